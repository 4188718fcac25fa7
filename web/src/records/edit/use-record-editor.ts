// The state of a record's form: it starts with the stored draft, and its input is merged when somebody else has changed the
// record.
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import type { FormErrors } from '../../platform/api/form-errors.ts';
import { takeOver } from '../../ui/wizard/take-over.ts';
import { useWizardForm, type WizardStart } from '../../ui/wizard/use-wizard-form.ts';
import { mergeRules } from '../fields/merge-rules.ts';
import type { RecordForm } from './edited-record.tsx';
import { type FormEditor, formEditor } from './form-editor.ts';
import type { FormValues, Versioned } from './record-editing.ts';

export interface RecordEditor<Values> extends FormEditor<Values> {
  form: UseFormReturnType<Values>;
  restored: WizardStart | undefined;
  check: (values: Values) => FormErrors;
  /** Three-way merge of the form; from then on its changes are measured against `stored`. */
  merge: (versions: { typed: Values; base: Values; latest: Values; stored?: Values }) => void;
}

export function useRecordEditor<Found extends Versioned, Payload, Values extends FormValues>(
  { editing, defaults, draft }: Pick<RecordForm<Found, Payload, Values>, 'editing' | 'defaults' | 'draft'>,
  check: (values: Values) => FormErrors,
): RecordEditor<Values> {
  const { kind, linked } = editing;
  const { t } = useTranslation([kind.base, 'common']);
  const { form, restored } = useWizardForm({ defaults, draft, rules: mergeRules });
  return {
    ...formEditor({ form, check, of: kind.kind, t, linked }),
    form,
    restored,
    check,
    merge: ({ typed, base, latest, stored }) => {
      // The stored draft is based on this state from now on, for its next merge.
      if (stored) form.setInitialValues(stored);
      form.setValues(takeOver(typed, base, latest, mergeRules));
    },
  };
}
