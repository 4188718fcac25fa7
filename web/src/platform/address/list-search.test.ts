import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import { pageSizes as apiPageSizes } from '@wattpact/domain/filters/page';
import { expect, test } from 'vitest';
import { clearAll } from './filter-values.ts';
import { readListState, writeListState } from './list-search.ts';
import { pageSizes } from './page-sizes.ts';

const list: ListDeclaration = {
  filters: [{ name: 'status', kind: 'badge_checkbox', labelKey: 'x', many: true, options: ['approved', 'rejected'] }],
  sorts: [
    { name: 'sortByName', column: 'name', labelKey: 'x' },
    { name: 'sortByPrice', column: 'price', labelKey: 'x' },
  ],
};

test('[GEN-26] [GEN-27] [GEN-28] page, size and filters stand in the address and are read back', () => {
  const state = {
    values: { status: ['approved'] },
    page: 3,
    limit: 20,
    sort: { flag: 'sortByPrice', order: 'asc' as const },
  };
  const written = writeListState(state, list);
  expect(written).toEqual({ status: ['approved'], sortByPrice: 'true', sortOrder: 'asc', page: '3', limit: '20' });
  expect(readListState(written, list)).toEqual(state);
});

test('[SRCH-18] a sort sets one flag and leaves out all others', () => {
  const state = { values: {}, page: 1, limit: 10, sort: { flag: 'sortByName', order: 'desc' as const } };
  expect(writeListState(state, list, { sortByPrice: 'true', sortOrder: 'asc' })).toEqual({
    sortByName: 'true',
    sortOrder: 'desc',
  });
});

test('[SRCH-22] a list that is cleared is on page 1, and only what is set stands in the address', () => {
  const own = { ...list, filters: [...list.filters, { name: 'searchQuery', kind: 'input', labelKey: 'x' }] } as const;
  const before = { status: ['approved'], searchQuery: 'sol', page: '3', limit: '20', tab: 'offers' };
  const { values, limit, sort } = readListState(before, own);
  expect(writeListState({ values, page: 3, limit, sort }, own, before)).toEqual(before);
  const cleared = { values: clearAll(own.filters), page: 1, limit, sort };
  expect(writeListState(cleared, own, before)).toEqual({ limit: '20', tab: 'offers' });
});

test('other parameters of the address stay', () => {
  expect(
    writeListState({ values: {}, page: 1, limit: 10, sort: undefined }, list, { tab: 'offers', page: '4' }),
  ).toEqual({ tab: 'offers' });
});

test('[GEN-33] the sizes offered are those of the API', () => {
  expect(pageSizes).toEqual([...apiPageSizes]);
  expect(pageSizes).toEqual([5, 10, 15, 20, 50, 100]);
});

test('[GEN-34] an unknown size means 10, an unknown page the first', () => {
  expect(readListState({ limit: '7', page: '-2' }, list)).toMatchObject({ limit: 10, page: 1 });
  expect(readListState({ page: '10000000000' }, list).page).toBe(1_000_000_000);
});
