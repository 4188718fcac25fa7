// The user's saved searches of a list: open, rename, notify, delete.
import { Button, Group, Switch } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import { type SavedSearchRecord, savedSearchApi } from '@wattpact/domain/saved-searches/saved-search-api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { useListSearch } from '../../platform/address/list-search.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { PageHeader } from '../../ui/app-shell/page-header.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { RowEditing } from '../../ui/data-table/row-editing.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { MarketGate } from '../market-gate.tsx';
import { savedSearchAddress } from './saved-filters.ts';
import classes from './saved-searches.module.css';
import { SearchFields } from './search-fields.tsx';
import { type SearchableList, searchedLists } from './searched-lists.ts';
import { useDroppedWords, useFilterWords } from './use-filter-words.ts';
import { useSearchChanges } from './use-search-changes.ts';

const noFilters = { filters: [], sorts: [] };

export function SavedSearchesPage({ listEntity }: { listEntity: SearchableList }) {
  const { t } = useTranslation();
  return (
    <MarketGate title={t('crumbs.saved_searches')}>
      <SavedSearches listEntity={listEntity} />
    </MarketGate>
  );
}

function SavedSearches({ listEntity }: { listEntity: SearchableList }) {
  const { t } = useTranslation();
  const { to, declaration } = searchedLists[listEntity];
  const { page, limit, setPage, setLimit } = useListSearch<Partial<ListQuery>>(noFilters);
  const [open, setOpen] = useState<{ act: 'edit' | 'delete'; search: SavedSearchRecord }>();
  const searches = useQuery({
    ...apiQuery(savedSearchApi.list, { query: { listEntity, page, limit } }),
    placeholderData: keepPreviousData,
  });
  const { isPending, change, remove } = useSearchChanges();
  const { columns, card } = useSearchColumns({
    listEntity,
    searches: searches.data?.items ?? [],
    open: setOpen,
    change,
  });
  const close = () => setOpen(undefined);
  /** The search as the list has it now: it may have changed after a refusal. */
  const current = (search: SavedSearchRecord) => searches.data?.items.find(({ id }) => id === search.id) ?? search;
  const list = (
    <Button component={AppLink} to={to()} variant="default">
      {t(`saved_search.to_list.${listEntity}`)}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('crumbs.saved_searches')} note={t(`list_entity.${listEntity}`)} actions={list} />
      <DataTable
        label={t('crumbs.saved_searches')}
        columns={columns}
        rows={searches.data?.items}
        rowKey={({ id }) => id}
        card={card}
        paging={searches.data && { ...searches.data, onPage: setPage, onLimit: setLimit }}
        stale={searches.isPlaceholderData}
        failed={searches.isLoadingError}
        error={searches.error}
        loadError="error_load.saved_searches"
        onRetry={() => void searches.refetch()}
        empty={
          <EmptyState icon={IconBookmark} title={t('saved_search.empty_title')} text={t('saved_search.empty_text')} />
        }
      />
      {open?.act === 'edit' && (
        <SearchFields
          title={t('saved_search.edit_title')}
          initial={open.search}
          busy={isPending}
          onSave={(given) => void change(current(open.search), given, close)}
          onClose={close}
        >
          <p className={classes.editHelp}>
            {t('saved_search.edit_filters')}{' '}
            <AppLink to={savedSearchAddress(to(), open.search, declaration)}>{t('saved_search.open')}</AppLink>
          </p>
        </SearchFields>
      )}
      <ConfirmDialog
        opened={open?.act === 'delete'}
        onClose={close}
        title={t('deletion.title', { name: open?.search.name ?? '' })}
        confirmLabel={t('saved_search.delete')}
        danger
        loading={isPending}
        onConfirm={() => {
          if (open) void remove(open.search, close);
        }}
      >
        <p>{t('saved_search.delete_text')}</p>
      </ConfirmDialog>
    </>
  );
}

type Open = (act: { act: 'edit' | 'delete'; search: SavedSearchRecord }) => void;
type Change = ReturnType<typeof useSearchChanges>['change'];

interface SearchColumns {
  listEntity: SearchableList;
  searches: readonly SavedSearchRecord[];
  open: Open;
  change: Change;
}

function useSearchColumns({ listEntity, searches, open, change }: SearchColumns) {
  const { t } = useTranslation();
  const formats = useFormats();
  const wordsOf = useFilterWords(listEntity, searches);
  const droppedOf = useDroppedWords(listEntity);
  const { declaration, to } = searchedLists[listEntity];
  const link = (search: SavedSearchRecord) => (
    <AppLink to={savedSearchAddress(to(), search, declaration)} className="row-link">
      {search.name}
    </AppLink>
  );
  const filterText = (search: SavedSearchRecord) => {
    const dropped = droppedOf(search.droppedFilters);
    return (
      <>
        {wordsOf(search)}
        {dropped && <span className={classes.dropped}>{dropped}</span>}
      </>
    );
  };
  const notify = (search: SavedSearchRecord) => (
    <Switch
      className="row-action"
      aria-label={t('saved_search.notify_of', { name: search.name })}
      checked={search.notify}
      onChange={(event) => void change(search, { notify: event.currentTarget.checked })}
    />
  );
  const actions = (search: SavedSearchRecord) => (
    <RowEditing
      editLabel={t('saved_search.rename', { name: search.name })}
      deleteLabel={t('saved_search.delete_of', { name: search.name })}
      onEdit={() => open({ act: 'edit', search })}
      onDelete={() => open({ act: 'delete', search })}
    />
  );
  const columns: Column<SavedSearchRecord>[] = [
    { id: 'name', header: t('field.name'), width: 280, atLeast: 160, title: ({ name }) => name, cell: link },
    { id: 'filters', header: t('filters.title'), wrap: true, cell: filterText },
    { id: 'notify', header: t('saved_search.notify'), width: 150, cell: notify },
    { id: 'created', header: t('market.created'), width: 120, cell: ({ createdAt }) => formats.date(createdAt) },
    { id: 'actions', header: t('saved_search.actions'), width: 110, right: true, cell: actions },
  ];
  const card = (search: SavedSearchRecord) => (
    <>
      {link(search)}
      <div className="second-line">{filterText(search)}</div>
      <Group justify="space-between" wrap="nowrap">
        <span className="quiet">{t('saved_search.notify')}</span>
        {notify(search)}
        {actions(search)}
      </Group>
    </>
  );
  return { columns, card };
}
