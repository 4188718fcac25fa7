// A small form that is sent as one act: its values, the errors of the server at their fields, and one sentence for the rest.
import { type UseFormInput, useForm } from '@mantine/form';
import { useState } from 'react';
import type { Refusal } from '../platform/api/api-problems.ts';
import { jumpToFirstError } from '../platform/api/form-errors.ts';
import { type RepeatKey, repeatKey } from '../platform/api/repeat-key.ts';
import { useUnsentInput } from '../platform/unsent-input.ts';
import type { ActSubject } from './stale-answers.ts';
import { type Ending, useAct } from './use-act.ts';

type Options<Values, Answer> = UseFormInput<Values> & {
  /** What is refetched afterwards, also after a refusal; without it, the answer says everything. */
  about?: ActSubject;
  /** Makes the call and nothing else. A creating call takes its key from `keyOf`. */
  send: (values: Values, keyOf: RepeatKey['of']) => Promise<Answer>;
  /** With `failed` a refusal is shown in a toast; without it, `message` has it. */
  ending?: Ending<Answer> | undefined;
};

export function useSentForm<Values extends Record<string, unknown>, Answer = unknown>({
  about,
  send,
  ending = {},
  ...options
}: Options<Values, Answer>) {
  const form = useForm<Values>({ mode: 'controlled', validateInputOnBlur: false, ...options });
  const { isPending: busy, run } = useAct(about);
  const [key] = useState(repeatKey);
  const [message, setMessage] = useState<string>();
  const [sent, setSent] = useState<Values>();
  useUnsentInput(form.isDirty() && form.values !== sent);
  const onRefused = (refusal: Refusal, error: unknown) => {
    if (ending.onRefused?.(refusal, error) === true) return true;
    form.setErrors(refusal.errors as never);
    jumpToFirstError(refusal.errors);
    if (ending.failed !== undefined) return false;
    setMessage(refusal.message);
    return true;
  };
  const onDone = (answer: Answer) => {
    key.done();
    return ending.onDone?.(answer);
  };
  const submit = form.onSubmit(
    async (values) => {
      setMessage(undefined);
      const { isDone } = await run(() => send(values, key.of), { ...ending, onDone, onRefused });
      if (isDone) setSent(values);
    },
    (errors) => jumpToFirstError(errors as Record<string, string>),
  );
  return { form, submit, busy, message };
}
