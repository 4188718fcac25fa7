// For people who prefer reduced motion nothing slides or fades: one sheet of the apps stops all of it, and what could get
// around that sheet is not written.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const query = '@media (prefers-reduced-motion: reduce)';
const moving = /(?<![\w-])(transition(?!-property: none)(?!: none)|animation|scroll-behavior: smooth)/;
const sheets = globSync('**/*.css', { cwd: root }).filter((path) => moving.test(read(path)));
/** The landing, legal and reading pages have no other sheets than their own. */
const isOfApps = (path: string) => path.endsWith('.module.css') || path.startsWith('ui/theme/');

test('the sheet that stops motion is loaded with both apps, and stops every element', () => {
  expect(read('app/app-providers.tsx')).toContain("import '../ui/theme/reduced-motion.css'");
  const sheet = read('ui/theme/reduced-motion.css');
  expect(sheet).toContain(query);
  for (const part of ['*,', '*::before,', '*::after {']) expect(sheet).toContain(`:root:not(#motion) ${part}`);
  for (const rule of ['transition-property: none', 'animation-duration: 0.01ms', 'animation-iteration-count: 1'])
    expect(sheet).toContain(`${rule};`);
});

test('no style of the apps moves despite it', () => {
  expect(sheets.filter(isOfApps).length).toBeGreaterThan(3);
  for (const path of sheets.filter(isOfApps)) {
    for (const declaration of read(path).match(/(transition|animation)[^;}]*!important/g) ?? [])
      expect.soft(declaration, path).toBe('');
    if (path === 'ui/theme/reduced-motion.css') continue;
    // An id outweighs the one in that sheet.
    expect.soft(read(path).match(/#[a-z][\w-]*[^;{}]*\{[^}]*(transition|animation)/i), path).toBeNull();
  }
});

test.each(sheets.filter((path) => !isOfApps(path)))('%s stops its own motion', (path) => {
  expect(read(path)).toContain(query);
});

test('no script scrolls smoothly on its own', () => {
  for (const path of globSync('**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.*'] }))
    expect.soft(read(path).match(/behavior: 'smooth'|\.animate\(/), path).toBeNull();
});
