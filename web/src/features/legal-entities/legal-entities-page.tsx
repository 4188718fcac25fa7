// All entities, for administrators.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { adminLegalEntityApi, type LegalEntityRow } from 'domain/legal-entities/legal-entity-api';
import { legalEntityList } from 'domain/legal-entities/legal-entity-filters';
import type { ListQuery } from 'domain/shared/filters';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/app-link.tsx';
import { useListSearch } from '../../platform/list-search.ts';
import { adminPaths } from '../../platform/paths.ts';
import { apiQuery } from '../../platform/query.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ListToolbar } from '../../ui/filters/list-toolbar.tsx';
import { icons } from '../../ui/icons.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { fiscalNumberText, useEntityStatus } from './entity-words.ts';

export function LegalEntitiesPage() {
  const { t } = useTranslation(['legalEntity', 'common']);
  const formats = useFormats();
  const list = useListSearch<Partial<ListQuery>>(legalEntityList);
  const entities = useQuery({
    ...apiQuery(adminLegalEntityApi.list, { query: list.query }),
    placeholderData: keepPreviousData,
  });
  const { columns, card } = useAdminColumns();
  const total = entities.data?.total;
  return (
    <>
      <PageHeader
        title={t('common:navigation.entities')}
        note={total !== undefined && t('legalEntity:list.count', { count: total, number: formats.number(total) })}
      />
      <ListToolbar list={list} admin />
      <DataTable
        label={t('common:navigation.entities')}
        columns={columns}
        rows={entities.data?.items}
        rowKey={({ id }) => id}
        card={card}
        sort={list.sort}
        onSort={list.setSort}
        paging={entities.data && { ...entities.data, onPage: list.setPage, onLimit: list.setLimit }}
        stale={entities.isPlaceholderData}
        failed={entities.isError}
        loadError="error_load.legal_entities"
        onRetry={() => void entities.refetch()}
        empty={
          <EmptyState
            icon={icons.entity}
            title={t('legalEntity:list.nothing_found')}
            text={t('legalEntity:list.nothing_found_text')}
          />
        }
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
      cell: ({ id }) => <span title={id}>{shortId(id)}</span>,
    },
    {
      id: 'name',
      header: t('common:field.name'),
      sortFlag: 'sortByName',
      cell: ({ id, name }) => (
        <AppLink to={adminPaths.legalEntity(id)} className="row-link">
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
