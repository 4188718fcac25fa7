// Every page of the marketplace behind the sign-in is counted under a name of its own.
import { QueryClient } from '@tanstack/react-query';
import { countedPages } from '@wattpact/domain/telemetry/counted';
import { expect, test } from 'vitest';
import { pageOfRoute } from '../features/telemetry/page-of-route.ts';
import { createMarketplaceRouter } from './router.tsx';

interface Route {
  id: string;
  fullPath: string;
}

const routes: Route[] = Object.values(
  createMarketplaceRouter({ queryClient: new QueryClient() }, '/').routesById as object,
);

test('[GEN-63] each page has its name, each name its page, and the address of no page has none', () => {
  const signedIn = routes.filter(({ id }) => id.startsWith('/$lang/signed-in/') && !id.endsWith('/$'));
  const named = signedIn.map(({ fullPath }) => [fullPath, pageOfRoute(fullPath)] as const);
  expect(named.filter(([, name]) => name === undefined)).toEqual([]);
  expect(named.map(([, name]) => name).toSorted()).toEqual(countedPages.toSorted());
  expect(pageOfRoute('/$lang/$')).toBeUndefined();
});
