// A wizard's form: starts with what an earlier visit left in this browser, measured against the defaults. The values are
// there at the first rendering: an effect would run again whenever the page waits for texts, over what was typed since.
import { type UseFormReturnType, useForm } from '@mantine/form';
import { same } from '@wattpact/domain/records/changes';
import { useState } from 'react';
import { type DraftPlace, type Kept, loadDraft } from './draft.ts';
import type { GroupOf } from './take-over.ts';

interface WizardFormOptions<Values> {
  defaults: Values;
  draft: DraftPlace;
  /** Which fields say something only together. */
  groupOf: GroupOf;
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
  groupOf,
}: WizardFormOptions<Values>): WizardForm<Values> {
  const [kept] = useState(() => loadDraft<Values>(draft, (draft.base as Values | undefined) ?? defaults, groupOf));
  const form = useForm<Values>({ mode: 'controlled', initialValues: kept?.values ?? defaults });
  // The form takes its first values for what nothing was typed over.
  useState(() => form.setInitialValues(defaults));
  return { form: form as unknown as UseFormReturnType<Values>, kept };
}

/** Compared whole: the form's own notes per field know nothing of what a draft brought along. */
export const isTypedOver = <Values>(form: UseFormReturnType<Values>): boolean =>
  !same(form.getValues(), form.getInitialValues());
