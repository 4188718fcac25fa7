// A wizard's form: starts with the stored draft, and compares it with the defaults. The values are set at the first render,
// because an effect would overwrite later input whenever the page waits for texts.
import { type UseFormReturnType, useForm } from '@mantine/form';
import { same } from '@wattpact/domain/records/changes';
import { useState } from 'react';
import { type DraftPlace, loadDraft, type RestoredDraft } from './draft.ts';
import type { MergeRules } from './take-over.ts';

interface WizardFormOptions<Values> {
  defaults: Values;
  draft: DraftPlace;
  rules: MergeRules;
}

export interface WizardForm<Values> {
  form: UseFormReturnType<Values>;
  /** The draft of an earlier visit. */
  restored: WizardStart | undefined;
}

export type WizardStart = Pick<RestoredDraft<unknown>, 'step' | 'isOlder'>;

export function useWizardForm<Values extends Record<string, unknown>>({
  defaults,
  draft,
  rules,
}: WizardFormOptions<Values>): WizardForm<Values> {
  const [restored] = useState(() => loadDraft<Values>(draft, (draft.base as Values | undefined) ?? defaults, rules));
  const form = useForm<Values>({ mode: 'controlled', initialValues: restored?.values ?? defaults });
  // The form compares its values with these, so that a restored draft counts as typed.
  useState(() => form.setInitialValues(defaults));
  return { form: form as unknown as UseFormReturnType<Values>, restored };
}

/** Compares all values: the form's own dirty flags do not include a restored draft. */
export const isTypedOver = <Values>(form: UseFormReturnType<Values>): boolean =>
  !same(form.getValues(), form.getInitialValues());
