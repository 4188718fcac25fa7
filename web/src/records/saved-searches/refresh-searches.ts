// After a change, also a refused one: refetches lists and single searches.
import type { QueryClient } from '@tanstack/react-query';
import { savedSearchApi } from '@wattpact/domain/saved-searches/saved-search-api';

export async function refreshSearches(queryClient: QueryClient): Promise<void> {
  const paths = [savedSearchApi.list.path, savedSearchApi.get.path];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
