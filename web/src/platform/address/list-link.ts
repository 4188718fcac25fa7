// Addresses of the shown list with other filters, or in another view.
import { useLocation, useSearch } from '@tanstack/react-router';
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import { useCallback } from 'react';
import type { FilterValues } from './filter-values.ts';
import { readListState, writeListState } from './list-search.ts';
import { writeSearch } from './search-text.ts';

/** The query parameter with the way in which a list is shown: rows without it, or a map. */
const viewName = 'view';

type Changes = Readonly<Record<string, string | undefined>>;

/** The first page of the list with these filters besides its own. */
export function useListLink(declaration: ListDeclaration): (values?: FilterValues, changes?: Changes) => string {
  const pathname = useLocation({ select: (location) => location.pathname });
  const search: Record<string, unknown> = useSearch({ strict: false });
  return useCallback(
    (values = {}, changes = {}) => {
      const state = readListState(search, declaration);
      const next = { ...state, values: { ...state.values, ...values }, page: 1 };
      return pathname + writeSearch({ ...writeListState(next, declaration, search), ...changes });
    },
    [pathname, search, declaration],
  );
}

export const asRows = { [viewName]: undefined };
export const asMap = { [viewName]: 'map' };

export function useShownAsMap(): boolean {
  return useSearch({ strict: false, select: (search: Record<string, unknown>) => search[viewName] === 'map' });
}
