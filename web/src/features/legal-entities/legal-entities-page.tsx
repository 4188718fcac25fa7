// All entities, for administrators.
import type { LegalEntityRow } from '@wattpact/domain/legal-entities/legal-entity-api';
import { legalEntityList } from '@wattpact/domain/legal-entities/legal-entity-filters';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { icons } from '../../ui/theme/icons.ts';
import { RecordList } from '../market/record-list.tsx';
import { useRecordList } from '../market/use-record-list.ts';
import { fiscalNumberText, useEntityStatus } from './entity-words.ts';
import { allEntities } from './legal-entity-lists.ts';

export function LegalEntitiesPage() {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const records = useRecordList(legalEntityList, allEntities);
  const total = records.page?.total;
  return (
    <>
      <PageHeader
        title={t('common:navigation.entities')}
        note={total !== undefined && t('legalEntity:list.count', { count: total, number: formats.number(total) })}
      />
      <RecordList
        records={records}
        loadError="error_load.legal_entities"
        label={t('common:navigation.entities')}
        icon={icons.entity}
        {...useAdminColumns()}
        admin
        empty={{ title: t('legalEntity:list.nothing_found'), text: t('legalEntity:list.nothing_found_text') }}
      />
    </>
  );
}

function useAdminColumns() {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const statusLabel = useEntityStatus();
  const badge = ({ status }: LegalEntityRow) => <StatusBadge status={status} label={statusLabel(status)} />;
  const columns: Column<LegalEntityRow>[] = [
    {
      id: 'id',
      header: t('legalEntity:fields.id'),
      width: 112,
      from: 'medium',
      cell: ({ id }) => <span title={id}>{shortId(id)}</span>,
    },
    {
      id: 'name',
      header: t('common:field.name'),
      width: '34%',
      atLeast: 190,
      sortFlag: 'sortByName',
      cell: ({ id, name }) => (
        <AppLink to={adminPaths.legalEntity(id)} className="row-link" title={name}>
          {name}
        </AppLink>
      ),
    },
    {
      id: 'number',
      header: t('legalEntity:fields.fiscal_number'),
      cell: ({ fiscalNumber }) => fiscalNumberText(fiscalNumber),
    },
    { id: 'status', header: t('common:filters.status'), sortFlag: 'sortByStatus', cell: badge },
    {
      id: 'owner',
      header: t('legalEntity:side.owner'),
      width: '18%',
      atLeast: 110,
      title: ({ owner }) => owner?.displayName ?? '',
      cell: ({ owner }) => owner?.displayName ?? t('common:not_given'),
    },
    {
      id: 'created',
      header: t('legalEntity:side.created'),
      sortFlag: 'sortByCreatedAt',
      cell: ({ createdAt }) => formats.date(createdAt),
    },
  ];
  const card = (entity: LegalEntityRow) => (
    <RecordCard
      to={adminPaths.legalEntity(entity.id)}
      name={entity.name}
      note={`${fiscalNumberText(entity.fiscalNumber)} · ${shortId(entity.id)}`}
      badge={badge(entity)}
      footer={[entity.owner?.displayName ?? '', formats.date(entity.createdAt)]}
    />
  );
  return { columns, card };
}

/** The end of an id tells records apart; its beginning is only the time. */
const shortId = (id: string) => `…${id.slice(-8)}`;
