// Marked reads share a few connections: they do not wait for slow statements elsewhere, each fails alone, and a lost
// connection fails only what was on its way.
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { openDatabaseLink } from '../../../../test/database/database-link.ts';
import { startTestApp } from '../../../../test/support/test-app.ts';
import { isAway } from '../away.ts';
import { createDb, createPool, type Db } from '../database.ts';
import { prepared } from '../statement-marks.ts';

const { database } = await startTestApp();
const pool = createPool({ url: database.appUrl, max: 2, lanes: 1 });
const db = createDb(pool);
const owner = createPool({ url: database.ownerUrl, max: 1 });
/** Only sessions of the same role show what they do. */
const watcher = createPool({ url: database.appUrl, max: 1 });
afterAll(async () => {
  await pool.end();
  await Promise.all([owner.end(), watcher.end()]);
});
await owner.query('create table counted (n int primary key); grant all on counted to public');

const read = async (on: Db, n: number) =>
  (await sql<{ half: number }>`select ${prepared} 100 / ${n}::int as half`.execute(on)).rows[0]?.half;
const openLanes = async () =>
  (
    await watcher.query(
      `select from pg_stat_activity where application_name = 'lanes' and datname = current_database()`,
    )
  ).rowCount;

test('a marked read takes no connection of the pool, also while all of those are busy', async () => {
  const slow = [1, 2].map(() => sql`select pg_sleep(30)`.execute(db).catch(() => 'ended'));
  const sleeping = async () =>
    (
      await watcher.query(`select from pg_stat_activity where query like '%pg_sleep%'
    and query not like '%activity%' and state = 'active'`)
    ).rowCount;
  await expect.poll(sleeping).toBe(2);
  expect(await Promise.all([read(db, 4), read(db, 5)])).toEqual([25, 20]);
  await watcher.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'select pg_sleep%'`);
  expect(await Promise.all(slow)).toEqual(['ended', 'ended']);
});

test('a read that fails names its own error, and those beside it are answered', async () => {
  const [before, failed, after] = await Promise.allSettled([read(db, 1), read(db, 0), read(db, 2)]);
  expect(before).toMatchObject({ value: 100 });
  expect(failed).toMatchObject({ reason: { code: '22012' } });
  expect(after).toMatchObject({ value: 50 });
});

test('a connection that is lost fails the reads on their way, and the next one is answered', async () => {
  const sleep = sql`select ${prepared} pg_sleep(4), 1 as lost`.execute(db);
  const behind = read(db, 4);
  const failures = Promise.allSettled([sleep, behind]);
  const lose = async () =>
    (
      await watcher.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lanes' and state = 'active'`)
    ).rowCount;
  await expect.poll(lose).toBe(1);
  expect((await failures).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(db, 4)).toBe(25);
});

test('a connection that goes silent fails its own reads alone, and another takes its place', async () => {
  const link = await openDatabaseLink(database.appUrl);
  const silenced = createPool({ url: link.url, max: 1, lanes: 2 });
  const through = createDb(silenced);
  try {
    expect(await read(through, 1)).toBe(100);
    link.silenceOpen();
    // Nothing is on its way on either connection, so the second read opens one and the third takes the silent one.
    expect(await read(through, 2)).toBe(50);
    const unanswered = Promise.allSettled([read(through, 4)]);
    for (const n of [5, 10]) expect(await read(through, n)).toBe(100 / n);
    const [failed] = await unanswered;
    expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'Query read timeout' } });
    expect(failed.status === 'rejected' && isAway(failed.reason)).toBe(true);
    // Both places are taken again, and no read meets the silent one.
    expect(await Promise.all([1, 2, 4, 5].map((n) => read(through, n)))).toEqual([100, 50, 25, 20]);
  } finally {
    link.close();
    await silenced.end();
  }
});

test('a read whose table has changed since it was planned is answered', async () => {
  const all = () => sql`select ${prepared} * from counted where n = ${7}`.execute(db);
  await owner.query('insert into counted values (7)');
  expect((await all()).rows).toEqual([{ n: 7 }]);
  await owner.query('alter table counted add column note text');
  const both = await Promise.all([all(), all()]);
  for (const { rows } of both) expect(rows).toEqual([{ n: 7, note: null }]);
  await owner.query('delete from counted');
});

test('a read that is not short is ended by the database', async () => {
  const { rows } = await sql`select ${prepared} current_setting('statement_timeout') as most`.execute(db);
  expect(rows).toEqual([{ most: '5s' }]);
});

test('in a transaction a marked read sees what the transaction wrote, and nobody else does', async () => {
  const count = async (on: Db) =>
    (await sql<{ n: number }>`select ${prepared} count(*)::int as n from counted`.execute(on)).rows[0]?.n;
  await db.transaction().execute(async (transaction) => {
    await sql`insert into counted values (1)`.execute(transaction);
    expect(await count(transaction)).toBe(1);
    expect(await count(db)).toBe(0);
  });
  expect(await count(db)).toBe(1);
});

test('shared connections end with the pool, and nothing opens them again', async () => {
  const before = await openLanes();
  const other = createPool({ url: database.appUrl, max: 1, lanes: 1 });
  await read(createDb(other), 1);
  expect(await openLanes()).toBe((before ?? 0) + 1);
  await other.end();
  await expect.poll(openLanes).toBe(before);
  await expect(read(createDb(other), 1)).rejects.toThrow('ended');
});
