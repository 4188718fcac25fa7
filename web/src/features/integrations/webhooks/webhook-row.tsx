// One webhook: where it goes, whether it is on, what became of its last delivery, and what can be done with it.
import { Button } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import type { WebhookRecord } from '@wattpact/domain/webhooks/webhook';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import type { WebhookDeliveryRecord } from '@wattpact/domain/webhooks/webhook-delivery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { filledText } from '../../../platform/words/filled-text.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { useAct } from '../../../records/use-act.ts';
import { PlainRow } from '../../../ui/record/plain-rows.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import classes from '../integrations.module.css';
import { TestDialog } from './test-dialog.tsx';
import { WebhookMenu } from './webhook-menu.tsx';

export function WebhookRow({ webhook }: { webhook: WebhookRecord }) {
  const { name, url } = webhook;
  return (
    <PlainRow
      icon={IconWebhook}
      aside={
        <>
          <TestButton webhook={webhook} />
          <WebhookMenu webhook={webhook} />
        </>
      }
    >
      <span className={classes.name}>
        <strong>{name}</strong>
        <WebhookState webhook={webhook} />
      </span>
      <small>{url}</small>
      <WebhookFacts webhook={webhook} />
    </PlainRow>
  );
}

function WebhookState({ webhook: { offReason } }: { webhook: WebhookRecord }) {
  const { t } = useTranslation('legalEntity');
  if (offReason === null) return <StatusBadge status="active" label={t('webhooks.active')} />;
  const tone = offReason === 'by_hand' ? 'grey' : 'red';
  return <StatusBadge status="inactive" label={t(`webhooks.off.${offReason}`)} tone={tone} />;
}

function WebhookFacts({ webhook }: { webhook: WebhookRecord }) {
  const { t } = useTranslation('legalEntity');
  const formats = useFormats();
  const { events, waiting, lastDelivery, offReason, oldSecretUntil } = webhook;
  const last = lastDelivery && {
    status: t(`webhooks.status.${lastDelivery.status}`),
    at: formats.dateTime(lastDelivery.triedAt),
  };
  return (
    <>
      <small>
        {filledText([
          t('webhooks.events_count', { count: events.length }),
          last ? t('webhooks.last_delivery', last) : t('webhooks.never_sent'),
          waiting > 0 && t('webhooks.waiting', { count: waiting }),
        ])}
      </small>
      {offReason !== null && offReason !== 'by_hand' && <small>{t(`webhooks.off_text.${offReason}`)}</small>}
      {oldSecretUntil !== null && (
        <small>{t('webhooks.secret.old_until', { at: formats.dateTime(oldSecretUntil) })}</small>
      )}
    </>
  );
}

function TestButton({ webhook: { id: hookId, legalEntityId: id, name, allowedActions } }: { webhook: WebhookRecord }) {
  const { t } = useTranslation('legalEntity');
  const { isPending, run } = useAct('legal_entity');
  const [result, setResult] = useState<WebhookDeliveryRecord>();
  const test = () =>
    run(() => call(webhookApi.test, { params: { id, hookId } }), {
      failed: t('webhooks.failed.test'),
      onDone: setResult,
    });
  if (!allowedActions.includes('test')) return null;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={isPending}
        aria-label={t('webhooks.test.of', { name })}
        onClick={() => void test()}
      >
        {t('webhooks.act.test')}
      </Button>
      {result && <TestDialog name={name} result={result} onClose={() => setResult(undefined)} />}
    </>
  );
}
