// How the forms of a key and of a webhook begin: with why they were refused, and with a name.
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { Notice } from '../../ui/feedback/notice.tsx';

interface NamedFieldsProps<Values extends Record<string, unknown>> {
  form: UseFormReturnType<Values>;
  message: string | undefined;
  label: string;
  description: string;
  children: ReactNode;
}

export function NamedFields<Values extends { name: string } & Record<string, unknown>>(
  props: NamedFieldsProps<Values>,
) {
  const { form, message, label, description, children } = props;
  return (
    <>
      {message && <Notice kind="reject" title={message} live />}
      <TextInput required data-autofocus label={label} description={description} {...form.getInputProps('name')} />
      {children}
    </>
  );
}
