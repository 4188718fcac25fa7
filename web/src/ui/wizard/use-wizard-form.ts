// A wizard's form: starts with what an earlier visit left in this browser, measured against the defaults.
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useLayoutEffect, useState } from 'react';
import { type DraftPlace, type Kept, loadDraft } from './draft.ts';

interface WizardFormOptions<Values> {
  defaults: Values;
  draft: DraftPlace;
}

export interface WizardForm<Values> {
  form: UseFormReturnType<Values>;
  /** What an earlier visit left. */
  kept: WizardStart | undefined;
}

export type WizardStart = Pick<Kept<unknown>, 'step' | 'isOlder'>;

export function useWizardForm<Values extends Record<string, unknown>>({
  defaults,
  draft,
}: WizardFormOptions<Values>): WizardForm<Values> {
  const [kept] = useState(() => loadDraft<Values>(draft, (draft.base as Values | undefined) ?? defaults));
  const form = useForm<Values>({ mode: 'controlled', initialValues: defaults });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is put in once, before the first paint
  useLayoutEffect(() => {
    if (kept) form.setValues(kept.values);
  }, []);
  return { form: form as unknown as UseFormReturnType<Values>, kept };
}
