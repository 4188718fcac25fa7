// A switch that is off, and an empty field, list or box, are seen on every ground that a page has (WCAG 1.4.11).
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const blocks = read('tokens.css').split('[data-mantine-color-scheme="dark"]');

function tokenOf(block: string, name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1];
  if (!found) throw new Error(`No colour is called ${name}`);
  return found;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['light', blocks[0] ?? ''],
  ['dark', blocks[1] ?? ''],
])('in %s colours what is off stands out by 3:1, and so does its thumb', (_, block) => {
  const off = tokenOf(block, 'input-border');
  for (const ground of ['canvas', 'surface', 'surface-2']) {
    expect(contrast(off, tokenOf(block, ground)), ground).toBeGreaterThanOrEqual(3);
  }
  expect(contrast(off, '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(read('base.css')).toMatch(/Switch-input:not\(:checked\)[^{]*\{\s*background: var\(--input-border\)/);
});

test('no field has a fainter edge than that', () => {
  const root = new URL('../../', import.meta.url);
  const edges = globSync('**/*.css', { cwd: root }).flatMap((path) =>
    [...readFileSync(new URL(path, root), 'utf8').matchAll(/--input-bd: ([^;]+);/g)].map(
      ([, edge]) => `${path}: ${edge}`,
    ),
  );
  expect(edges).toEqual(['ui/theme/base.css: var(--input-border)']);
});

test.each([
  ['../../features/contract-drafts/contract-drafts.module.css', '.editor'],
  ['../../manual/manual-parts.css', '.search input'],
])('nor has one that is no field of the library: %s %s', (path, selector) => {
  const rules = [...read(path).matchAll(/^([^{}@]+?) \{([^}]*)\}/gm)];
  const own = rules.find(([, selectors]) => selectors?.trim() === selector);
  expect(own?.[2]).toContain('border: 1px solid var(--input-border);');
});
