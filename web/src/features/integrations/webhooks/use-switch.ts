// Switches a webhook on or off.
import type { WebhookRecord } from '@wattpact/domain/webhooks/webhook';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { useAct } from '../../../records/use-act.ts';

export function useSwitch({ id: hookId, legalEntityId: id, version, name, url, events }: WebhookRecord) {
  const { t } = useTranslation('legalEntity');
  const { isPending, run } = useAct('legal_entity');
  return {
    isPending,
    run: (isActive: boolean, onDone?: () => void) =>
      run(() => call(webhookApi.update, { params: { id, hookId }, body: { name, url, events, isActive }, version }), {
        done: t(isActive ? 'webhooks.done.switched_on' : 'webhooks.done.switched_off'),
        failed: t('webhooks.failed.save'),
        ...(onDone && { onDone }),
      }),
  };
}
