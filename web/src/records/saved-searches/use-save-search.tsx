// Saves a list's present search, and shows which saved search is open: each part loads on first use.
import { useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import type { FilterValues, Sort } from '../../platform/address/filter-values.ts';
import type { ListSearch } from '../../platform/address/list-search.ts';
import { lazy } from '../../platform/lazy.ts';
import { filtersToSave, type SavedFilters, savedSearchName } from './saved-filters.ts';
import type { SearchableList } from './searched-lists.ts';

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'));
const ShownSearch = lazy(() => import('./shown-search.tsx'));

export interface SaveSearch {
  /** Opens the dialog for these values and this order. */
  start: (values: FilterValues, sort: Sort | undefined) => void;
  dialog: ReactNode;
  /** The saved search from which the list was opened; shown above the list. */
  shown: ReactNode;
}

export function useSaveSearch<Query>(listEntity: SearchableList, list: ListSearch<Query>): SaveSearch {
  const [filters, setFilters] = useState<SavedFilters>();
  const router = useRouter();
  const id = useSearch({ strict: false, select: (search: Record<string, unknown>) => search[savedSearchName] });
  const shownId = typeof id === 'string' && id !== '' ? id : undefined;
  const start: SaveSearch['start'] = (values, sort) => setFilters(filtersToSave(values, sort, list));
  const leave = () => {
    const { [savedSearchName]: _left, ...rest } = router.latestLocation.search;
    void router.navigate({ to: '.', search: rest, resetScroll: false } as never);
  };
  return {
    start,
    dialog: filters && (
      <Suspense>
        <SaveSearchDialog
          listEntity={listEntity}
          filters={filters}
          shownId={shownId}
          onClose={() => setFilters(undefined)}
        />
      </Suspense>
    ),
    shown: shownId !== undefined && (
      <Suspense>
        <ShownSearch
          key={shownId}
          id={shownId}
          list={list as ListSearch<unknown>}
          onSave={() => start(list.values, list.sort)}
          onLeave={leave}
        />
      </Suspense>
    ),
  };
}
