// Saving what a list shows: the dialog comes when it is first asked for.
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ListSearch } from '../../platform/list-search.ts';
import type { Sort } from '../../ui/data-table/table-props.ts';
import type { FilterValues } from '../../ui/filters/filter-values.ts';
import { filtersToSave, type SavedFilters, savedSearchName } from './saved-filters.ts';
import type { SearchableList } from './searched-lists.ts';

const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'));

export interface SaveSearch {
  /** Asks for a name for these values and this order. */
  start: (values: FilterValues, sort: Sort | undefined) => void;
  dialog: ReactNode;
}

export function useSaveSearch<Query>(listEntity: SearchableList, list: ListSearch<Query>): SaveSearch {
  const [filters, setFilters] = useState<SavedFilters>();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const shown = search[savedSearchName];
  return {
    start: (values, sort) => setFilters(filtersToSave(values, sort, list)),
    dialog: filters && (
      <Suspense>
        <SaveSearchDialog
          listEntity={listEntity}
          filters={filters}
          shownId={typeof shown === 'string' ? shown : undefined}
          onClose={() => setFilters(undefined)}
        />
      </Suspense>
    ),
  };
}
