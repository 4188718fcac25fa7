// What the product is made of: the packages of package-lock.json with their licences, and which licences are allowed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './toolchain.mjs';

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** They ask for a notice at most, or, as MPL and LGPL, let a library stay apart that is used unchanged. */
const allowedLicences = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-4.0', 'CC0-1.0', 'ISC'],
  ...['LGPL-3.0-or-later', 'MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
]);

/** What packages say in words of their own or not at all: as their files say it. */
export const readLicences = {
  'dejavu-fonts-ttf': 'Bitstream-Vera AND LicenseRef-DejaVu-public-domain',
  ibantools: 'MIT OR MPL-2.0',
  'png-js': 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** Allowed for the one package: the fonts of DejaVu may be embedded and passed on, and not sold by themselves. */
const allowedForOne = { 'dejavu-fonts-ttf': ['Bitstream-Vera', 'LicenseRef-DejaVu-public-domain'] };

/**
 * The packages that npm installs, each version once.
 * @returns {{ name: string, version: string, licence: string | undefined, isDev: boolean, runsScript: boolean }[]}
 */
export function packagesOf({ packages } = read('package-lock.json')) {
  const found = Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
    .map(([path, { version, license, dev = false, devOptional = false, hasInstallScript = false }]) => {
      const name = path.split('node_modules/').at(-1);
      const licence = readLicences[name] ?? license;
      return { name, version, licence, isDev: dev || devOptional, runsScript: hasInstallScript };
    });
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The licences that an expression names. @returns {string[]} */
const licencesIn = (expression = '') => expression.split(/[()\s]+|\bAND\b|\bOR\b/).filter((word) => word !== '');

/** Of an OR one is enough, of an AND all are needed; the lock file nests no two of them. */
export function isAllowed({ name, licence }) {
  if (!licence) return false;
  const allows = (id) => allowedLicences.has(id) || allowedForOne[name]?.includes(id) === true;
  const names = licencesIn(licence);
  return / OR /.test(licence) ? names.some(allows) : names.length > 0 && names.every(allows);
}

/** Install scripts that run, by the names of their packages. */
export const allowedScripts = () => Object.keys(read('package.json').allowScripts);

/** What each workspace names itself: `{ workspace, name, isDev }`. */
export function directDependencies() {
  return ['', ...read('package.json').workspaces].flatMap((folder) => {
    const manifest = read(join(folder, 'package.json'));
    const of = (group, isDev) =>
      Object.keys(manifest[group] ?? {})
        .filter((name) => !name.startsWith('@wattpact/'))
        .map((name) => ({ workspace: folder || 'root', name, isDev }));
    return [...of('dependencies', false), ...of('optionalDependencies', false), ...of('devDependencies', true)];
  });
}
