// The log of a webhook as a list: what was sent when, and what became of it.
import { IconWebhook } from '@tabler/icons-react';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import { deliveryList, type WebhookDelivery } from '@wattpact/domain/webhooks/webhook-delivery';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { filledText } from '../../../platform/words/filled-text.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import type { PlainView, ShownRows } from '../../../records/list/list-view.ts';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import { DeliveryButton } from './delivery-button.tsx';
import classes from './webhooks.module.css';

const tones = { waiting: 'yellow', delivered: 'green', failed: 'red' } as const;

export const webhookDeliveries = (id: string, hookId: string): PlainView<WebhookDelivery> => ({
  place: 'all',
  source: {
    path: webhookApi.deliveries.path.replace(':id', id).replace(':hookId', hookId),
    fetch: (input) => call(webhookApi.deliveries, { params: { id, hookId }, ...input }),
  },
  filters: deliveryList,
  grouped: false,
  useRows: () => useDeliveryRows({ id, hookId }),
  icon: IconWebhook,
  texts: 'legalEntity',
  titleKey: 'legalEntity:webhooks.deliveries.list',
  countKey: 'legalEntity:webhooks.deliveries.count',
  emptyKey: 'legalEntity:webhooks.deliveries.empty',
  loadError: 'error_load.webhook_deliveries',
});

function useDeliveryRows(hook: { id: string; hookId: string }): ShownRows<WebhookDelivery> {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const nameOf = ({ type }: WebhookDelivery) => t(`legalEntity:webhooks.event.${type}`);
  const origin = ({ origin: one }: WebhookDelivery) => one === 'replay' && t('legalEntity:webhooks.replayed');
  const answerOf = ({ answerStatus, tookMs, triedAt }: WebhookDelivery) =>
    triedAt === null
      ? '—'
      : filledText([
          answerStatus === null ? t('legalEntity:webhooks.delivery.no_answer') : String(answerStatus),
          tookMs !== null && t('legalEntity:webhooks.delivery.took', { ms: formats.number(tookMs) }),
        ]);
  const nextTry = ({ nextTryAt }: WebhookDelivery) =>
    nextTryAt && `${t('legalEntity:webhooks.delivery.next_try')}: ${formats.dateTime(nextTryAt)}`;
  const name = (one: WebhookDelivery) => (
    <>
      <DeliveryButton hook={hook} delivery={one} label={nameOf(one)} />
      <span className="second-line">{filledText([origin(one), one.type])}</span>
    </>
  );
  const status = ({ status: one }: WebhookDelivery) => (
    <StatusBadge status={one} label={t(`legalEntity:webhooks.status.${one}`)} tone={tones[one]} />
  );
  const columns: Column<WebhookDelivery>[] = [
    { id: 'type', header: t('legalEntity:webhooks.deliveries.type'), width: '34%', atLeast: 190, cell: name },
    {
      id: 'status',
      header: t('common:field.status'),
      cell: (one) => (
        <>
          {status(one)}
          {nextTry(one) && <span className="second-line">{nextTry(one)}</span>}
        </>
      ),
    },
    { id: 'answer', header: t('legalEntity:webhooks.deliveries.answer'), cell: answerOf },
    {
      id: 'tries',
      header: t('legalEntity:webhooks.deliveries.tries'),
      right: true,
      from: 'small',
      cell: ({ tries }) => formats.number(tries),
    },
    {
      id: 'created',
      header: t('legalEntity:webhooks.deliveries.created_at'),
      right: true,
      sortFlag: 'sortByCreatedAt',
      cell: ({ createdAt }) => formats.dateTime(createdAt),
    },
  ];
  const card = (one: WebhookDelivery) => (
    <>
      {name(one)}
      <div className={classes.cardStatus}>{status(one)}</div>
      <span className="second-line">{filledText([answerOf(one), formats.dateTime(one.createdAt)])}</span>
      {nextTry(one) && <span className="second-line">{nextTry(one)}</span>}
    </>
  );
  return { columns, card };
}
