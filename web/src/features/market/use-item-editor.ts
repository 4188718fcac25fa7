// The state of a wizard of a project or an offer: fields that are checked when they are left, sections that know
// whether they are filled.
import type { UseFormReturnType } from '@mantine/form';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { groupOfField } from '../../records/fields/field-group.ts';
import type { DraftPlace } from '../../ui/wizard/draft.ts';
import { withLinkedError } from '../../ui/wizard/linked-error.tsx';
import { recheckFields } from '../../ui/wizard/recheck-fields.ts';
import { takeOver } from '../../ui/wizard/take-over.ts';
import { useWizardForm, type WizardStart } from '../../ui/wizard/use-wizard-form.ts';
import { isOtherSide, judgedWith } from '../contract-terms/linked-faults.ts';

interface EditorOptions<Values> {
  defaults: Values;
  draft: DraftPlace;
  check: (values: Values) => FormErrors;
}

export interface ItemEditor<Values> {
  form: UseFormReturnType<Values>;
  kept: WizardStart | undefined;
  check: (values: Values) => FormErrors;
  /** The props of a field; a filled one is checked when it is left. */
  field: (path: string) => ReturnType<UseFormReturnType<Values>['getInputProps']>;
  /** Changes several fields at once, and forgets what was wrong with them. */
  change: (changes: Readonly<Record<string, unknown>>) => void;
  /** Somebody else has changed what is stored: what was left alone here follows it. */
  takeOver: (base: Values, latest: Values) => void;
  /** No field of the section would be refused. */
  isComplete: (fields: readonly string[]) => boolean;
}

export function useItemEditor<Values extends Record<string, unknown>>(
  options: EditorOptions<Values>,
): ItemEditor<Values> {
  const { defaults, draft, check } = options;
  const { form, kept } = useWizardForm({ defaults, draft, groupOf: groupOfField });
  return {
    form,
    kept,
    check,
    field: (path) => ({
      ...withLinkedError(path, form.getInputProps(path)),
      onBlur: () => recheckFields(form, check, judgedWith(path, form.errors), isOtherSide),
    }),
    change: (changes) => {
      for (const [path, value] of Object.entries(changes)) {
        form.setFieldValue(path as never, value as never);
        form.clearFieldError(path);
      }
    },
    takeOver: (base, latest) => {
      form.setValues(takeOver(form.getValues(), base, latest, groupOfField));
      form.resetDirty(latest);
    },
    isComplete: (fields) =>
      !Object.keys(check(form.values)).some((path) =>
        fields.some((field) => path === field || path.startsWith(`${field}.`)),
      ),
  };
}
