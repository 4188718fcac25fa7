// A small form that is sent: its values, the errors of the server at their fields, and one sentence for the rest.
import { type UseFormInput, useForm } from '@mantine/form';
import { useState } from 'react';
import { refusalOf } from '../../platform/api/api-problems.ts';
import { jumpToFirstError } from '../../platform/api/form-errors.ts';
import { holdFocus } from '../../platform/lost-focus.ts';

type Options<Values> = UseFormInput<Values> & { send: (values: Values) => Promise<void> };

export function useSentForm<Values extends Record<string, unknown>>({ send, ...options }: Options<Values>) {
  const form = useForm<Values>({ mode: 'controlled', validateInputOnBlur: false, ...options });
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const submit = form.onSubmit(
    async (values) => {
      const settleFocus = holdFocus();
      setBusy(true);
      setMessage(undefined);
      try {
        await send(values);
      } catch (error) {
        const refusal = refusalOf(error);
        form.setErrors(refusal.errors as never);
        setMessage(refusal.message);
        jumpToFirstError(refusal.errors);
      } finally {
        setBusy(false);
        settleFocus();
      }
    },
    (errors) => jumpToFirstError(errors as Record<string, string>),
  );
  return { form, submit, busy, message, setMessage };
}
