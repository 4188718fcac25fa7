// A list's page, size, sort and filters are in the address. A changed filter, clearing, or another size returns to page 1.
import { useRouter, useSearch } from '@tanstack/react-router';
import type { FilterDeclaration, ListDeclaration } from '@wattpact/domain/filters/filters';
import { useMemo } from 'react';
import { type Debounced, useDebounced } from './debounced.ts';
import { clearAll, type FilterValues, readFilters, type Sort, toQuery, writeFilters } from './filter-values.ts';
import { defaultPageSize, pageOf, pageSizeOf } from './page-sizes.ts';

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

/** The address's query: at most one sort flag, nothing empty, no defaults. Parameters of others stay. */
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
  /** The same with other filter values (for a live count). */
  queryOf: (values: FilterValues) => Query;
  /** `again`: replaces the address entry of the same interaction, so that one step back undoes all of it. */
  setValues: (values: FilterValues, again?: boolean) => void;
  /** Sets filters and order at once; without an order, the default one. */
  apply: (values: FilterValues, sort: Sort | undefined) => void;
  /** The search text as it is typed. */
  text: Debounced<string>;
  clear: () => void;
  /** Undefined: the default order, which is best match first when there is a search text. */
  setSort: (sort: Sort | undefined) => void;
  setPage: (page: number, again?: boolean) => void;
  setLimit: (limit: number) => void;
}

/** `declaration` must keep its identity (module scope). `Query` is the call's query type. */
export function useListSearch<Query>(declaration: ListDeclaration): ListSearch<Query> {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const router = useRouter();
  const state = useMemo(() => readListState(search, declaration), [search, declaration]);
  const go = (next: ListState, replace = false) =>
    router.navigate({
      to: '.',
      search: (now: Record<string, unknown>) => writeListState(next, declaration, now),
      replace,
      resetScroll: false,
    } as never);
  const text = useDebounced(String(state.values.searchQuery ?? ''), (searchQuery, again) =>
    go({ ...state, values: { ...state.values, searchQuery }, page: 1 }, again),
  );
  /** Includes a search text that is still debounced; a new text starts at page 1. */
  const step = (change: Partial<ListState>, again?: boolean) => {
    const searchQuery = text.value();
    const isTyped = searchQuery !== String(state.values.searchQuery ?? '');
    const page = isTyped ? 1 : (change.page ?? 1);
    text.set(searchQuery);
    go({ ...state, ...change, values: { ...(change.values ?? state.values), searchQuery }, page }, again);
  };
  /** Uses the search text of these values. */
  const setAll = (values: FilterValues, sort: Sort | undefined) => {
    text.set(String(values.searchQuery ?? ''));
    go({ ...state, values, sort, page: 1 });
  };
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
    setValues: (values, again) => step({ values }, again),
    apply: setAll,
    text,
    clear: () => setAll(clearAll(declaration.filters), state.sort),
    setSort: (sort) => step({ sort }),
    setPage: (page, again) => step({ page }, again),
    setLimit: (limit) => step({ limit }),
  };
}
