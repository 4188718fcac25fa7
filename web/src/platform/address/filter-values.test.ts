import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
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

  test('[GEN-28] only what is set stands in the address', () => {
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

  test('what the API would refuse does not leave the address: bounds come into range, dates must exist', () => {
    const asked = { minPrice: '-5', maxPrice: '20000000', issueDateStart: 'abc', issueDateEnd: '2026-02-30' };
    const read = rules.readFilters({ ...asked, searchQuery: 'x'.repeat(201) }, all);
    expect(read).toMatchObject({ minPrice: '0', maxPrice: '10000000', issueDateStart: '', issueDateEnd: '' });
    expect(read.searchQuery).toHaveLength(200);
    const kept = { minPrice: '12,5', issueDateStart: '2026-11-20', issueDateEnd: '2026-11-20T23:59:59.999Z' };
    expect(rules.readFilters(kept, all)).toMatchObject(kept);
  });

  test('a text that the API could not read is none, and a long one is not cut inside a character', () => {
    const read = (searchQuery: string) => rules.readFilters({ searchQuery }, all).searchQuery;
    expect([read('\u0000'), read('\u200b')]).toEqual(['', '']);
    expect(read(`a${'😀'.repeat(120)}`)).toBe(`a${'😀'.repeat(99)}`);
  });

  test('an instant has its seconds, and a very small number may be written with an exponent', () => {
    const asked = {
      issueDateStart: '2026-11-20T23:59+01:00',
      issueDateEnd: '2026-11-20T23:59:00+01:00',
      minPrice: '1e-7',
    };
    expect(rules.readFilters(asked, all)).toMatchObject({ ...asked, issueDateStart: '' });
    expect(rules.toQuery({ minPrice: '1e-7' }, all)).toEqual({ minPrice: 1e-7 });
  });

  test('[SRCH-12] the older name of a lower bound is read into the one that has a control; the narrower counts', () => {
    const years: FilterDeclaration = {
      name: 'termLength',
      kind: 'slider',
      labelKey: 'x',
      names: { min: 'startTermLength', max: 'endTermLength' },
      range: { min: 0, max: 100 },
    };
    const older: FilterDeclaration = {
      name: 'minTermLength',
      kind: 'slider',
      labelKey: 'x',
      aliasOf: 'startTermLength',
    };
    const read = (search: Record<string, unknown>) => rules.writeFilters(rules.readFilters(search, [years, older]));
    expect(read({ minTermLength: '10' })).toEqual({ startTermLength: '10' });
    expect(read({ minTermLength: '10', startTermLength: '5', endTermLength: '20' })).toEqual({
      startTermLength: '10',
      endTermLength: '20',
    });
    expect(read({ minTermLength: '5', startTermLength: '10' })).toEqual({ startTermLength: '10' });
  });

  test('a switch that was saved as no stays no; where the API knows no such filter it is passed over', () => {
    const warranties: FilterDeclaration = {
      name: 'hasWarranties',
      kind: 'switch',
      column: 'has_warranties',
      labelKey: 'x',
    };
    const filters = [warranties, negotiated];
    const read = rules.readFilters({ hasWarranties: 'false', negotiated: 'false' }, filters);
    expect(read).toEqual({ hasWarranties: 'false', negotiated: '' });
    expect(rules.toQuery(read, filters)).toEqual({ hasWarranties: false });
    expect(rules.toQuery({ hasWarranties: 'true' }, filters)).toEqual({ hasWarranties: true });
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

describe('handles', () => {
  const scale = { min: 0, max: 150 };

  test('[SRCH-16] a handle that moves leaves the other end as it was typed, beyond the scale too', () => {
    expect(rules.movedRange({ min: '', max: '200' }, [20, 150], scale)).toEqual({ min: '20', max: '200' });
    expect(rules.movedRange({ min: '300', max: '' }, [150, 140], scale)).toEqual({ min: '300', max: '140' });
    expect(rules.movedRange({ min: '12,5', max: '100' }, [12.5, 90], scale)).toEqual({ min: '12,5', max: '90' });
  });

  test('a handle at the end of the scale bounds nothing', () => {
    expect(rules.movedRange({ min: '20', max: '100' }, [0, 100], scale)).toEqual({ min: '', max: '100' });
    expect(rules.movedRange({ min: '20', max: '100' }, [20, 150], scale)).toEqual({ min: '20', max: '' });
  });

  test('a number with a comma has its place on the scale', () => {
    expect(rules.handlesOf({ min: '12,5', max: '' }, scale)).toEqual([12.5, 150]);
  });
});

describe('dates', () => {
  test('[SRCH-25] [SRCH-27] Start is the start of the day, as an ISO instant', () => {
    expect(rules.dayEdge('2026-11-20', 'start')).toBe('2026-11-20T00:00:00.000Z');
    expect(rules.dayEdge('2026-07-20', 'start')).toBe('2026-07-19T23:00:00.000Z');
    const own = new Date(2026, 10, 20).toISOString();
    expect(rules.dayEdge('2026-11-20', 'start', true)).toBe(own);
  });

  test('[SRCH-26] End is 23:59:59.999', () => {
    expect(rules.dayEdge('2026-11-20', 'end')).toBe('2026-11-20T23:59:59.999Z');
    expect(rules.dayEdge('2026-07-20', 'end')).toBe('2026-07-20T22:59:59.999Z');
    const own = new Date(2026, 10, 20, 23, 59, 59, 999).toISOString();
    expect(rules.dayEdge('2026-11-20', 'end', true)).toBe(own);
  });

  test('[SRCH-28] a cleared date is empty', () => {
    expect(rules.dayEdge('', 'start')).toBe('');
    expect(rules.dayOfEdge('')).toBeNull();
  });

  test('an end is read back as the day that was chosen, wherever its reader is', () => {
    for (const isInstant of [false, true])
      for (const edge of ['start', 'end'] as const)
        for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2026-12-31'])
          expect(rules.dayOfEdge(rules.dayEdge(day, edge, isInstant), isInstant)).toBe(day);
    expect(rules.dayOfEdge('2026-11-20')).toBe('2026-11-20');
  });
});
