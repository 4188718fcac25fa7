// Any filters that a list accepts survive the address unchanged; the API accepts whatever the address yields.
import { energyContractList, energyContractSearch } from '@wattpact/domain/energy-contracts/energy-contract-filters';
import { type ListDeclaration, savedFilters, withoutAliases } from '@wattpact/domain/filters/filters';
import { invoiceList } from '@wattpact/domain/invoices/invoice-filters';
import { legalEntityList } from '@wattpact/domain/legal-entities/legal-entity-filters';
import { offerList, offerSearch } from '@wattpact/domain/offers/offer-filters';
import { projectList, projectSearch } from '@wattpact/domain/projects/project-filters';
import { randomFilters } from '@wattpact/domain/testing/random-filters';
import { userList } from '@wattpact/domain/users/user-filters';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesOf, toQuery } from '../../platform/address/filter-values.ts';
import { readListState, writeListState } from '../../platform/address/list-search.ts';
import { readSearch, writeSearch } from '../../platform/address/search-text.ts';
import { filtersToSave, savedState } from './saved-filters.ts';

const lists: [string, ListDeclaration][] = Object.entries({
  projectList,
  projectSearch,
  offerList,
  offerSearch,
  energyContractList,
  energyContractSearch,
  invoiceList,
  legalEntityList,
  userList,
});
const hints = { ids: ['01a20265-7876-701b-a5f8-a9aa3a7d0197'], words: ['moinho', 'd’Água', 'Ilhéu-3', '100% & +'] };

type Filters = Record<string, unknown>;

const schemas = new Map(lists.map(([, list]) => [list, savedFilters(list)]));
const schemaOf = (list: ListDeclaration) => schemas.get(list) as ReturnType<typeof savedFilters>;

const switches = new Set(['negotiated', 'overpaid', 'toConfirm', 'watched']);

/** The filters in normal form: no empty values, no older names. */
function meaning(list: ListDeclaration, filters: Filters): Filters {
  const read = schemaOf(list).parse(filters);
  const isNothing = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && !value.length);
  return Object.fromEntries(
    Object.entries(withoutAliases(list, read)).filter(
      // A switch that is off filters nothing.
      ([name, value]) => !isNothing(value) && !(switches.has(name) && value === false),
    ),
  );
}

const addressOf = (filters: Filters, list: ListDeclaration) =>
  writeSearch(writeListState(savedState(filters, list), list));
const fromAddress = (address: string, list: ListDeclaration): Filters =>
  toQuery(readListState(readSearch(address), list).values, list.filters);

test.each(lists)('%s: filters come back from the address as they were', (_, list) => {
  fc.assert(
    fc.property(randomFilters(list, hints), (filters) => {
      const { values, sort } = savedState(filters, list);
      const address = addressOf(filters, list);
      expect(meaning(list, fromAddress(address, list))).toEqual(meaning(list, filters));
      expect(meaning(list, filtersToSave(values, sort, list))).toEqual(meaning(list, filters));
    }),
    { numRuns: 40 },
  );
});

const typed = fc.oneof(
  fc.constantFrom(
    '',
    '5',
    '-5',
    '1e9',
    '1e-7',
    '12,5',
    '99999999',
    'true',
    'false',
    'portugal',
    '2026-02-30',
    '\u0000',
  ),
  fc.constantFrom(
    '2026-03-29',
    '2026-03-29T01:30:00Z',
    '2026-03-29T01:30+01:00',
    '0000-01-01',
    '😀'.repeat(120),
    `a${'😀'.repeat(120)}`,
    '\u200b',
  ),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
test.each(lists)('%s: whatever somebody writes into the address, the API takes what is read of it', (_, list) => {
  const names = list.filters.flatMap(namesOf);
  const address = fc.dictionary(fc.constantFrom(...names), fc.oneof(typed, fc.array(typed, { maxLength: 3 })));
  fc.assert(
    fc.property(address, (search) => {
      const query = fromAddress(writeSearch(search), list);
      expect(schemaOf(list).safeParse(query).error?.issues ?? []).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
