// Changes name, address and events of a webhook.
import { newWebhook, type WebhookRecord } from '@wattpact/domain/webhooks/webhook';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { checkWith } from '../../../platform/api/forms.ts';
import { useSeenVersion } from '../../../records/use-seen-version.ts';
import { useSentForm } from '../../../records/use-sent-form.ts';
import { FormDialog } from '../../../ui/feedback/form-dialog.tsx';
import { WebhookFields, type WebhookValues } from './webhook-fields.tsx';

export function EditWebhookDialog({ webhook, onClose }: { webhook: WebhookRecord; onClose: () => void }) {
  const { t } = useTranslation(['legalEntity', 'common', 'errorMessages']);
  const { id: hookId, legalEntityId: id, name, url, events, isActive } = webhook;
  const { version, onRefused } = useSeenVersion(webhook.version);
  const initialValues: WebhookValues = { name, url, events };
  const { form, submit, busy, message } = useSentForm({
    about: 'legal_entity',
    initialValues,
    validate: checkWith(newWebhook),
    send: (values: WebhookValues) =>
      call(webhookApi.update, { params: { id, hookId }, body: { ...values, isActive }, version }),
    ending: { done: t('legalEntity:webhooks.done.changed'), onDone: onClose, onRefused },
  });
  return (
    <FormDialog
      title={t('legalEntity:webhooks.edit')}
      submitLabel={t('common:save')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <WebhookFields form={form} message={message} />
    </FormDialog>
  );
}
