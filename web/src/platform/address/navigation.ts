// Going to an address made by paths.ts, with or without a query.
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { readSearch, type SearchText } from './search-text.ts';

export interface Target {
  to: string;
  search: SearchText;
  hash?: string;
}

/** Splits an address so that the router can match its path and keep its query. */
export function targetOf(address: string): Target {
  const [beforeHash = '', hash] = address.split('#');
  const [to = '/', query = ''] = beforeHash.split('?');
  return { to, search: readSearch(query), ...(hash !== undefined && { hash }) };
}

interface GoOptions {
  replace?: boolean;
  /** Does not ask about unsaved input. */
  discardsInput?: boolean;
}

export function useGo(): (address: string, options?: GoOptions) => Promise<void> {
  const router = useRouter();
  return useCallback(
    (address, { replace = false, discardsInput = false } = {}) =>
      router.navigate({ ...targetOf(address), replace, ignoreBlocker: discardsInput } as never),
    [router],
  );
}

/** The address as the browser reads it, with the admin app's base path: for a link that opens in a new tab. */
export function useHref(address: string): string {
  const router = useRouter();
  return router.buildLocation(targetOf(address) as never).publicHref;
}
