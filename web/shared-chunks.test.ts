import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { chunkGroups } from './shared-chunks.ts';

interface Given {
  size?: number;
  imports?: string[];
  /** Pages that open on demand. */
  opens?: string[];
  kind?: 'app' | 'page';
}

/** What a first build wrote: each chunk has one module of its own name. */
const output = (chunks: Record<string, Given>) =>
  Object.entries(chunks).map(
    ([fileName, { size = 100, imports = [], opens = [], kind }]) =>
      ({
        fileName,
        moduleIds: [fileName],
        code: '.'.repeat(size),
        imports,
        dynamicImports: opens,
        isEntry: kind === 'app',
        isDynamicEntry: kind === 'page',
        facadeModuleId: null,
      }) as unknown as Rolldown.OutputChunk,
  );

/** The modules of each group, in the order in which the bundler takes them. */
function groupsOf(chunks: Record<string, Given>): string[][] {
  const groups = chunkGroups(output(chunks)).sort((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  return groups.map(({ test: takes }) => Object.keys(chunks).filter((id) => typeof takes === 'function' && takes(id)));
}

const app: Given = { kind: 'app', opens: ['list', 'wizard'] };
const page = (...imports: string[]): Given => ({ kind: 'page', imports });

test('small chunks that the same pages load become one file; pages and apps stay files of their own', () => {
  const chunks = { app, list: page('button', 'badge'), wizard: page('button', 'badge'), button: {}, badge: {} };
  expect(groupsOf(chunks)).toEqual([['button', 'badge']]);
});

test('a page does not load much that only another page needs, to save a request', () => {
  const chunks = { app, list: page('button'), wizard: page('button', 'rules'), button: {}, rules: { size: 90_000 } };
  expect(groupsOf(chunks)).toEqual([['button'], ['rules']]);
});

test('what a merged file would import anew counts, too', () => {
  const chunks = {
    app,
    list: page('button'),
    wizard: page('button', 'field'),
    button: {},
    field: { imports: ['rules'] },
    rules: { size: 90_000 },
  };
  expect(groupsOf(chunks)).toContainEqual(['button']);
});

test('a light module more moves no other: it joins a file, and the files stay apart', () => {
  const threePages: Given = { kind: 'app', opens: ['list', 'record', 'wizard'] };
  const before = {
    app: threePages,
    list: page('table'),
    record: page('table', 'form'),
    wizard: page('form'),
    table: { size: 3_000 },
    form: { size: 3_000 },
  };
  expect(groupsOf(before)).toEqual([['table'], ['form']]);
  const [list, record, wizard] = [page('table', 'date'), page('table', 'form', 'date'), page('form', 'date')];
  const table = { size: 3_100 };
  expect(groupsOf({ ...before, list, record, wizard, table, date: {} })).toEqual([['table', 'date'], ['form']]);
});

test('a group comes after those that it imports, which it would take along otherwise', () => {
  const chunks = {
    app,
    list: page('texts'),
    wizard: page('form'),
    form: { size: 90_000, imports: ['texts'] },
    texts: {},
  };
  expect(groupsOf(chunks)).toEqual([['texts'], ['form']]);
});
