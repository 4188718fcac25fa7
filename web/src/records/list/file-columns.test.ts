// The columns of a list's file after some of the list's own were hidden.
import { userColumns } from '@wattpact/domain/users/user-columns';
import { expect, test } from 'vitest';
import { fileColumns } from './file-columns.ts';

const shown = [{ id: 'name' }, { id: 'login', inFile: ['lastLogin'] }, { id: 'acts' }];
const namesWithout = (...left: string[]) =>
  userColumns
    .map(({ name }) => name)
    .filter((name) => !left.includes(name))
    .join(',');

test('a file has all columns until one of the list is hidden', () => {
  expect(fileColumns(userColumns, shown, [])).toBeUndefined();
  // Hidden in an older version of the list, which called it so.
  expect(fileColumns(userColumns, shown, ['phone'])).toBeUndefined();
});

test('a hidden column is left out under its name in the file', () => {
  expect(fileColumns(userColumns, shown, ['login'])).toBe(namesWithout('lastLogin'));
  expect(fileColumns(userColumns, shown, ['name', 'acts'])).toBe(namesWithout('name'));
});
