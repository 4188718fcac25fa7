// Above a list opened from a saved search: its name, its filters that no longer exist, and a button that saves changes. An
// address with only the search's id gets its filters.
import { Button, CloseButton } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type SavedSearchRecord, savedSearchApi } from '@wattpact/domain/saved-searches/saved-search-api';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListSearch, writeListState } from '../../platform/address/list-search.ts';
import { ApiError } from '../../platform/api/call.ts';
import { apiQuery } from '../../platform/api/query.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { droppedNames } from './dropped-names.ts';
import { filtersToSave, savedState } from './saved-filters.ts';
import classes from './shown-search.module.css';

interface ShownSearchProps {
  id: string;
  list: ListSearch<unknown>;
  onSave: () => void;
  onLeave: () => void;
}

/** The order of the names does not matter. */
const written = (filters: object) => JSON.stringify(Object.entries(filters).sort());

function isChanged({ filters, droppedFilters }: SavedSearchRecord, list: ListSearch<unknown>): boolean {
  const saved = savedState(filters, list);
  const [then, now] = [saved, list].map(({ values, sort }) => written(filtersToSave(values, sort, list)));
  return droppedFilters.length > 0 || then !== now;
}

/** For links from notifications: they contain the search's id, not its filters. A deleted search has no filters. */
function useSavedFilters(saved: SavedSearchRecord | undefined, isGone: boolean, list: ListSearch<unknown>): void {
  const { filters: which, ...search }: Record<string, unknown> = useSearch({ strict: false });
  const router = useRouter();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that requests it
  useEffect(() => {
    if (which !== 'saved' || !(saved || isGone)) return;
    const filtered = saved ? writeListState(savedState(saved.filters, list), list, search) : search;
    void router.navigate({ to: '.', search: filtered, replace: true } as never);
  }, [which, saved, isGone]);
}

export default function ShownSearch({ id, list, onSave, onLeave }: ShownSearchProps) {
  const { t } = useTranslation();
  const { data, error } = useQuery(apiQuery(savedSearchApi.get, { params: { id } }));
  const isGone = error instanceof ApiError && error.status === 404;
  const search = isGone ? undefined : data;
  useSavedFilters(search, isGone, list);
  if (!search && !isGone) return null;
  const droppedFilters = search?.droppedFilters ?? [];
  return (
    <div className={classes.shown}>
      <p className={classes.line}>
        <IconBookmark size={18} stroke={1.9} aria-hidden />
        <span className={classes.name}>
          {search ? t('saved_search.shown', { name: search.name }) : t('saved_search.gone')}
        </span>
        {search && isChanged(search, list) && (
          <Button variant="subtle" size="xs" onClick={onSave}>
            {t('saved_search.save_changes')}
          </Button>
        )}
        <CloseButton size="sm" aria-label={t('saved_search.leave')} title={t('saved_search.leave')} onClick={onLeave} />
      </p>
      {droppedFilters.length > 0 && (
        <Notice kind="warning" title={t('saved_search.dropped', { names: droppedNames(droppedFilters, list, t) })} />
      )}
    </div>
  );
}
