// The answers of the marketplace's searches to invalid values.

import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { offerSearch } from '@wattpact/domain/offers/offer-filters';
import { projectSearch } from '@wattpact/domain/projects/project-filters';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let buyer: TestUser;

beforeAll(async () => {
  t = await startTestApp();
  buyer = await t.make.user();
  const { id } = await t.make.entity(buyer);
  await t.make.project(buyer, id);
  await t.make.offer(buyer, id, { contractDuration: 'MORE_THAN_15_YEARS' });
});

/** Values as a broken client or an attacker sends them. */
const hostile = [
  'texto',
  'NaN',
  '-1',
  '1e999',
  "'; drop table project--",
  '.*(a+)+$',
  'x'.repeat(10_000),
  '[object Object]',
];

describe.each(['projects', 'offers'])('bad input to the search for %s', (base) => {
  const { filters, sorts } = base === 'projects' ? projectSearch : offerSearch;
  const strict = filters.filter(({ name }) => name !== 'searchQuery' && name !== 'legalEntityId');
  const parameters = [
    ...strict.flatMap((filter: FilterDeclaration) => (filter.names ? Object.values(filter.names) : [filter.name])),
    ...sorts.map(({ name }) => name),
    'sortOrder',
    'page',
  ];

  test('[SRCH-24] is refused by the name of each parameter, and never breaks', async () => {
    for (const name of parameters)
      for (const value of hostile) {
        const { status, body } = await t.as(buyer).get(`/api/search/${base}?${name}=${encodeURIComponent(value)}`);
        expect([name, status, String(body.errors?.[0]?.path).split('.')[0]]).toEqual([name, 400, name]);
      }
    for (const name of ['searchQuery', 'legalEntityId'])
      for (const value of hostile) {
        const { status } = await t.as(buyer).get(`/api/search/${base}?${name}=${encodeURIComponent(value)}`);
        expect([name, status]).toEqual([name, value.length > 200 ? 400 : 200]);
      }
  });

  test('reversed ranges hold nothing; pages and sizes beyond are answered or refused', async () => {
    for (const { names, kind } of strict as FilterDeclaration[]) {
      if (!names) continue;
      const [low, high] = kind === 'date' ? ['2027-12-31', '2027-01-01'] : [40, 30];
      const { status, body } = await t.as(buyer).get(`/api/search/${base}?${names.min}=${low}&${names.max}=${high}`);
      expect([names.min, status, body.total]).toEqual([names.min, 200, 0]);
    }
    const status = async (query: string) => (await t.as(buyer).get(`/api/search/${base}?${query}`)).status;
    expect(await Promise.all(['page=0', 'page=-1', 'page=1e9', 'limit=7', 'page=1.5'].map(status))).toEqual([
      400, 400, 200, 200, 400,
    ]);
  });
});
