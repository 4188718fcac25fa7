// The webhooks of a company: where its events are sent, and whether they arrive.
import { Button, Skeleton } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { mostWebhooks } from '@wattpact/domain/webhooks/webhook';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { apiQuery } from '../../../platform/api/query.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { PlainRows } from '../../../ui/record/plain-rows.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import classes from '../integrations.module.css';
import { NewWebhookDialog } from './new-webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

export function WebhooksSection({ entity: { id, status } }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation('legalEntity');
  const { data: webhooks, isLoadingError, error, refetch } = useQuery(apiQuery(webhookApi.list, { params: { id } }));
  const [isOpen, setOpen] = useState(false);
  const isApproved = status === 'approved';
  const isFull = webhooks !== undefined && webhooks.length >= mostWebhooks;
  const hint = isApproved ? isFull && t('webhooks.most', { count: mostWebhooks }) : t('webhooks.not_approved');
  const add = isApproved && webhooks && !isFull && (
    <Button size="xs" leftSection={<IconPlus size={16} stroke={1.9} />} onClick={() => setOpen(true)}>
      {t('webhooks.add')}
    </Button>
  );
  return (
    <SectionPaper title={t('webhooks.title')} aside={webhooks?.length ? add : undefined}>
      <p className={classes.help}>{t('webhooks.lead')}</p>
      {hint && <p className={classes.help}>{hint}</p>}
      {isLoadingError && <FailedPart error={error} onRetry={refetch} />}
      {!webhooks && !isLoadingError && <Skeleton height={120} />}
      {webhooks?.length === 0 && (
        <EmptyState icon={IconWebhook} title={t('webhooks.none')} text={t('webhooks.none_text')} action={add} />
      )}
      {webhooks && webhooks.length > 0 && (
        <PlainRows>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </PlainRows>
      )}
      <p className={classes.help}>
        <a href={paths.manual('integrators')} target="_blank" rel="noreferrer">
          {t('webhooks.manual')}
        </a>
      </p>
      {isOpen && <NewWebhookDialog entityId={id} onClose={() => setOpen(false)} />}
    </SectionPaper>
  );
}
