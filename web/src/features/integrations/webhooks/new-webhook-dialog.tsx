// Adds a webhook; then its secret is shown, this once.
import { newWebhook } from '@wattpact/domain/webhooks/webhook';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx';

export function NewWebhookDialog({ entityId: id, onClose }: { entityId: string; onClose: () => void }) {
  const { t } = useTranslation(['legalEntity', 'errorMessages']);
  useFocusBack();
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const initialValues: WebhookValues = { name: '', url: '', events: [] };
  const { form, submit, busy, message } = useSentForm({
    about: 'legal_entity',
    initialValues,
    validate: checkWith(newWebhook),
    send: (body: WebhookValues) => call(webhookApi.create, { params: { id }, body }),
    ending: { done: t('legalEntity:webhooks.done.added'), onDone: setMade },
  });
  if (made !== undefined) return <SecretDialog {...made} onClose={onClose} />;
  return (
    <FormDialog
      title={t('legalEntity:webhooks.add')}
      submitLabel={t('legalEntity:webhooks.add')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookFields form={form} message={message} />
    </FormDialog>
  );
}
