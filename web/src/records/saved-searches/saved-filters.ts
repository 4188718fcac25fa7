// Converts a search to its stored form (the list's own names with JSON values), and back to the address of its list.
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import { type FilterValues, type Sort, toQuery } from '../../platform/address/filter-values.ts';
import { type ListState, readListState, writeListState } from '../../platform/address/list-search.ts';
import { writeSearch } from '../../platform/address/search-text.ts';

export type SavedFilters = Record<string, unknown>;

/** The query parameter with the id of the saved search. */
export const savedSearchName = 'savedSearch';

export const filtersToSave = (
  values: FilterValues,
  sort: Sort | undefined,
  { filters }: ListDeclaration,
): SavedFilters => ({
  ...toQuery(values, filters),
  ...(sort && { [sort.flag]: true, sortOrder: sort.order }),
});

/** Unknown names and values are ignored. */
export const savedState = (filters: SavedFilters, declaration: ListDeclaration): ListState => ({
  ...readListState(filters, declaration),
  page: 1,
});

/** The list's address with the filters and the id of the search. */
export const savedSearchAddress = (
  to: string,
  { id, filters }: { id: string; filters: SavedFilters },
  declaration: ListDeclaration,
): string =>
  to + writeSearch({ ...writeListState(savedState(filters, declaration), declaration), [savedSearchName]: id });
