// docs/permissions.md matches the domain and the matrix.
import { existsSync, readFileSync } from 'node:fs';
import { reviewedKinds } from '@wattpact/domain/records/kinds';
import { exportOf } from '@wattpact/domain/testing/kind-modules';
import { expect, test } from 'vitest';
import { actedKinds } from './acted-kinds.ts';
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

test.each(reviewedKinds)('it explains the acts of a %s', async (kind) => {
  expect(actedKinds.map(({ table }) => table)).toContain(await exportOf(kind, 'Actions'));
});
