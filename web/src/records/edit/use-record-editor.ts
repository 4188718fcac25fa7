// The state of a record's form: fields that are checked when they are left, sections that know whether they are filled,
// and what becomes of the input when somebody else has changed what is stored.
import type { UseFormReturnType } from '@mantine/form';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { withLinkedError } from '../../ui/wizard/linked-error.tsx';
import { recheckFields } from '../../ui/wizard/recheck-fields.ts';
import { takeOver } from '../../ui/wizard/take-over.ts';
import { useWizardForm, type WizardStart } from '../../ui/wizard/use-wizard-form.ts';
import { owns } from '../../ui/wizard/wizard-errors.ts';
import { groupOfField } from '../fields/field-group.ts';
import type { FormValues } from './record-editing.ts';

/** Faults that two fields make together. */
interface LinkedFaults {
  /** The fields that are checked with the one that is left. */
  judgedWith: (path: string, errors: object) => string[];
  /** Told with the first side only. */
  isOtherSide: (error: string) => boolean;
}

interface EditorOptions<Values> {
  defaults: Values;
  draft: DraftPlace;
  check: (values: Values) => FormErrors;
  linked?: LinkedFaults;
}

export interface RecordEditor<Values> {
  form: UseFormReturnType<Values>;
  kept: WizardStart | undefined;
  check: (values: Values) => FormErrors;
  /** The props of a field; a filled one is checked when it is left. */
  field: (path: string) => ReturnType<UseFormReturnType<Values>['getInputProps']>;
  /** Checks filled fields again, because another one decides what they may hold. */
  recheck: (...paths: string[]) => void;
  /** Changes several fields at once, and forgets what was wrong with them. */
  change: (changes: Readonly<Record<string, unknown>>) => void;
  /** What was left alone between `base` and `typed` follows `latest`; the form is measured against `stored` from now on. */
  merge: (versions: { typed: Values; base: Values; latest: Values; stored?: Values }) => void;
  /** No field of the section would be refused. */
  isComplete: (fields: readonly string[]) => boolean;
}

export function useRecordEditor<Values extends FormValues>(options: EditorOptions<Values>): RecordEditor<Values> {
  const { defaults, draft, check, linked } = options;
  const { form, kept } = useWizardForm({ defaults, draft, groupOf: groupOfField });
  const recheck = (...paths: string[]) =>
    recheckFields(
      form,
      check,
      linked ? paths.flatMap((path) => linked.judgedWith(path, form.errors)) : paths,
      linked?.isOtherSide,
    );
  return {
    form,
    kept,
    check,
    recheck,
    field: (path) => ({ ...withLinkedError(path, form.getInputProps(path)), onBlur: () => recheck(path) }),
    change: (changes) => {
      for (const [path, value] of Object.entries(changes)) {
        form.setFieldValue(path as never, value as never);
        form.clearFieldError(path);
      }
    },
    merge: ({ typed, base, latest, stored }) => {
      // What is kept in this browser from now on goes over this state: it is the base of its next merge.
      if (stored) form.setInitialValues(stored);
      form.setValues(takeOver(typed, base, latest, groupOfField));
    },
    isComplete: (fields) => !Object.keys(check(form.values)).some((path) => owns({ id: '', fields }, path)),
  };
}
