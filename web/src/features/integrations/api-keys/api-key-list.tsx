// A company's keys, each with what it may do and when it was last used; what they are for while there is none.
import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { type ApiKeyRecord, apiKeyApi } from '@wattpact/domain/api-keys/api-key-api';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api/call.ts';
import { filledText } from '../../../platform/words/filled-text.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { AskedAct } from '../../../records/asked-act.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PlainRow, PlainRows } from '../../../ui/record/plain-rows.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';
import classes from '../integrations.module.css';

interface ApiKeyListProps {
  entityId: string;
  keys: readonly ApiKeyRecord[];
  create: ReactNode;
}

export function ApiKeyList({ entityId, keys, create }: ApiKeyListProps) {
  const { t } = useTranslation('legalEntity');
  const [revoked, setRevoked] = useState<ApiKeyRecord>();
  if (keys.length === 0)
    return (
      <EmptyState
        icon={IconKey}
        title={t('integrations.keys.empty')}
        text={t('integrations.keys.empty_text')}
        action={create}
      />
    );
  return (
    <>
      <PlainRows>
        {keys.map((key) => (
          <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setRevoked(key)} />
        ))}
      </PlainRows>
      {revoked && <RevokeDialog entityId={entityId} apiKey={revoked} onClose={() => setRevoked(undefined)} />}
    </>
  );
}

function ApiKeyRow({ apiKey, onRevoke }: { apiKey: ApiKeyRecord; onRevoke: () => void }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const { name, state } = apiKey;
  return (
    <PlainRow
      icon={IconKey}
      aside={
        <Button size="xs" variant="default" aria-label={t('integrations.keys.revoke_of', { name })} onClick={onRevoke}>
          {t('integrations.keys.revoke')}
        </Button>
      }
    >
      <span className={classes.name}>
        <strong>{name}</strong>
        {state !== 'active' && <StatusBadge status={state} label={t(`integrations.keys.state.${state}`)} tone="grey" />}
      </span>
      <ApiKeyFacts apiKey={apiKey} />
    </PlainRow>
  );
}

function ApiKeyFacts({ apiKey }: { apiKey: ApiKeyRecord }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const { level, effectiveLevel, state, hint, createdBy, createdAt, expiresOn, lastUsedAt } = apiKey;
  const roleOf = (one: ApiKeyRecord['level']) => t(`common:entity_role.${one}`);
  const isLowered = effectiveLevel !== null && effectiveLevel !== level;
  const maker = createdBy ?? t('common:history.erased_person');
  return (
    <>
      <small>
        {filledText([
          roleOf(level),
          t('integrations.keys.ends_with', { hint }),
          expiresOn && t('integrations.keys.valid_until', { date: formats.date(expiresOn) }),
        ])}
      </small>
      <small>
        {filledText([
          lastUsedAt ? t('integrations.keys.used', { ago: formats.ago(lastUsedAt) }) : t('integrations.keys.unused'),
          t('integrations.keys.created_by', { name: maker, date: formats.date(createdAt) }),
        ])}
      </small>
      {state === 'stopped' && <small>{t('integrations.keys.stopped_text')}</small>}
      {isLowered && <small>{t('integrations.keys.lowered', { level: roleOf(effectiveLevel) })}</small>}
    </>
  );
}

interface RevokeDialogProps {
  entityId: string;
  apiKey: ApiKeyRecord;
  onClose: () => void;
}

function RevokeDialog({ entityId, apiKey: { id: keyId, name }, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('legalEntity');
  return (
    <AskedAct
      danger
      about="legal_entity"
      title={t('integrations.keys.revoke_title', { name })}
      act={t('integrations.keys.revoke')}
      send={() => call(apiKeyApi.end, { params: { id: entityId, keyId } })}
      ending={{ done: t('integrations.keys.revoked', { name }), onDone: onClose }}
      onClose={onClose}
    >
      <p>{t('integrations.keys.revoke_text')}</p>
    </AskedAct>
  );
}
