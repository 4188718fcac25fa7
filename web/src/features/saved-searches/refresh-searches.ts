// After a change, and after one that was refused: lists and single searches show what is stored now.
import type { QueryClient } from '@tanstack/react-query';
import { savedSearchApi } from '@wattpact/domain/saved-searches/saved-search-api';

export async function refreshSearches(queryClient: QueryClient): Promise<void> {
  const paths = [savedSearchApi.list.path, savedSearchApi.get.path];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
