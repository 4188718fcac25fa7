import { expect, test } from 'vitest';
import { fixedColumn, shownColumns } from './hidden-columns.ts';

const columns = ['id', 'name', 'status'].map((id) => ({ id, header: id, cell: () => id }));

test('a list shows every column but those its reader has put away; the one that names the record stays', () => {
  expect(shownColumns(columns, []).map(({ id }) => id)).toEqual(['id', 'name', 'status']);
  expect(shownColumns(columns, ['status', 'name', 'of another list']).map(({ id }) => id)).toEqual(['id', 'name']);
  expect(fixedColumn(columns)).toBe('name');
  expect(fixedColumn(columns.slice(2))).toBe('status');
});
