// Which totals are cached, and for whom.
import type { CompiledQuery } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { createDb, createPool } from '../database/database.ts';
import { keptTotal } from './kept-totals.ts';

const database = await createTestDatabase();
const pools = [createPool({ url: database.appUrl }), createPool({ url: database.appUrl })] as const;
const [db, another] = [createDb(pools[0]), createDb(pools[1])];
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const asking = (name: string, ...totals: number[]) => {
  const query = { sql: name, parameters: [1] } as unknown as CompiledQuery;
  return () => keptTotal(db, query, async () => totals.shift() ?? 0);
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
  await keptTotal(db, query('a'), async () => 500);
  expect(await keptTotal(db, query('b'), async () => 600)).toBe(600);
  await expect(keptTotal(db, query('c'), async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await keptTotal(db, query('c'), async () => 700)).toBe(700);
});

test('a transaction shares the totals of its database, and another database has its own', async () => {
  const query = { sql: 'shared', parameters: [] } as unknown as CompiledQuery;
  expect(await keptTotal(db, query, async () => 800)).toBe(800);
  expect(await db.transaction().execute((inside) => keptTotal(inside, query, async () => 900))).toBe(800);
  expect(await keptTotal(another, query, async () => 900)).toBe(900);
});
