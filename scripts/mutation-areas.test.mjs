// The score of each area of the domain, and the areas that exist.
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas, scoresOf } from './mutation-areas.mjs';
import { root } from './toolchain.mjs';

const mutants = (...statuses) => ({ mutants: statuses.map((status) => ({ status })) });

test('an area has the score of its files together, and one of which nothing was changed has none', () => {
  const scores = scoresOf({
    'domain/src/invoices/invoice-status.ts': mutants('Killed', 'Timeout', 'Survived', 'CompileError'),
    'domain/src/offers/offer-status.ts': mutants('NoCoverage'),
    'domain/src/fees/fee.ts': mutants('Killed', 'Ignored'),
    'domain/src/users/user.ts': mutants('Survived'),
  });
  expect(scores).toEqual([
    { area: 'transitions', changes: 4, noticed: 2, score: 50 },
    { area: 'fees', changes: 1, noticed: 1, score: 100 },
  ]);
});

test.each(Object.entries(areas))('each pattern of %s names a file that exists', (_area, globs) => {
  for (const glob of globs) expect(globSync(glob, { cwd: root }), glob).not.toEqual([]);
});
