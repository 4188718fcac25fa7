// A list's page, size, sort and filters live in the address: a change of filter, clearing and another size lead to page 1.
import { useDebouncedCallback } from '@mantine/hooks';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { FilterDeclaration, ListDeclaration } from 'domain/shared/filters';
import { useMemo } from 'react';
import { defaultPageSize, pageOf, pageSizeOf } from '../ui/data-table/page-sizes.ts';
import type { Sort } from '../ui/data-table/table-props.ts';
import { clearAll, type FilterValues, readFilters, toQuery, writeFilters } from '../ui/filters/filter-values.ts';

export interface ListState {
  values: FilterValues;
  page: number;
  limit: number;
  sort: Sort | undefined;
}

export function readListState(search: Record<string, unknown>, { filters, sorts }: ListDeclaration): ListState {
  const flag = sorts.find(({ name }) => String(search[name]) === 'true')?.name;
  return {
    values: readFilters(search, filters),
    page: pageOf(search.page),
    limit: pageSizeOf(search.limit),
    sort: flag === undefined ? undefined : { flag, order: search.sortOrder === 'asc' ? 'asc' : 'desc' },
  };
}

/** The address's query: one sort flag at most, nothing empty, no defaults. Parameters that are not the list's stay. */
export function writeListState(
  { values, page, limit, sort }: ListState,
  { filters, sorts }: ListDeclaration,
  search: Record<string, unknown> = {},
): Record<string, unknown> {
  const own = ['page', 'limit', 'sortOrder', ...sorts.map(({ name }) => name), ...Object.keys(clearAll(filters))];
  const others = Object.fromEntries(Object.entries(search).filter(([name]) => !own.includes(name)));
  return {
    ...others,
    ...writeFilters(values),
    ...(sort && { [sort.flag]: 'true', sortOrder: sort.order }),
    ...(page > 1 && { page: String(page) }),
    ...(limit !== defaultPageSize && { limit: String(limit) }),
  };
}

export interface ListSearch<Query> extends ListState {
  filters: readonly FilterDeclaration[];
  sorts: ListDeclaration['sorts'];
  /** For the API call. */
  query: Query;
  /** The same for other filter values (a live count). */
  queryOf: (values: FilterValues) => Query;
  setValues: (values: FilterValues) => void;
  /** Filters and order at once; without an order the usual one. */
  apply: (values: FilterValues, sort: Sort | undefined) => void;
  /** For typing: waits until the hand rests for 300 ms, and leaves what was chosen meanwhile. */
  setTextSoon: (searchQuery: string) => void;
  clear: () => void;
  setSort: (sort: Sort) => void;
  setPage: (page: number) => void;
  setLimit: (limit: number) => void;
}

export const filterDelay = 300;

/** `declaration` must keep its identity (module scope). `Query` is the call's query type. */
export function useListSearch<Query>(declaration: ListDeclaration): ListSearch<Query> {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const router = useRouter();
  const state = useMemo(() => readListState(search, declaration), [search, declaration]);
  const go = (next: ListState) =>
    router.navigate({ to: '.', search: writeListState(next, declaration, search), resetScroll: false } as never);
  const setValues = (values: FilterValues) => go({ ...state, values, page: 1 });
  const setTextSoon = useDebouncedCallback(
    (searchQuery: string) => setValues({ ...state.values, searchQuery }),
    filterDelay,
  );
  const queryOf = (values: FilterValues, page = 1) =>
    ({
      ...toQuery(values, declaration.filters),
      ...(state.sort && { [state.sort.flag]: true, sortOrder: state.sort.order }),
      page,
      limit: state.limit,
    }) as Query;
  return {
    ...state,
    filters: declaration.filters,
    sorts: declaration.sorts,
    query: queryOf(state.values, state.page),
    queryOf: (values) => queryOf(values),
    setValues,
    apply: (values, sort) => go({ ...state, values, sort, page: 1 }),
    setTextSoon,
    clear: () => go({ ...state, values: clearAll(declaration.filters), page: 1 }),
    setSort: (sort) => go({ ...state, sort, page: 1 }),
    setPage: (page) => go({ ...state, page }),
    setLimit: (limit) => go({ ...state, limit, page: 1 }),
  };
}
