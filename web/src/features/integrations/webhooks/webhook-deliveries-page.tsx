// What was sent to one webhook, as long as it is kept.
import { useQuery } from '@tanstack/react-query';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../../platform/address/page-name.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { TabList } from '../../../records/list/tab-list.tsx';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { LoadedRecord } from '../../../ui/record/loaded-record.tsx';
import { webhookDeliveries } from './webhook-deliveries.tsx';

export function WebhookDeliveriesPage({ id, hookId }: { id: string; hookId: string }) {
  const { t } = useTranslation('legalEntity');
  const webhook = useQuery({
    ...apiQuery(webhookApi.list, { params: { id } }),
    select: (all) => all.find((one) => one.id === hookId),
  });
  usePageName(webhook.data?.name);
  const view = useMemo(() => webhookDeliveries(id, hookId), [id, hookId]);
  return (
    <LoadedRecord query={webhook}>
      {({ name, url }) => (
        <>
          <PageHeader title={t('webhooks.deliveries.title', { name })} note={url} />
          <TabList view={view} />
        </>
      )}
    </LoadedRecord>
  );
}
