// What a transaction tells when the database, its connection or a statement fails: the first error, and no connection
// is kept that may be broken.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabaseLink } from '../../../../test/database/database-link.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { isAway } from '../away.ts';
import { createDb, createPool, type Db } from '../database.ts';
import { unawaited } from '../statement-marks.ts';

const { database } = await startTestApp();
const link = await openDatabaseLink(database.ownerUrl);
const pool = createPool({ url: link.url, max: 1 });
const db = createDb(pool);
const other = createPool({ url: database.ownerUrl, max: 1 });

beforeAll(() => other.query('create table noted (n int primary key)').then(() => undefined));
afterEach(() => link.mend());
afterAll(async () => {
  await Promise.all([pool.end(), other.end()]);
  link.close();
});

const note = (on: Db, n: number) => sql`insert into noted values (${n})`.execute(on);
const noted = async () => (await other.query<{ n: number }>('select n from noted order by n')).rows.map(({ n }) => n);
const one = async (on: Db) => (await sql<{ one: number }>`select 1 as one`.execute(on)).rows[0]?.one;
/** Ends the transaction's own connection. */
const endConnection = async (on: Db) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(on);
  await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
};

test('a transaction has the isolation and the access that it asks for', async () => {
  const isolation = await db
    .transaction()
    .setIsolationLevel('serializable')
    .execute((on) => sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(on));
  expect(isolation.rows).toEqual([{ level: 'serializable' }]);
  const reading = db
    .transaction()
    .setAccessMode('read only')
    .execute((on) => note(on, 1));
  await expect(reading).rejects.toMatchObject({ code: '25006' });
  expect(await noted()).toEqual([]);
});

test('a connection that cannot be opened is the error of its transaction, and takes no place in the pool', async () => {
  await pool.query('select 1');
  link.cut();
  for (const work of [(on: Db) => note(on, 2), async () => 'nothing asked']) {
    const error = await db
      .transaction()
      .execute<unknown>(work)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(isAway(error)).toBe(true);
  }
  expect(pool.totalCount).toBe(0);
  await link.mend();
  expect(await db.transaction().execute(one)).toBe(1);
});

test('the error of the work is told, not that its rollback could not be sent', async () => {
  const ended = db.transaction().execute(async (on) => {
    await endConnection(on);
    throw new Error('the first error');
  });
  await expect(ended).rejects.toThrow('the first error');
  link.loseAnswerTo('rollback');
  const lost = db.transaction().execute(async (on) => {
    await note(on, 3);
    throw new Error('the first error');
  });
  await expect(lost).rejects.toThrow('the first error');
  expect(pool.totalCount).toBe(0);
  expect(await db.transaction().execute(one)).toBe(1);
  expect(await noted()).toEqual([]);
});

test('a statement on a lost connection fails with the loss, and the connection is not used again', async () => {
  const lost = db.transaction().execute(async (on) => {
    await endConnection(on);
    await note(on, 4);
  });
  const error = await lost.catch((reason: unknown) => reason);
  expect(isAway(error)).toBe(true);
  expect(pool.totalCount).toBe(0);
  expect(await db.transaction().execute(one)).toBe(1);
});

test('a transaction that the database rolled back names the statement that failed, and why', async () => {
  const aborted = db.transaction().execute(async (on) => {
    await note(on, 5);
    await note(on, 5).catch(() => 'the work goes on');
    await sql`select 'later'`.execute(on).catch(() => 'and on');
  });
  await expect(aborted).rejects.toMatchObject({
    name: 'AbortedTransactionError',
    cause: { message: expect.stringContaining('insert into noted values'), cause: { code: '23505' } },
  });
  expect(await noted()).toEqual([]);
});

test('of several that were sent ahead the first one that failed is told', async () => {
  const change = db.transaction().execute(async (on) => {
    await sql`insert ${unawaited} into noted values (${'no number'}::int)`.execute(on);
    await sql`insert ${unawaited} into nowhere values (1)`.execute(on);
    await one(on);
  });
  await expect(change).rejects.toMatchObject({ code: '22P02' });
});
