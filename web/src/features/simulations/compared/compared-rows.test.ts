// What the simulator is asked for the rows of a comparison.
import { QueryClient } from '@tanstack/react-query';
import type { OfferRecord } from '@wattpact/domain/offers/offer-api';
import type { ProjectRecord } from '@wattpact/domain/projects/project-api';
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { seriesApi } from '@wattpact/domain/series/series-api';
import { expect, test } from 'vitest';
import { apiQuery } from '../../../platform/api/query.ts';
import { rowOfOffer, rowOfProject } from './compared-rows.ts';

const today = new Date('2026-11-20T10:00:00Z');
const offer = (changes: object = {}) =>
  ({ ...offerPayload('entity'), id: 'o', version: 1, ...changes }) as unknown as OfferRecord;
const project = {
  ...projectPayload('entity', 'file'),
  id: 'p',
  version: 3,
  annualVolume: 80_000,
  sellerLegalEntity: { id: 'seller' },
} as unknown as ProjectRecord;
const seriesId = '0198c2f0-0000-7000-8000-000000000000';

/** Knows the project's profile, its series, and that one's last year: half of the capacity in every hour. */
function knowing(first: string): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  });
  const last = '2025-12-31T23:00:00.000Z';
  const row = { id: seriesId, kind: 'profile', isInvented: false, resolution: 'PT60M', first, last, version: 1 };
  client.setQueryData(apiQuery(seriesApi.getProfile, { params: { id: 'p' } }).queryKey, {
    seriesId,
    seriesName: 'Medida',
  });
  client.setQueryData(apiQuery(seriesApi.list).queryKey, [row] as never);
  const bytes = new Uint8Array(new Float32Array(8760).fill(0.5).buffer);
  const values = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  // Whatever range is asked for.
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === seriesApi.values.path && query.state.data === undefined) query.setData({ values });
  });
  return client;
}

test('[SIM-22, SIM-24] an offer is compared by its own terms, and one without a price has no figures', () => {
  const row = rowOfOffer(offer(), today);
  expect(row.request?.input).toMatchObject({ capacity: 20, price: 31.5, technology: 'SOLAR_POWER' });
  expect(row.to).toContain('offerId=o');
  expect(rowOfOffer(offer({ price: undefined }), today).request).toBeUndefined();
});

test('[SIM-06, SIM-24] a project is compared with the delivery profile that its own company has chosen', async () => {
  const row = await rowOfProject(knowing('2025-01-01T00:00:00.000Z'), project, ['seller']);
  expect(row.hasOwnProfile).toBe(true);
  expect(row.request?.input.seriesId).toBe(seriesId);
  expect(row.request?.imported.profile).toHaveLength(8760);
  // The year's energy is the project's own.
  expect(row.request?.input.capacity).toBeCloseTo(80_000 / 4380, 3);
});

test('[SIM-06, SIM-24] strangers compare it with an invented profile, and one without a whole year has no figures', async () => {
  const strangers = await rowOfProject(new QueryClient(), project, ['other']);
  expect([strangers.hasOwnProfile, strangers.request?.imported.profile]).toEqual([false, undefined]);
  expect(strangers.request).toBeDefined();
  const short = await rowOfProject(knowing('2025-11-01T00:00:00.000Z'), project, ['seller']);
  expect([short.hasOwnProfile, short.request]).toEqual([true, undefined]);
});
