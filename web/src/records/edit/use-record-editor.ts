// The state of a record's form: fields are validated on blur, sections know whether they are complete, and input is merged
// when somebody else has changed the record.
import type { UseFormReturnType } from '@mantine/form';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { withLinkedError } from '../../ui/wizard/linked-error.tsx';
import { recheckFields } from '../../ui/wizard/recheck-fields.ts';
import { takeOver } from '../../ui/wizard/take-over.ts';
import { useWizardForm, type WizardStart } from '../../ui/wizard/use-wizard-form.ts';
import { owns } from '../../ui/wizard/wizard-errors.ts';
import { mergeRules } from '../fields/merge-rules.ts';
import type { FormValues } from './record-editing.ts';

/** Errors that two fields make together. */
interface LinkedFaults {
  /** The fields to validate with the one that lost the focus. */
  checkedWith: (path: string, errors: object) => string[];
  /** This error is shown only with the first of the two fields. */
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
  restored: WizardStart | undefined;
  check: (values: Values) => FormErrors;
  /** The props of a field; a filled one is validated on blur. */
  field: (path: string) => ReturnType<UseFormReturnType<Values>['getInputProps']>;
  /** Validates filled fields again, because another field changes their rules. */
  recheck: (...paths: string[]) => void;
  /** Changes several fields at once, and clears their errors. */
  change: (changes: Readonly<Record<string, unknown>>) => void;
  /** Three-way merge of the form; from then on its changes are measured against `stored`. */
  merge: (versions: { typed: Values; base: Values; latest: Values; stored?: Values }) => void;
  /** The section has no errors. */
  isComplete: (fields: readonly string[]) => boolean;
}

export function useRecordEditor<Values extends FormValues>(options: EditorOptions<Values>): RecordEditor<Values> {
  const { defaults, draft, check, linked } = options;
  const { form, restored } = useWizardForm({ defaults, draft, rules: mergeRules });
  const recheck = (...paths: string[]) =>
    recheckFields(
      form,
      check,
      linked ? paths.flatMap((path) => linked.checkedWith(path, form.errors)) : paths,
      linked?.isOtherSide,
    );
  return {
    form,
    restored,
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
      // The stored draft is based on this state from now on, for its next merge.
      if (stored) form.setInitialValues(stored);
      form.setValues(takeOver(typed, base, latest, mergeRules));
    },
    isComplete: (fields) => !Object.keys(check(form.values)).some((path) => owns({ id: '', fields }, path)),
  };
}
