// docs/permissions.md matches the domain and the matrix.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { permissionDocument, withoutColumn } from './permission-document.ts';
import { matrixRows } from './rows/matrix-rows.ts';

const file = new URL('../../../docs/permissions.md', import.meta.url);

test('docs/permissions.md is what is enforced (else: npm run docs:permissions)', () => {
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(permissionDocument(matrixRows));
});

test('it leaves no caller out', () => {
  expect(withoutColumn).toEqual([]);
  expect(permissionDocument(matrixRows)).not.toMatch(/\| \? \|/);
});
