// What the product is made of: each package has an allowed licence, and each direct one its reason.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allowedScripts, directDependencies, isAllowed, packagesOf, readLicences } from './supply.mjs';
import { root } from './toolchain.mjs';

const packages = packagesOf();
const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');

/** By workspace, from the tables of the page. */
function reasons() {
  const parts = page.split(/^## /m).slice(1);
  return parts.flatMap((part) => {
    const workspace = /^\w+/.exec(part)?.[0].toLowerCase();
    if (workspace !== 'root' && !workspaces.includes(workspace)) return [];
    const rows = [...part.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].slice(1);
    return rows.flatMap(([, names, why]) => names.split(', ').map((name) => ({ workspace, name, why })));
  });
}
const named = ({ workspace, name }) => `${workspace}: ${name}`;

test('docs/dependencies.md has each direct dependency once, and no other', () => {
  expect(reasons().map(named).toSorted()).toEqual(directDependencies().map(named).toSorted());
});

test('every package has an allowed licence', () => {
  expect(packages.length).toBeGreaterThan(500);
  expect(packages.filter((one) => !isAllowed(one))).toEqual([]);
  const names = new Set(packages.map(({ name }) => name));
  expect(Object.keys(readLicences).filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['Bitstream-Vera', false],
  ['', false],
  [undefined, false],
])('%s is allowed: %s', (licence, allowed) => {
  expect(isAllowed({ name: 'some-package', licence })).toBe(allowed);
});

test('install scripts run only by name', () => {
  const running = packages.filter(({ runsScript }) => runsScript).map(({ name }) => name);
  expect(running.toSorted()).toEqual(allowedScripts().toSorted());
});
