// The shape of tests: short titles, journeys with one story, folders with few files.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const isTest = (name) => /\.(test|spec)\.(ts|tsx|mjs)$/.test(name) && !/node_modules/.test(name);
const testFiles = ['domain/src', 'server', 'web/src', 'scripts', 'locales', 'e2e', 'bench'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter(isTest)
    .map((name) => `${folder}/${name}`),
);

/** The function passed to `test(`, `test.each(…)(` and similar calls; steps are no tests. */
function runnerOf(callee) {
  if (callee.type === 'MemberExpression') return callee.property.name === 'step' ? undefined : runnerOf(callee.object);
  if (callee.type === 'CallExpression') return runnerOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return runnerOf(callee.tag);
  return callee.name;
}

function testsIn(node, found = []) {
  if (Array.isArray(node)) for (const one of node) testsIn(one, found);
  else if (node && typeof node === 'object') {
    const [title, ...rest] = node.type === 'CallExpression' ? node.arguments : [];
    const isTitle = title?.type === 'TemplateLiteral' || typeof title?.value === 'string';
    if (isTitle && rest.length > 0 && ['test', 'it'].includes(runnerOf(node.callee)))
      found.push({ title, body: rest.at(-1) });
    for (const part of Object.values(node)) testsIn(part, found);
  }
  return found;
}

const tests = testFiles.flatMap((path) => {
  const text = readFileSync(new URL(path, root), 'utf8');
  return testsIn(parseSync(path, text).program).map(({ title, body }) => ({
    path,
    title: text.slice(title.start + 1, title.end - 1),
    lines: text.slice(body.start, body.end).split('\n').length,
  }));
});
const told = ({ path, title }) => `${path}: ${title}`;

test('the tests are found, also those of a table', () => {
  expect(tests.length).toBeGreaterThan(1000);
  expect(tests.some(({ title }) => title.includes('%s') || title.includes('$'))).toBe(true);
});

test('a title has fewer than 100 characters, beside the numbers of its requirements', () => {
  const words = (title) => title.replace(/^(\[[^\]]*\]\s*)+/, '');
  expect(tests.filter(({ title }) => words(title).length >= 100).map(told)).toEqual([]);
});

test('a journey has at most 60 lines', () => {
  expect(tests.filter(({ path, lines }) => path.startsWith('e2e/') && lines > 60).map(told)).toEqual([]);
});

test('no folder of the journeys has more than 20 files', () => {
  const folders = readdirSync(new URL('e2e', root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath }) => parentPath);
  const crowded = Object.entries(Object.groupBy(folders, (folder) => folder)).filter(([, files]) => files.length > 20);
  expect(crowded.map(([folder]) => folder)).toEqual([]);
});
