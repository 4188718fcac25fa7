// What the query of a list accepts, from its declaration: pages, sizes, filters, sorts.
import { describe, expect, test } from 'vitest';
import { energyContractList, energyContractSearch } from '../energy-contracts/energy-contract-filters.ts';
import { invoiceList } from '../invoices/invoice-filters.ts';
import { legalEntityList } from '../legal-entities/legal-entity-filters.ts';
import { offerList, offerSearch } from '../offers/offer-filters.ts';
import { projectList, projectSearch } from '../projects/project-filters.ts';
import { searchDeclarations } from '../saved-searches/searched-lists.ts';
import { problemsOf } from '../testing/problems-of.ts';
import { userList } from '../users/user-filters.ts';
import { filterKinds, type ListDeclaration, listQuery } from './filters.ts';
import { pageSizes } from './page.ts';

const lists: Record<string, ListDeclaration> = {
  projectList,
  projectSearch,
  offerList,
  offerSearch,
  energyContractList,
  energyContractSearch,
  invoiceList,
  legalEntityList,
  userList,
};
const projects = listQuery(projectList);
const read = (query: object) => projects.parse(query);
const problems = (query: object) => problemsOf(projects, query);

describe('pages', () => {
  test('[GEN-34] without a query: page 1 of 10, newest first', () => {
    expect(read({})).toEqual({ page: 1, limit: 10, sortOrder: 'desc' });
  });
  test.each([...pageSizes])('[GEN-33] %d rows', (limit) => expect(read({ limit }).limit).toBe(limit));
  test.each([0, 1, 7, 25, 1000, -5, 10.5, 'abc', null, ''])('[GEN-34] %j rows mean 10', (limit) => {
    expect(read({ limit }).limit).toBe(10);
  });
  test.each([0, -1, 1.5, 'two', 1_000_000_001])('page %j is refused', (page) => {
    expect(problems({ page })[0]).toMatch(/^page: error_(min_value|max_value|invalid)/);
  });
});

test('[SRCH-11] unknown parameters are ignored', () => {
  expect(read({ colour: 'red', sortByColour: true })).toEqual(read({}));
});

describe('values', () => {
  test('[SRCH-23] price, capacity and energy bounds are 0 to 10,000,000', () => {
    for (const stem of ['Price', 'TotalPurchasedCapacity', 'Energy', 'Power']) {
      for (const end of ['min', 'max']) {
        for (const value of [0, 10_000_000, 1.5]) expect(problems({ [end + stem]: value })).toEqual([]);
        expect(problems({ [end + stem]: -1 })).toEqual([`${end + stem}: error_min_value 0`]);
        expect(problems({ [end + stem]: 10_000_001 })).toEqual([`${end + stem}: error_max_value 10000000`]);
        expect(problems({ [end + stem]: 'cheap' })[0]).toMatch(`${end + stem}: error_invalid.`);
      }
    }
  });
  test('a lower bound above the upper is no fault of the query', () => {
    expect(problems({ minPrice: 50, maxPrice: 10 })).toEqual([]);
  });
  test('choices come from their lists, several at a time', () => {
    expect(read({ countries: ['portugal', 'spain'], technologies: ['STORAGE'] })).toMatchObject({
      countries: ['portugal', 'spain'],
      technologies: ['STORAGE'],
    });
    expect(problems({ countries: ['brazil'], status: ['lost'], sortOrder: 'up', hasWarranties: 'perhaps' })).toEqual([
      'countries.0: error_invalid.countries',
      'hasWarranties: error_invalid.has_warranties',
      'status.0: error_invalid.status',
      'sortOrder: error_invalid.sort_order',
    ]);
  });
  test('search texts have at most 200 characters, none of which the database could not take', () => {
    expect(read({ searchQuery: '  Várzea ' }).searchQuery).toBe('Várzea');
    expect(problems({ searchQuery: '' })).toEqual([]);
    expect(problems({ searchQuery: 'a'.repeat(201) })).toEqual(['searchQuery: error_max_length 200']);
    for (const searchQuery of ['a\u0000', '\ud83d'])
      expect(problems({ searchQuery })).toEqual(['searchQuery: error_invalid.search_query']);
  });
  test('[SRCH-10, SRCH-27] date ranges end in Start and End, and take instants or days', () => {
    const invoices = listQuery(invoiceList);
    for (const issueDateStart of ['2026-11-20', '2026-11-20T00:00:00.000Z', '2026-11-20T00:00:00+01:00'])
      expect(problemsOf(invoices, { issueDateStart, dueDateEnd: issueDateStart })).toEqual([]);
    for (const issueDateStart of ['20/11/2026', '2026-02-30', 'today', '0000-01-01'])
      expect(problemsOf(invoices, { issueDateStart })).toEqual(['issueDateStart: error_invalid.date']);
  });
});

