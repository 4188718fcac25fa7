// A wizard's form: starts with what an earlier visit left in this browser, measured against the defaults.
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useLayoutEffect, useState } from 'react';
import { type DraftPlace, loadDraft } from './draft.ts';

interface WizardFormOptions<Values> {
  defaults: Values;
  draft: DraftPlace;
}

export interface WizardForm<Values> {
  form: UseFormReturnType<Values>;
  /** Where the earlier visit ended. */
  initialStep: number;
}

export function useWizardForm<Values extends Record<string, unknown>>({
  defaults,
  draft,
}: WizardFormOptions<Values>): WizardForm<Values> {
  const [stored] = useState(() => loadDraft<Values>(draft));
  const form = useForm<Values>({ mode: 'controlled', initialValues: defaults });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is put in once, before the first paint
  useLayoutEffect(() => {
    if (stored) form.setValues({ ...defaults, ...stored.values });
  }, []);
  return { form: form as unknown as UseFormReturnType<Values>, initialStep: stored?.step ?? 0 };
}
