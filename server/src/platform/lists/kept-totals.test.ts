// Which totals are cached.
import type { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { keptTotal } from './kept-totals.ts';

const asking = (name: string, ...totals: number[]) => {
  const query = { sql: name, parameters: [1] } as unknown as CompiledQuery;
  return () => keptTotal(query, async () => totals.shift() ?? 0);
};

test('a long list is counted once, a short one each time, and two who ask at once share a count', async () => {
  const long = asking('long', 200, 300);
  expect([await long(), await long()]).toEqual([200, 200]);
  const short = asking('short', 199, 1);
  expect([await short(), await short()]).toEqual([199, 1]);
  const together = asking('together', 5, 6);
  expect(await Promise.all([together(), together()])).toEqual([5, 5]);
});

test('other values are another total, and a failed count is tried again', async () => {
  const query = (value: string) => ({ sql: 'of', parameters: [value] }) as unknown as CompiledQuery;
  await keptTotal(query('a'), async () => 500);
  expect(await keptTotal(query('b'), async () => 600)).toBe(600);
  await expect(keptTotal(query('c'), async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await keptTotal(query('c'), async () => 700)).toBe(700);
});
