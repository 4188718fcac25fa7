// The API keys of a company: which programs may act for it, with which level, and when they last did.
import { Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { mostApiKeys } from '@wattpact/domain/api-keys/api-key';
import { apiKeyApi } from '@wattpact/domain/api-keys/api-key-api';
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiQuery } from '../../../platform/api/query.ts';
import { FailedPart } from '../../../ui/feedback/failed-part.tsx';
import { SectionPaper } from '../../../ui/record/section-paper.tsx';
import classes from '../integrations.module.css';
import { ApiKeyList } from './api-key-list.tsx';
import { CallExample } from './call-example.tsx';
import { NewApiKeyDialog } from './new-api-key-dialog.tsx';

export function ApiKeysSection({ entity }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation('legalEntity');
  const { id, allowedActions } = entity;
  const { data: keys, isLoadingError, error, refetch } = useQuery(apiQuery(apiKeyApi.list, { params: { id } }));
  const [isOpen, setOpen] = useState(false);
  const mayCreate = allowedActions.includes('createApiKey');
  const isFull = keys !== undefined && keys.length >= mostApiKeys;
  const hint = mayCreate ? isFull && t('integrations.keys.most') : t('integrations.keys.pending');
  const create = mayCreate && keys && !isFull && (
    <Button size="xs" leftSection={<IconPlus size={16} stroke={1.9} />} onClick={() => setOpen(true)}>
      {t('integrations.keys.create')}
    </Button>
  );
  return (
    <SectionPaper title={t('integrations.keys.title')} aside={keys?.length ? create : undefined}>
      <p className={classes.help}>{t('integrations.keys.text')}</p>
      {hint && <p className={classes.help}>{hint}</p>}
      {isLoadingError && <FailedPart error={error} onRetry={refetch} />}
      {!keys && !isLoadingError && <Skeleton height={120} />}
      {keys && <ApiKeyList entityId={id} keys={keys} create={create} />}
      <CallExample />
      {isOpen && <NewApiKeyDialog entityId={id} onClose={() => setOpen(false)} />}
    </SectionPaper>
  );
}
