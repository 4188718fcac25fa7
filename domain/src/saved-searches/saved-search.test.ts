// Saved searches: the name, and filters that the named list accepts.
import { describe, expect, test } from 'vitest';
import { accepted, letters, problemsOf } from '../testing/problems-of.ts';
import { savedSearchPayload } from './saved-search.ts';
import { searchableLists } from './searched-lists.ts';

const search = {
  name: 'Solar barato',
  listEntity: 'projects',
  filters: { technologies: ['SOLAR_POWER'], maxPrice: 40 },
};
const problems = (changes: object) => problemsOf(savedSearchPayload, { ...search, ...changes });

test('[SRCH-37, SRCH-41] name, list and filters suffice; without notify nobody is told', () => {
  expect(accepted(savedSearchPayload, search)).toEqual({ ...search, notify: false });
  for (const listEntity of searchableLists) expect(problems({ listEntity, filters: {} })).toEqual([]);
  expect(problems({ listEntity: 'contracts' })).toEqual(['listEntity: error_invalid.list_entity']);
});

test('[SRCH-38, SRCH-44, ERR-67] a name has 1 to 100 characters', () => {
  expect(problems({ name: ` ${letters(100)} ` })).toEqual([]);
  for (const name of [undefined, null, '', '  ', 5])
    expect(problems({ name })).toEqual(['name: error_saved_search_name']);
  expect(problems({ name: letters(101) })).toEqual(['name: error_max_length 100']);
});

describe('filters', () => {
  test('are the query names of the list, with JSON values', () => {
    const filters = {
      searchQuery: 'Beja',
      countries: ['spain'],
      negotiated: true,
      sortByPrice: true,
      sortOrder: 'asc',
    };
    expect(problems({ filters })).toEqual([]);
  });
  test('unknown names and bad values are told by their path, beside a missing name', () => {
    const filters = { colour: 'red', minPrice: -1, countries: ['brazil'], page: 2, maxPrice: '40' };
    expect(problems({ name: '', filters })).toEqual([
      'name: error_saved_search_name',
      'filters.countries.0: error_invalid.countries',
      'filters.minPrice: error_min_value 0',
      'filters.maxPrice: error_invalid.max_price',
      'filters.colour: error_unknown_field',
      'filters.page: error_unknown_field',
    ]);
  });
  test('what one list knows another may not', () => {
    expect(problems({ listEntity: 'offers', filters: { contractDuration: ['MORE_THAN_15_YEARS'] } })).toEqual([]);
    expect(problems({ filters: { contractDuration: ['MORE_THAN_15_YEARS'] } })).toEqual([
      'filters.contractDuration: error_unknown_field',
    ]);
  });
  test.each([undefined, null, 'all', [], 5])('%j is no filters', (filters) => {
    expect(problems({ filters })[0]).toMatch(/^filters: error_(required|invalid)\.filters$/);
  });
});
