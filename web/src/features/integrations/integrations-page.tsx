// How a company's own programs work with the platform. Each section stands in a file of its own.
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { apiKeyApi } from '@wattpact/domain/api-keys/api-key-api';
import { type LegalEntityRecord, legalEntityApi } from '@wattpact/domain/legal-entities/legal-entity-api';
import { webhookApi } from '@wattpact/domain/webhooks/webhook-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../platform/address/page-name.ts';
import { paths } from '../../platform/address/paths.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { GatedRecord } from '../../records/gated-record.tsx';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { ApiKeysSection } from './api-keys/api-keys-section.tsx';
import classes from './integrations.module.css';
import { WebhookDeliveriesPage } from './webhooks/webhook-deliveries-page.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

/** One route for both, because every visitor loads the list of routes first. */
export function IntegrationsPage() {
  const { id, hookId } = useParams({ strict: false }) as { id: string; hookId?: string };
  if (hookId === undefined) return <SectionsPage id={id} />;
  return <WebhookDeliveriesPage id={id} hookId={hookId} />;
}

function SectionsPage({ id }: { id: string }) {
  const query = useQuery(apiQuery(legalEntityApi.get, { params: { id } }));
  usePageName(query.data?.name);
  return <GatedRecord query={query}>{(entity) => <Integrations entity={entity} />}</GatedRecord>;
}

function Integrations({ entity }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation('legalEntity');
  if (!entity.allowedActions.includes('integrate')) return <Navigate to={paths.legalEntity(entity.id)} replace />;
  return (
    <div className="reading-width">
      <PageHeader title={t('integrations.title')} note={entity.name} />
      <p className={classes.lead}>{t('integrations.lead')}</p>
      <Sections entity={entity} />
    </div>
  );
}

/** Their lists are of any length: one that came later would move the section below. */
function Sections({ entity }: { entity: LegalEntityRecord }) {
  const params = { id: entity.id };
  const lists = [useQuery(apiQuery(apiKeyApi.list, { params })), useQuery(apiQuery(webhookApi.list, { params }))];
  const isKnown = lists.every(({ data, isLoadingError }) => data !== undefined || isLoadingError);
  // A list that is asked for again after a failure takes no section away, nor what is typed in its dialog.
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  if (!isKnown && !wasKnown) return <Skeleton height={720} radius="md" />;
  return (
    <div className={classes.sections}>
      <ApiKeysSection entity={entity} />
      <WebhooksSection entity={entity} />
    </div>
  );
}
