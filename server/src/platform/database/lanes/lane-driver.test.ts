// Pipelined statements keep their order and their transaction, and their errors are never lost.
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { createDb, createPool, type Db } from '../database.ts';
import { unawaited } from '../statement-marks.ts';

const { database } = await startTestApp();
const owner = createPool({ url: database.ownerUrl, max: 1 });
const db = createDb(owner);

const insert = (on: Db, n: number) => sql`insert ${unawaited} into written values (${n})`.execute(on);
const stored = async () =>
  (await sql<{ n: number }>`select n from written order by n`.execute(db)).rows.map(({ n }) => n);

beforeAll(() => owner.query('create table written (n int primary key check (n > 0))').then(() => () => owner.end()));
beforeEach(() => owner.query('truncate written'));

test('what is sent ahead is done before the next statement, and stored with the commit', async () => {
  await db.transaction().execute(async (transaction) => {
    expect(await insert(transaction, 1)).toMatchObject({ rows: [] });
    await insert(transaction, 2);
    const { rows } = await sql<{ sum: number }>`select sum(n) as sum from written`.execute(transaction);
    expect(rows).toEqual([{ sum: 3 }]);
    await insert(transaction, 3);
  });
  expect(await stored()).toEqual([1, 2, 3]);
});

test('a statement that fails makes the next one fail with its error, and nothing is stored', async () => {
  const change = db.transaction().execute(async (transaction) => {
    await insert(transaction, 1);
    await insert(transaction, 1);
    await sql`select 1`.execute(transaction);
  });
  await expect(change).rejects.toMatchObject({ code: '23505' });
  expect(await stored()).toEqual([]);
});

test('the last statement that fails makes the commit fail', async () => {
  const change = db.transaction().execute(async (transaction) => {
    await insert(transaction, 1);
    await insert(transaction, -1);
  });
  await expect(change).rejects.toMatchObject({ code: '23514' });
  expect(await stored()).toEqual([]);
});

test('what fails with the transaction’s own error says that one, and the connection forgets the other', async () => {
  const change = db.transaction().execute(async (transaction) => {
    await insert(transaction, -1);
    throw new Error('never mind');
  });
  await expect(change).rejects.toThrow('never mind');
  await db.transaction().execute((transaction) => insert(transaction, 7));
  expect(await stored()).toEqual([7]);
});

test('a statement that cannot be sent ends the transaction as well: nothing of it is stored', async () => {
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  const change = db.transaction().execute(async (transaction) => {
    await insert(transaction, 1);
    await sql`insert ${unawaited} into written values (${endless})`.execute(transaction);
  });
  await expect(change).rejects.toThrow('circular');
  expect(await stored()).toEqual([]);
});

test('outside of a transaction it is waited for', async () => {
  await expect(insert(db, -1)).rejects.toMatchObject({ code: '23514' });
  await insert(db, 1);
  await expect(insert(db, 1)).rejects.toMatchObject({ code: '23505' });
});
