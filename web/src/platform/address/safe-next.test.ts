import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test('[GEN-52] the way back after signing in stays on this host', () => {
  expect(safeNext('/pt/projects/1?tab=history')).toBe('/pt/projects/1?tab=history');
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', undefined, 3]) {
    expect(safeNext(elsewhere)).toBeUndefined();
  }
});