describe.each(Object.entries(lists))('%s', (_name, { filters, sorts }) => {
  test('[SRCH-15] each filter is of a known kind, has one name and what its kind needs', () => {
    const names = filters.flatMap(({ name, names: range }) => (range ? [range.min, range.max] : [name]));
    expect(new Set(names).size).toBe(names.length);
    for (const { kind, labelKey, placeholderKey, options, optionLabelKey, range, unit, names: ends } of filters) {
      expect(filterKinds).toContain(kind);
      expect(labelKey).toMatch(/^[\w.:]+$/);
      if (placeholderKey !== undefined) expect(placeholderKey).toMatch(/^[\w.:]+$/);
      if (range) expect(range.min).toBeLessThan(range.max);
      if (unit !== undefined) expect(range ?? ends).toBeDefined();
      if (kind === 'badge_checkbox') expect(options).toBeDefined();
      if (options) expect(optionLabelKey).toBeDefined();
      if (kind === 'slider') expect(range).toBeDefined();
      if (kind === 'date') expect(ends).toBeDefined();
    }
  });
  test('[SRCH-13] sort flags are among the agreed names', () => {
    const agreed = [
      'CreatedAt',
      'Name',
      'Price',
      'TotalPurchasedCapacity',
      'TermLength',
      'Status',
      'DueDate',
      'LastLogin',
    ];
    for (const { name } of sorts) expect(agreed.map((one) => `sortBy${one}`)).toContain(name);
    expect(sorts[0]?.name).toBe('sortByCreatedAt');
  });
});

test('[SRCH-09] every field of the filters is read by a list', () => {
  const agreed =
    'searchQuery countries status technologies startTermLength endTermLength minPower maxPower isPublishedInMarketplace legalEntityId contractDuration contractStructure invoiceStatus feeType negotiationStatus minTotalPurchasedCapacity maxTotalPurchasedCapacity minEnergy maxEnergy minPrice maxPrice minTermLength negotiated hasWarranties issueDateStart issueDateEnd dueDateStart dueDateEnd';
  const declared = Object.values(lists).flatMap(({ filters, sorts }) => [
    ...filters.flatMap(({ name, names: ends }) => (ends ? [ends.min, ends.max] : [name])),
    ...sorts.map(({ name }) => name),
  ]);
  expect(agreed.split(' ').filter((name) => !declared.includes(name))).toEqual([]);
  expect(declared.filter((name) => name.startsWith('sortBy')).length).toBeGreaterThan(5);
  expect(read({ sortOrder: 'asc' }).sortOrder).toBe('asc');
});

test('[SRCH-34] the count badge leaves out search text, negotiated and the old lower bound of the term', () => {
  const uncounted = projectList.filters
    .filter((filter) => 'counted' in filter && !filter.counted)
    .map(({ name }) => name);
  expect(uncounted.toSorted()).toEqual(['minTermLength', 'negotiated', 'searchQuery']);
});

test('[SRCH-02] offers have no tab for terms', () => {
  expect(offerList.filters.some(({ group }: { group?: string }) => group === 'terms_and_conditions')).toBe(false);
});

test('the public contract database filters nothing that it does not show', () => {
  const names = energyContractSearch.filters.map(({ name }) => name);
  for (const hidden of ['price', 'legalEntityId', 'status', 'hasWarranties']) expect(names).not.toContain(hidden);
  expect(energyContractSearch.sorts.map(({ name }) => name)).not.toContain('sortByPrice');
  expect(searchDeclarations['energy-contracts']).toBe(energyContractSearch);
});
