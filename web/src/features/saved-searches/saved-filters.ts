// A search as it is saved (the list's own names with JSON values), and back as the address of its list.
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import { type ListState, readListState, writeListState } from '../../platform/address/list-search.ts';
import { writeSearch } from '../../platform/address/search-text.ts';
import type { Sort } from '../../ui/data-table/table-props.ts';
import { type FilterValues, toQuery } from '../../ui/filters/filter-values.ts';

export type SavedFilters = Record<string, unknown>;

/** The query parameter that tells the list which saved search it shows. */
export const savedSearchName = 'savedSearch';

export const filtersToSave = (
  values: FilterValues,
  sort: Sort | undefined,
  { filters }: ListDeclaration,
): SavedFilters => ({
  ...toQuery(values, filters),
  ...(sort && { [sort.flag]: true, sortOrder: sort.order }),
});

/** Names and values that the list does not know (any more) are passed over. */
export const savedState = (filters: SavedFilters, declaration: ListDeclaration): ListState => ({
  ...readListState(filters, declaration),
  page: 1,
});

/** The list's address with the filters of the search, and which search it is. */
export const savedSearchAddress = (
  to: string,
  { id, filters }: { id: string; filters: SavedFilters },
  declaration: ListDeclaration,
): string =>
  to + writeSearch({ ...writeListState(savedState(filters, declaration), declaration), [savedSearchName]: id });
