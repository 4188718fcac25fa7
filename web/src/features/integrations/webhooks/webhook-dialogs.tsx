// The dialogs that ask before a webhook is switched off or deleted, or gets another secret.
import type { WebhookRecord } from '@wattpact/domain/webhooks/webhook';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { AskedAct } from '../../../records/asked-act.tsx';
import { DeleteOwnDialog } from '../../../records/deletion/delete-own-dialog.tsx';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx';
import { useFocusBack } from '../../../ui/feedback/focus-back.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useSwitch } from './use-switch.ts';

interface WebhookDialogProps {
  webhook: WebhookRecord;
  onClose: () => void;
}

export function SwitchOffDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('legalEntity');
  const { isPending, run } = useSwitch(webhook);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('webhooks.switch_off_title', { name: webhook.name })}
      confirmLabel={t('webhooks.act.switch_off')}
      loading={isPending}
      onConfirm={() => void run(false, onClose)}
    >
      <p>{t('webhooks.switch_off_text')}</p>
    </ConfirmDialog>
  );
}

export function DeleteWebhookDialog({ webhook: { id: hookId, legalEntityId: id, name }, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('legalEntity');
  const texts = {
    act: t('webhooks.act.delete'),
    consequence: t('webhooks.delete_text'),
    failed: t('webhooks.failed.delete'),
  };
  return (
    <DeleteOwnDialog
      item={{ id: hookId, name }}
      deletion={{
        about: 'legal_entity',
        texts,
        remove: () => call(webhookApi.remove, { params: { id, hookId } }),
      }}
      onClose={onClose}
    />
  );
}

export function RotateSecretDialog({ webhook: { id: hookId, legalEntityId: id, name }, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('legalEntity');
  // The question makes way for the secret: the focus returns from either.
  useFocusBack();
  const [secret, setSecret] = useState<string>();
  if (secret !== undefined) return <SecretDialog name={name} secret={secret} onClose={onClose} />;
  return (
    <AskedAct
      about="legal_entity"
      title={t('webhooks.secret.rotate_title', { name })}
      act={t('webhooks.secret.rotate')}
      send={() => call(webhookApi.rotateSecret, { params: { id, hookId } })}
      ending={{ failed: t('webhooks.failed.secret'), onDone: (made) => setSecret(made.secret) }}
      onClose={onClose}
    >
      <p>{t('webhooks.secret.rotate_text')}</p>
    </AskedAct>
  );
}
