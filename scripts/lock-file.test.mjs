// The origin of the packages: our own from this repository, every other one from npm's registry with its hash.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const scope = '@wattpact/';
const registry = 'https://registry.npmjs.org/';
const groups = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];

/** The faults of a lock file, one sentence each. */
function faultsOf({ packages }) {
  const folders = packages[''].workspaces;
  const own = new Map(folders.map((folder) => [packages[folder]?.name, folder]));
  const nameOf = (path) => path.split('node_modules/').at(-1);
  const faultOf = ([path, entry]) => {
    if (path === '') return [];
    if (folders.includes(path)) return entry.name?.startsWith(scope) ? [] : [`${path} is not named in ${scope}`];
    const isOwn = nameOf(path).startsWith(scope) || own.has(nameOf(path));
    if (isOwn || entry.link)
      return entry.link && path === `node_modules/${nameOf(path)}` && entry.resolved === own.get(nameOf(path))
        ? []
        : [`${path} is no link to a workspace`];
    return [
      // Without an address npm uses the registry's.
      entry.resolved !== undefined && !entry.resolved.startsWith(registry) && `${path} comes from ${entry.resolved}`,
      !entry.integrity && `${path} has no hash`,
    ].filter(Boolean);
  };
  const unknown = ([path, entry]) =>
    groups
      .flatMap((group) => Object.keys(entry[group] ?? {}))
      .filter((name) => name.startsWith(scope) && !own.has(name))
      .map((name) => `${path || 'the root'} depends on ${name}, which is no workspace`);
  const unlinked = [...own]
    .filter(([name]) => !packages[`node_modules/${name}`])
    .map(([name]) => `${name} is linked nowhere`);
  return [...unlinked, ...Object.entries(packages).flatMap((one) => [...faultOf(one), ...unknown(one)])];
}

test('our own packages are links to the workspaces, all others come from the registry with their hash', () => {
  expect(faultsOf(read('package-lock.json'))).toEqual([]);
});

test('the workspaces and what they depend on in our scope are those of the lock file', () => {
  const { packages } = read('package-lock.json');
  expect(read('package.json').workspaces).toEqual(packages[''].workspaces);
  for (const folder of packages[''].workspaces) {
    const { name, ...others } = read(`${folder}/package.json`);
    expect({ folder, name }).toEqual({ folder, name: packages[folder].name });
    for (const group of groups) expect(others[group]).toEqual(packages[folder][group]);
  }
});

const sound = {
  '': { workspaces: ['domain', 'web'] },
  domain: { name: '@wattpact/domain' },
  web: { name: '@wattpact/web', dependencies: { '@wattpact/domain': '*', zod: '4' } },
  'node_modules/@wattpact/domain': { resolved: 'domain', link: true },
  'node_modules/@wattpact/web': { resolved: 'web', link: true },
  'node_modules/zod': { resolved: `${registry}zod/-/zod-4.tgz`, integrity: 'sha512-x' },
};
const fromRegistry = { resolved: `${registry}@wattpact/domain/-/domain-9.tgz`, integrity: 'sha512-y' };

test.each([
  ['a package of ours from the registry', { 'node_modules/@wattpact/domain': fromRegistry }],
  ['a second copy of it inside a workspace', { 'web/node_modules/@wattpact/domain': fromRegistry }],
  ['a package of ours that is linked nowhere', { 'node_modules/@wattpact/web': undefined }],
  ['a link to another folder', { 'node_modules/@wattpact/web': { resolved: 'domain', link: true } }],
  ['a link out of the workspaces', { 'node_modules/left': { resolved: '../left', link: true } }],
  ['a name of the scope that is no workspace', { 'node_modules/@wattpact/extra': fromRegistry }],
  ['a dependency on such a name', { web: { name: '@wattpact/web', dependencies: { '@wattpact/extra': '*' } } }],
  ['a workspace outside of the scope', { domain: { name: 'domain' } }],
  ['another registry', { 'node_modules/zod': { resolved: 'https://example.org/zod.tgz', integrity: 'sha512-x' } }],
  ['no hash', { 'node_modules/zod': { resolved: `${registry}zod/-/zod-4.tgz` } }],
])('%s is a fault', (_case, change) => {
  expect(faultsOf({ packages: sound })).toEqual([]);
  const packages = Object.fromEntries(Object.entries({ ...sound, ...change }).filter(([, entry]) => entry));
  expect(faultsOf({ packages })).not.toEqual([]);
});
