// The links in the pages for developers and operators lead to existing files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const pages = [
  'README.md',
  ...['docs', 'bench'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];
const links = pages.flatMap((page) =>
  [...readFileSync(new URL(page, root), 'utf8').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|#)/.test(target))
    .map((target) => ({ page, target })),
);

test('each relative link of README, docs and bench leads to a file', () => {
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ page, target }) => !existsSync(new URL(target, new URL(page, root))))).toEqual([]);
});
