// The inputs of a webhook: its name, its address, and the events by kind of record.
import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { WebhookEvent } from '@wattpact/domain/webhooks/webhook-events';
import { useTranslation } from 'react-i18next';
import { NamedFields } from '../named-fields.tsx';
import { EventChoice } from './event-choice.tsx';

export interface WebhookValues extends Record<string, unknown> {
  name: string;
  url: string;
  events: WebhookEvent[];
}

interface WebhookFieldsProps {
  form: UseFormReturnType<WebhookValues>;
  message: string | undefined;
}

export function WebhookFields({ form, message }: WebhookFieldsProps) {
  const { t } = useTranslation('legalEntity');
  return (
    <NamedFields
      form={form}
      message={message}
      label={t('webhooks.form.name')}
      description={t('webhooks.form.name_help')}
    >
      <TextInput
        required
        type="url"
        inputMode="url"
        label={t('webhooks.form.url')}
        description={t('webhooks.form.url_help')}
        placeholder="https://erp.example.com/webhooks"
        {...form.getInputProps('url')}
      />
      <EventChoice
        value={form.values.events}
        error={form.errors.events}
        onChange={(events) => form.setFieldValue('events', events)}
      />
    </NamedFields>
  );
}
