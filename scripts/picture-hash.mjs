// Says whether a picture of the product still shows it: a hash over the texts in the picture and over the page's own files.
// A page's own files are those of its feature that its module imports. What all pages share (frame, tables, fields) is left
// out: each change of it would make every picture old.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { importsOf } from './import-graph.mjs';
import { root } from './toolchain.mjs';

/** A change of the colours changes every picture. */
const colours = 'web/src/ui/theme/tokens.css';

/**
 * @typedef {object} PictureEntry What web/pictures.json says of a picture.
 * @property {string} page the module of the page, from the project's root
 * @property {number} marks how many numbered marks it has
 * @property {string[]} texts the texts in it, as `namespace:key`
 * @property {Record<string, string>} hashes file of web/public/pictures → hash
 */

/** @returns {Record<string, PictureEntry>} */
export const readManifest = () => JSON.parse(readFileSync(join(root, 'web/pictures.json'), 'utf8'));

/** The folder whose files belong to the page: its feature, or the file alone where it is part of an app. */
const roomOf = (page) => /^web\/src\/features\/[^/]+\//.exec(page)?.[0] ?? page;

/** The page's own files, style sheets among them, and the colours. */
export function filesOf(page) {
  const room = roomOf(page);
  const found = new Set([page]);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const { to, isType } of importsOf(file))
      if (to?.startsWith(room) && !isType && existsSync(join(root, to))) found.add(to);
  }
  return [...found].toSorted().concat(colours);
}

/** A source without what changes no picture: comments and line breaks. */
export function withoutComments(file, source) {
  const found = /\.tsx?$/.test(file)
    ? parseSync(file, source).comments.map(({ start, end }) => [start, end])
    : [...source.matchAll(/\/\*.*?\*\//gs)].map((comment) => [comment.index, comment.index + comment[0].length]);
  const kept = found.toReversed().reduce((text, [start, end]) => text.slice(0, start) + text.slice(end), source);
  return kept.replace(/\s+/g, ' ').trim();
}

/**
 * @param {{ page: string, texts: string[] }} entry
 * @param {Map<string, string>} words every text of the picture's language, by `namespace:key`
 */
export function hashOf({ page, texts }, words) {
  const hash = createHash('sha256');
  for (const file of filesOf(page))
    hash.update(`${file}\0${withoutComments(file, readFileSync(join(root, file), 'utf8'))}\0`);
  for (const key of texts) hash.update(`${key}\0${words.get(key) ?? ''}\0`);
  return hash.digest('hex').slice(0, 16);
}
