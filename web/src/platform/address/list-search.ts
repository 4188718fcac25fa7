// A list's page, size, sort and filters are in the address. A changed filter, clearing, or another size returns to page 1.
import { type AnyRouter, useRouter, useSearch } from '@tanstack/react-router';
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

const goTo = (router: AnyRouter, declaration: ListDeclaration, next: ListState, replace: boolean) =>
  router.navigate({
    to: '.',
    search: (now: Record<string, unknown>) => writeListState(next, declaration, now),
    replace,
    resetScroll: false,
  } as never);

type ListActs = Omit<ListSearch<unknown>, keyof ListState | 'filters' | 'sorts' | 'query' | 'queryOf' | 'text'>;

/** What changes the list. The address is read when something is done: a page may not be drawn yet since the last change. */
function listActs(router: AnyRouter, declaration: ListDeclaration, text: Debounced<string>): ListActs {
  const now = () => readListState(router.latestLocation.search, declaration);
  const go = (next: ListState, replace = false) => goTo(router, declaration, next, replace);
  /** Includes a search text that is still debounced; a new text starts at page 1. */
  const step = (change: Partial<ListState>, again?: boolean) => {
    const state = now();
    const searchQuery = text.value();
    const isTyped = searchQuery !== String(state.values.searchQuery ?? '');
    const page = isTyped ? 1 : (change.page ?? 1);
    text.set(searchQuery);
    go({ ...state, ...change, values: { ...(change.values ?? state.values), searchQuery }, page }, again);
  };
  /** Uses the search text of these values. */
  const setAll = (values: FilterValues, sort: Sort | undefined) => {
    text.set(String(values.searchQuery ?? ''));
    go({ ...now(), values, sort, page: 1 });
  };
  return {
    setValues: (values, again) => step({ values }, again),
    apply: setAll,
    clear: () => setAll(clearAll(declaration.filters), now().sort),
    setSort: (sort) => step({ sort }),
    setPage: (page, again) => step({ page }, again),
    setLimit: (limit) => step({ limit }),
  };
}

/**
 * `declaration` must keep its identity (module scope). `Query` is the call's query type. What comes back keeps its parts as
 * long as they are equal, so that a page draws only what a change concerns.
 */
export function useListSearch<Query>(declaration: ListDeclaration): ListSearch<Query> {
  const router = useRouter();
  const state: ListState = useSearch({
    strict: false,
    structuralSharing: true,
    select: (search: Record<string, unknown>) => readListState(search, declaration),
  });
  const text = useDebounced(String(state.values.searchQuery ?? ''), (searchQuery, again) => {
    const now = readListState(router.latestLocation.search, declaration);
    return goTo(router, declaration, { ...now, values: { ...now.values, searchQuery }, page: 1 }, again);
  });
  const acts = useMemo(() => listActs(router, declaration, text), [router, declaration, text]);
  const queryOf = (values: FilterValues, page = 1) =>
    ({
      ...toQuery(values, declaration.filters),
      ...(state.sort && { [state.sort.flag]: true, sortOrder: state.sort.order }),
      page,
      limit: state.limit,
    }) as Query;
  return {
    ...state,
    ...acts,
    text,
    filters: declaration.filters,
    sorts: declaration.sorts,
    query: queryOf(state.values, state.page),
    queryOf: (values) => queryOf(values),
  };
}
