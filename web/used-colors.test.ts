import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { usedColors } from './used-colors.ts';

const id = createRequire(import.meta.url)
  .resolve('@mantine/core')
  .replace(/\/(cjs|esm)\/.*$/, '/esm/core/MantineProvider/default-colors.mjs');
const names = (code: string) => [...code.matchAll(/^\t(\w+): \[/gm)].map(([, name]) => name ?? '');

test('the build leaves colours out that no page names', () => {
  const code = readFileSync(id, 'utf8');
  const { transform } = usedColors() as unknown as { transform: (code: string, id: string) => { code: string } };
  const kept = names(transform(code, id).code);
  expect(kept).toEqual(['blue']);
  const replaced = names(
    readFileSync(`${import.meta.dirname}/src/ui/theme/theme.ts`, 'utf8').replaceAll(/^ +(\w+): tuple\(/gm, '\t$1: ['),
  );
  const gone = names(code).filter((name) => !kept.includes(name) && !replaced.includes(name));
  expect(gone).toHaveLength(10);
  const named = new RegExp(`--mantine-color-(${gone.join('|')})-| color=["'](${gone.join('|')})[."']`);
  const sources = globSync('src/**/*.{ts,tsx,css}', { cwd: import.meta.dirname });
  expect(sources.filter((file) => named.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')))).toEqual([]);
});
