// The shape of the code: sizes, names and first comments of files, and forbidden words.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const folders = [
  'domain/src',
  'server/src',
  'server/demo',
  'server/test',
  'web/src',
  'scripts',
  'locales',
  'e2e',
  'bench',
];
const files = folders.flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|mjs|css)$/.test(name) && !/node_modules|database-types\.ts$|\.gen\.ts$/.test(name))
    .map((name) => {
      const text = readFileSync(new URL(`${folder}/${name}`, root), 'utf8');
      return { path: `${folder}/${name}`, name: name.split('/').at(-1), text, lines: text.split('\n').length - 1 };
    }),
);
const code = files.filter(({ name }) => !name.endsWith('.css') && !name.endsWith('.d.ts'));
const product = code.filter(
  ({ path }) => /^((domain|server|web)\/src|server\/demo)\//.test(path) && !path.includes('.test.'),
);
const paths = (found) => found.map(({ path }) => path);

test('no file has more than 350 lines, nine of ten have at most 220, half at most 80', () => {
  expect(paths(files.filter(({ lines }) => lines > 350))).toEqual([]);
  const sizes = product.map(({ lines }) => lines).toSorted((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(220);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(80);
});

test('files are named in kebab-case after what they hold', () => {
  expect(
    paths(
      files.filter(
        ({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.(module|(apart\.)?test|spec|config|d))?\.[a-z]+$/.test(name),
      ),
    ),
  ).toEqual([]);
  const nameless = /(^|[-/])(utils?|helpers?|misc|common|index)\.(ts|tsx|mjs)$/;
  expect(paths(files.filter(({ path }) => nameless.test(path)))).toEqual([]);
});

test('a file opens with what it decides, a test with its titles', () => {
  const opened = code.filter(({ path }) => !/\.(test|spec)\./.test(path));
  expect(paths(opened.filter(({ text }) => !/^(#!.*\n)?\/\/ \S/.test(text)))).toEqual([]);
});

test('no file only hands on what others export', () => {
  const barrel = ({ text }) => {
    const statements = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//'));
    return (
      statements.length > 0 && statements.every((line) => /^export (\*|\{[^}]*\}|type \{[^}]*\}) from /.test(line))
    );
  };
  expect(paths(code.filter(barrel))).toEqual([]);
});

test('nothing is left to do, printed in passing or switched off', () => {
  const words = /\b(TODO|FIXME|XXX|HACK)\b|@ts-(ignore|nocheck)|eslint-disable|\btest\.only\(|\bdescribe\.only\(/;
  const own = 'scripts/house.test.mjs';
  // A type test uses it to mark what must not compile.
  const switchedOff = code.filter(
    ({ path, text }) => /@ts-expect-error/.test(text) && !path.endsWith('-types.test.ts'),
  );
  expect(paths(switchedOff)).toEqual([own]);
  expect(
    paths(code.filter(({ path, text }) => path !== own && path !== 'locales/texts.test.ts' && words.test(text))),
  ).toEqual([]);
  expect(paths(product.filter(({ text }) => /\bconsole\.(log|debug|info)\(|\bdebugger\b/.test(text)))).toEqual([]);
});

test('[ALL-10] arithmetic of the domain knows no clock and no chance but what it is given', () => {
  const arithmetic = product.filter(({ path }) =>
    /^domain\/src\/(arithmetic|benchmark|matching|series|simulation)\//.test(path),
  );
  const given = /\b(Math\.random|Date\.now|performance\.now|crypto\.|process\.|Temporal\.Now)|\bnew Date\(\)/;
  expect(arithmetic.length).toBeGreaterThan(30);
  expect(paths(arithmetic.filter(({ text }) => given.test(text)))).toEqual([]);
});

test('tests wait for what they test, never for time', () => {
  const waits = /setTimeout\(\s*(resolve|done)|waitForTimeout|timers\/promises/;
  expect(
    paths(
      code.filter(
        ({ path, text }) => /\.(test|spec)\./.test(path) && path !== 'scripts/house.test.mjs' && waits.test(text),
      ),
    ),
  ).toEqual([]);
});
