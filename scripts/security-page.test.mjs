// docs/security.md names files that hold its lines: each of them exists, and each line has a state.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');
/** The cells of the lines about a requirement: they begin with its number. */
const lines = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
/** "6.3.8 (level 3)" and "7.4.5, 7.5.2" name their numbers whole: 6.2.12 explains no 6.2.1. */
const numbersOf = ([, numbers]) => numbers.match(/\d+(?:\.\d+)+/g);

test('the files that docs/security.md names exist', () => {
  const files = [...page.matchAll(/`([\w./-]+\/[\w./-]+\.(?:ts|tsx|mjs|md|json))`/g)].map(([, file]) => file);
  expect(files.length).toBeGreaterThan(100);
  expect([...new Set(files)].filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});

test('each requirement of docs/security.md has a state, and what differs is explained', () => {
  const states = lines.filter((cells) => cells.length === 6);
  const explained = lines.filter((cells) => cells.length === 5).flatMap(numbersOf);
  expect(states.length).toBeGreaterThan(100);
  expect(
    states.filter(([, , , state]) => !['met', 'differs', 'operator', 'not used', 'not issued'].includes(state)),
  ).toEqual([]);
  const differing = states.filter(([, , , state]) => state === 'differs').flatMap(numbersOf);
  expect(differing.filter((number) => !explained.includes(number))).toEqual([]);
});
