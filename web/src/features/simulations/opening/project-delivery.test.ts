// With which profile the simulator opens, as far as the reader may know.
import { QueryClient } from '@tanstack/react-query';
import { projectApi } from '@wattpact/domain/projects/project-api';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { afterEach, expect, test, vi } from 'vitest';
import { apiQuery } from '../../../platform/api/query.ts';
import { fetchDelivery } from './project-delivery.ts';

const params = { id: 'p' };
const project = { id: 'p', sellerId: 'seller' };

/** Knows these answers, and refuses everything else with the status. */
function knowing(answers: [query: { queryKey: readonly unknown[] }, answer: unknown][], status = 500): QueryClient {
  const type = 'application/problem+json';
  vi.stubGlobal('fetch', async () =>
    Response.json({ type: 'about:blank', title: 'x', status }, { status, headers: { 'content-type': type } }),
  );
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  for (const [{ queryKey }, answer] of answers) client.setQueryData(queryKey, answer);
  return client;
}
afterEach(() => vi.unstubAllGlobals());

const production = apiQuery(seriesApi.production, { params });
const chosen = apiQuery(seriesApi.getProfile, { params });

test('[SIM-06, SIM-22] its company reads the profile, also where the project alone says whose it is', async () => {
  const client = knowing([
    [chosen, { seriesId: 's' }],
    [apiQuery(seriesApi.list), []],
    [apiQuery(projectApi.get, { params }), { sellerLegalEntity: { id: 'seller' } }],
  ]);
  for (const delivering of [project, { id: 'p' }])
    expect((await fetchDelivery(client, delivering, ['seller'])).profile).toMatchObject({ seriesId: 's' });
  const none = knowing([[chosen, { seriesId: null }]]);
  expect((await fetchDelivery(none, project, ['seller'])).profile).toBeUndefined();
});

test.each([
  [{ months: [1], isInvented: false }, true],
  [{ months: [1], isInvented: true }, false],
  [{ months: [], isInvented: false }, false],
])('[SIM-22] everybody else is told whether there is one: %j', async (answer, isHidden) => {
  expect(await fetchDelivery(knowing([[production, answer]]), project, ['other'])).toEqual({ isHidden });
});

test('[SIM-22] a call that failed is no missing profile, a project that is gone has none', async () => {
  for (const own of [['seller'], []]) {
    await expect(fetchDelivery(knowing([], 500), project, own)).rejects.toThrow();
    expect(await fetchDelivery(knowing([], 404), project, own)).toEqual({});
    expect(await fetchDelivery(knowing([], 404), { id: 'p' }, own)).toEqual({});
  }
});
