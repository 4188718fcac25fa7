// Every number in a test's title is in docs/requirements, and the check reads titles as the runners print them.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedIn, readNamed, readRequirements, report, unfinishedAreas, unheld } from './requirement-numbers.mjs';

const requirements = readRequirements();
const named = readNamed();
const held = (source) => namedIn('one.test.ts', source).flatMap(({ number, runs }) => (runs ? [number] : []));

test('every number in a title stands in docs/requirements', () => {
  expect(requirements.size).toBeGreaterThan(1000);
  expect(named.length).toBeGreaterThan(1000);
  expect(
    named.filter(({ number }) => !requirements.has(number)).map(({ number, place }) => `${number} ${place}`),
  ).toEqual([]);
});

test('every sentence of a finished area is named by a running test', () => {
  expect(unheld(requirements, named)).toEqual([]);
  // An area whose last sentence is named is finished.
  const stillOpen = unfinishedAreas.filter((area) =>
    unheld(requirements, named, []).some((number) => number.startsWith(`${area}-`)),
  );
  expect(stillOpen).toEqual(unfinishedAreas);
});

test('a sentence that only a skipped test names is not held', () => {
  const sentences = new Map([
    ['ABC-01', 'One.'],
    ['ABC-02', 'Two.'],
    ['DEF-01', 'Three.'],
  ]);
  const names = namedIn('one.test.ts', "test('[ABC-01] a', f); test.skip('[ABC-02] b', f)");
  expect(unheld(sentences, names, ['DEF'])).toEqual(['ABC-02']);
});

test('a made-up number is found with its place', () => {
  const found = namedIn('one.test.ts', "\ntest('[PRJ-25, PRJ-999] a title', () => {});");
  expect(found.filter(({ number }) => !requirements.has(number))).toEqual([
    { number: 'PRJ-999', runs: true, place: 'one.test.ts:2' },
  ]);
});

test.each([
  ['a test', "test('[ABC-01] a', () => {})", ['ABC-01']],
  ['a describe', "test.describe('[ABC-01] a', () => { test('[ABC-02] b', f) })", ['ABC-01', 'ABC-02']],
  [
    'a template',
    `for (const [name, run] of [['[ABC-01] a', f], ['[ABC-02] b', f]]) test(\`\${name}: c\`, run)`,
    ['ABC-01', 'ABC-02'],
  ],
  ['texts that are joined', "const part = '[ABC-01] a'; test(part + ' b', f)", ['ABC-01']],
  ["a row's first text", "test.each([['[ABC-01] a', '[ABC-02]'], ['[ABC-03] b', 1]])('%s', f)", ['ABC-01', 'ABC-03']],
  [
    'a row that goes into brackets',
    "test.each([['ABC-01', 'x'], ['ABC-02', 'y']] as const)('[%s] %s', f)",
    ['ABC-01', 'ABC-02'],
  ],
  ['rows of single texts', "test.each(['[ABC-01] a'])('%s', f)", ['ABC-01']],
  ["a row's named field", "test.each([{ name: '[ABC-01] a', other: '[ABC-02]' }])('$name', f)", ['ABC-01']],
  ['a table of its own name', "const rows = [['[ABC-01] a']]; describe.each(rows)('%s', f)", ['ABC-01']],
  [
    'a table out of an object',
    "const rows = { '[ABC-01] a': 1 }; test.each(Object.entries(rows))('%s', f)",
    ['ABC-01'],
  ],
  [
    'rows that are spread and mapped',
    "const one = [['[ABC-01] a']]; test.each([...one, ...x.map((y) => ['[ABC-02] b', y])])('%s', f)",
    ['ABC-01', 'ABC-02'],
  ],
  ['forEach', "['[ABC-01] a'].forEach((title) => test(title, f))", ['ABC-01']],
])('%s names its numbers', (_, source, numbers) => {
  expect(held(source)).toEqual(numbers);
});

test.each([
  ['a comment', "// [ABC-01]\n/* test('[ABC-02] a', f) */ test('a', f) // [ABC-03]"],
  ['a text that is no title', "test('a', () => expect('[ABC-01]').toBe(other('[ABC-02] b')))"],
  ['a row whose place the title does not show', "test.each([['a', '[ABC-01]']])('%s', f)"],
  ['a table whose title shows no row', "test.each([['[ABC-01] a']])('a title', f)"],
  ['a number without brackets', "test('SHA-256 and ABC-01', f)"],
  ['a step of a test', "test('a', () => test.step('[ABC-01] b', f))"],
  [
    'a skipped test, and what a skipped describe holds',
    "test.skip('[ABC-01] a', f); describe.skip('b', () => test('[ABC-02] c', f))",
  ],
  ['a test still to be written', "test.todo('[ABC-01] a'); test.fixme('[ABC-02] b', f)"],
])('%s names nothing', (_, source) => {
  expect(held(source)).toEqual([]);
});

test('the report counts by area and lists what no running test names', () => {
  const sentences = new Map([
    ['ABC-01', 'One.'],
    ['ABC-02', 'Two.'],
    ['DEF-01', 'Three.'],
  ]);
  const names = namedIn('one.test.ts', "test('[ABC-01] a', f); test.skip('[DEF-01] b', f)");
  expect(report(sentences, names)).toEqual([
    'ABC: 1 of 2 named by a test',
    '  ABC-02  Two.',
    'DEF: 0 of 1 named by a test',
    '  DEF-01  Three.',
    'Together: 1 of 3 named by a test',
  ]);
  expect(report(sentences, names, ['DEF'])).toHaveLength(3);
});

test('each requirement is one line with a number of its own, on the page of its area', () => {
  const folder = new URL('../docs/requirements/', import.meta.url);
  const pages = readdirSync(folder).filter((name) => name !== 'README.md');
  const numbers = pages.flatMap((page) =>
    readFileSync(new URL(page, folder), 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => ({ page, number: /^- \*\*([A-Z]+-\d{2,3})\*\* \S/.exec(line)?.[1] ?? line })),
  );
  expect(numbers.filter(({ page, number }) => !number.startsWith(`${page.replace('.md', '')}-`))).toEqual([]);
  expect(numbers.length).toBe(requirements.size);
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(requirements.size);
});
