// After a change of a project or an offer: refetches its record and every list that may show it.
import type { QueryClient } from '@tanstack/react-query';
import { dashboardApi } from '@wattpact/domain/dashboard/dashboard-api';
import type { MarketKind } from './market-kind.ts';

export async function refreshItems(queryClient: QueryClient, { api, adminApi }: MarketKind): Promise<void> {
  const { summary, queue } = dashboardApi;
  for (const { path } of [api.list, api.search, adminApi.list, summary, queue]) {
    void queryClient.invalidateQueries({ queryKey: [path] });
  }
  await Promise.all([api.get, adminApi.get].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
}
