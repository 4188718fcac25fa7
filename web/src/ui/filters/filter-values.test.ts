import type { FilterDeclaration } from 'domain/shared/filters';
import { describe, expect, test } from 'vitest';
import * as rules from './filter-values.ts';

const search: FilterDeclaration = { name: 'searchQuery', kind: 'input', labelKey: 'x', counted: false };
const countries: FilterDeclaration = {
  name: 'countries',
  kind: 'select',
  labelKey: 'x',
  many: true,
  options: ['portugal', 'spain'],
};
const price: FilterDeclaration = {
  name: 'price',
  kind: 'slider',
  labelKey: 'x',
  names: { min: 'minPrice', max: 'maxPrice' },
  range: { min: 0, max: 10_000_000 },
};
const issued: FilterDeclaration = {
  name: 'issueDate',
  kind: 'date',
  labelKey: 'x',
  names: { min: 'issueDateStart', max: 'issueDateEnd' },
};
const published: FilterDeclaration = { name: 'isPublishedInMarketplace', kind: 'switch', labelKey: 'x' };
const negotiated: FilterDeclaration = { name: 'negotiated', kind: 'switch', labelKey: 'x', counted: false };
const all = [search, countries, price, issued, published, negotiated];
const bounds = { min: 0, max: 10_000_000 };

describe('values', () => {
  test('[SRCH-16] a control changes one value', () => {
    const before = rules.clearAll(all);
    expect(rules.setValue(before, 'maxPrice', '100')).toEqual({ ...before, maxPrice: '100' });
  });

  test('[SRCH-17] a value of a list goes in and out', () => {
    const once = rules.toggleValue({ countries: ['spain'] }, 'countries', 'portugal');
    expect(once.countries).toEqual(['spain', 'portugal']);
    expect(rules.toggleValue(once, 'countries', 'spain').countries).toEqual(['portugal']);
  });

  test('[SRCH-20] clearing one sets a list to empty and any other to empty text', () => {
    const values = { countries: ['spain'], maxPrice: '100', minPrice: '5', searchQuery: 'sol' };
    expect(rules.clearFilter(values, countries).countries).toEqual([]);
    expect(rules.clearFilter(values, price)).toMatchObject({ minPrice: '', maxPrice: '', searchQuery: 'sol' });
  });

  test('[SRCH-21] clearing all empties everything and means not published', () => {
    expect(rules.clearAll(all)).toEqual({
      searchQuery: '',
      countries: [],
      minPrice: '',
      maxPrice: '',
      issueDateStart: '',
      issueDateEnd: '',
      isPublishedInMarketplace: '',
      negotiated: '',
    });
  });

  test('[GEN-28] [SRCH-22] only what is set stands in the address', () => {
    expect(rules.writeFilters({ ...rules.clearAll(all), countries: ['spain'], maxPrice: '100' })).toEqual({
      countries: ['spain'],
      maxPrice: '100',
    });
  });

  test('[SRCH-11] unknown names and values of the address are passed over', () => {
    const read = rules.readFilters({ countries: ['spain', 'atlantis'], other: 'x', minPrice: 'abc' }, all);
    expect(read.countries).toEqual(['spain']);
    expect(read.minPrice).toBe('');
    expect(read).not.toHaveProperty('other');
  });

  test('[SRCH-24] a numeric filter takes nothing or a number', () => {
    expect(['', '12', '12,5', '0.5'].every(rules.acceptsNumber)).toBe(true);
    expect(['a', '1a', '1,2,3', ' '].some(rules.acceptsNumber)).toBe(false);
  });

  test('[SRCH-34] the badge leaves out lower ends, search, sort and negotiated', () => {
    const values = {
      searchQuery: 'sol',
      countries: ['spain', 'portugal'],
      minPrice: '10',
      maxPrice: '100',
      isPublishedInMarketplace: 'true',
      negotiated: 'true',
    };
    expect(rules.countActive(values, all)).toBe(3);
    expect(rules.countActive({ minPrice: '10' }, all)).toBe(0);
  });
});

describe('ranges', () => {
  test('[SRCH-29] a lower end above the upper becomes the upper', () => {
    expect(rules.clampRange({ min: '200', max: '100' }, 'min', bounds)).toEqual({ min: '100', max: '100' });
  });

  test('[SRCH-30] an upper end below the lower becomes the lower', () => {
    expect(rules.clampRange({ min: '200', max: '100' }, 'max', bounds)).toEqual({ min: '200', max: '200' });
  });

  test('[SRCH-23] [SRCH-31] both ends stay within the range', () => {
    expect(rules.clampRange({ min: '-5', max: '' }, 'min', bounds).min).toBe('0');
    expect(rules.clampRange({ min: '', max: '99999999' }, 'max', bounds).max).toBe('10000000');
  });

  test('[SRCH-32] what is no number changes nothing', () => {
    const range = { min: 'abc', max: '5' };
    expect(rules.clampRange(range, 'min', bounds)).toBe(range);
  });
});

describe('dates', () => {
  test('[SRCH-25] [SRCH-27] Start is the start of the day, as an ISO instant', () => {
    expect(new Date(rules.dayEdge('2026-11-20', 'start')).getTime()).toBe(new Date(2026, 10, 20).getTime());
  });

  test('[SRCH-26] End is 23:59:59.999', () => {
    expect(new Date(rules.dayEdge('2026-11-20', 'end')).getTime()).toBe(
      new Date(2026, 10, 20, 23, 59, 59, 999).getTime(),
    );
  });

  test('[SRCH-28] a cleared date is empty', () => {
    expect(rules.dayEdge('', 'start')).toBe('');
  });
});
