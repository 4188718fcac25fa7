// The parts of the side panel that an entity's people and administrators share: details and history.
import type { LegalEntityRecord } from '@wattpact/domain/legal-entities/legal-entity-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/words/use-formats.ts';
import { type Definition, DefinitionList } from '../../ui/record/definition-list.tsx';
import { SidePart } from '../../ui/record/side-panel.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { useEntityStatus } from './entity-words.ts';

/** `own`: what the reader himself is in the entity. */
export function EntityDetails({ entity, own = [] }: { entity: LegalEntityRecord; own?: readonly Definition[] }) {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const { owner, createdAt } = entity;
  return (
    <SidePart title={t('legalEntity:side.details')}>
      <DefinitionList
        columns={1}
        items={[
          { label: t('legalEntity:side.owner'), value: owner?.displayName },
          { label: t('legalEntity:side.created'), value: formats.date(createdAt) },
          ...own,
        ]}
      />
    </SidePart>
  );
}

export function EntityHistory({ entity: { history } }: { entity: LegalEntityRecord }) {
  const { t } = useTranslation();
  return (
    <SidePart title={t('history.title')}>
      <HistoryPanel kind="legal_entity" entries={history} statusLabel={useEntityStatus()} />
    </SidePart>
  );
}
