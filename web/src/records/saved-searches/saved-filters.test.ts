import { projectSearch } from '@wattpact/domain/projects/project-filters';
import { savedSearchPayload } from '@wattpact/domain/saved-searches/saved-search';
import { expect, test } from 'vitest';
import { filtersToSave, savedSearchAddress, savedState } from './saved-filters.ts';

const values = {
  searchQuery: 'solar',
  countries: ['portugal', 'spain'],
  maxPrice: '62,5',
  minPrice: '',
  technologies: [],
  hasWarranties: 'true',
};
const sort = { flag: 'sortByPrice', order: 'asc' } as const;

test('[SRCH-37] what is in use is saved under the names and in the types that the API takes', () => {
  const filters = filtersToSave(values, sort, projectSearch);
  expect(filters).toEqual({
    searchQuery: 'solar',
    countries: ['portugal', 'spain'],
    maxPrice: 62.5,
    hasWarranties: true,
    sortByPrice: true,
    sortOrder: 'asc',
  });
  const payload = { name: 'Solar', notify: true, listEntity: 'projects', filters };
  expect(savedSearchPayload.safeParse(payload).success).toBe(true);
});

test('a saved search opens its list with the same filters and order', () => {
  const filters = filtersToSave(values, sort, projectSearch);
  const address = savedSearchAddress('/pt/marketplace/projects', { id: '7', filters }, projectSearch);
  expect(address).toBe(
    '/pt/marketplace/projects?searchQuery=solar&countries=portugal&countries=spain&maxPrice=62.5&hasWarranties=true&sortByPrice=true&sortOrder=asc&savedSearch=7',
  );
});

test('filters that the list no longer has are passed over', () => {
  const { values: read, sort: order } = savedState(
    { colour: 'red', technologies: ['COAL', 'SOLAR_POWER'], sortByColour: true },
    projectSearch,
  );
  expect(read.technologies).toEqual(['SOLAR_POWER']);
  expect(read).not.toHaveProperty('colour');
  expect(order).toBeUndefined();
});
