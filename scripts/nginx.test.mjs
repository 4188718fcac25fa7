// The page for operators shows the nginx configuration that lies in ops/nginx/.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('docs/operations.md shows ops/nginx/wattpact.conf as it is', () => {
  const shown = read('ops/nginx/wattpact.conf')
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
  expect(read('docs/operations.md')).toContain(`\n\n${shown}\n\n`);
});
