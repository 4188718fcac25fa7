import { expect, test } from 'vitest';
import type { ListInput } from '../list/list-view.ts';
import { countByCountry } from './country-counts.ts';

const town = { code: 'PT0205', name: 'Beja', region: 'Beja', longitude: -7.9, latitude: 38 };

test('the countries of a market list are counted without their own filter, and with the others', async () => {
  const asked: ListInput[] = [];
  const places = {
    path: '/api/projects/places',
    fetch: async ({ query }: { query: ListInput }) => {
      asked.push(query);
      return {
        total: 9,
        places: [
          { ...town, country: 'portugal' as const, count: 3, capacity: 30 },
          { ...town, code: 'PT0206', country: 'portugal' as const, count: 1, capacity: 5 },
        ],
        countries: [
          { country: 'portugal' as const, count: 1, capacity: 10 },
          { country: 'france' as const, count: 2, capacity: 20 },
        ],
        withoutPlace: 2,
      };
    },
  };
  const filters = {
    sorts: [],
    filters: [
      {
        name: 'countries',
        kind: 'select' as const,
        many: true,
        column: 'country',
        labelKey: 'common:filters.countries',
      },
      { name: 'searchQuery', kind: 'input' as const, column: 'name', labelKey: 'common:filters.search' },
    ],
  };
  const counts = await countByCountry({ filters }, places, { countries: ['france'], searchQuery: 'sol' });
  expect([...(counts ?? [])]).toEqual([
    ['portugal', 5],
    ['france', 2],
  ]);
  expect(asked).toEqual([{ searchQuery: 'sol' }]);

  const fetchCapped = async (input: { query: ListInput }) => ({
    ...(await places.fetch(input)),
    totalIsCapped: true as const,
  });
  const capped = { ...places, fetch: fetchCapped };
  expect(await countByCountry({ filters }, capped, {}), 'the newest alone say nothing of all').toBeUndefined();
});
