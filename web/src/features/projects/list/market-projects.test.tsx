import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { approvedEntitiesQuery, profileQuery, rolesQuery } from '../../../platform/session/session.ts';
import { ListPage } from '../../../records/list/list-page.tsx';
import { marketProjects } from './market-projects.tsx';

/** The page of a trader, with a market of so many projects, of which none is on this page. */
async function drawn(total: number): Promise<string> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(profileQuery.queryKey, { id: 'trader' } as never);
  client.setQueryData(rolesQuery.queryKey, {} as never);
  client.setQueryData(approvedEntitiesQuery.queryKey, [{ id: 'own', name: 'Solar', roles: ['contracting'] }] as never);
  client.setQueryDefaults([projectApi.search.path], { initialData: { items: [], total, page: 1, limit: 10 } });
  const routeTree = createRootRoute({ component: () => <ListPage view={marketProjects} /> });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <RouterProvider router={router as never} />
      </MantineProvider>
    </QueryClientProvider>,
    { onError: () => {} },
  );
  return new Response(prelude).text();
}

/** The bar of the filters, or what keeps its place until it is there: its search field is drawn in a browser alone. */
const bar = /role="search"|toolbarPlace/;

test('[UI-74] over an empty market stand no filters, and it says what comes there', async () => {
  const empty = await drawn(0);
  expect(empty).toContain('list.empty_market.text');
  expect(empty).not.toMatch(bar);
  expect(await drawn(11)).toMatch(bar);
});
