// What the database ends because it takes too long, over HTTP.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { atEndOfFile } from '../../../test/support/end-of-file.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { upload } from '../../../test/support/uploads.ts';
import { buildApp } from '../../app.ts';
import { loadConfig } from '../config.ts';
import { startJobs } from '../jobs/job-runner.ts';
import { usualTimeouts } from '../timeouts/http-timeouts.ts';
import { migrateDatabase } from './migrate.ts';
import { longestForClients } from './time-limits.ts';
import { withPatience } from './with-patience.ts';

const feedback = { category: 'other', name: 'Ana Sousa', email: 'ana@test.example', description: 'Não abre.' };
const tooBusy = { status: 503, body: { code: 'error_too_busy' }, headers: { 'retry-after': '2' } };

const waitsForLock = await startTestApp({ LOCK_TIMEOUT: '1' });
const runsLong = await startTestApp({ STATEMENT_TIMEOUT: '1', LOCK_TIMEOUT: '60' });
const idles = await startTestApp({ IDLE_TRANSACTION_TIMEOUT: '1' });

/** A transaction of somebody else, until the test ends. */
const holders: pg.Client[] = [];
async function open({ database }: TestApp): Promise<pg.Client> {
  const holder = new pg.Client(database.ownerUrl);
  await holder.connect();
  holders.push(holder);
  await holder.query('begin');
  return holder;
}
async function hold(t: TestApp, table: string): Promise<void> {
  const holder = await open(t);
  await holder.query(`lock table ${table} in access exclusive mode`);
}
const release = () => Promise.all(holders.splice(0).map((holder) => holder.end()));
afterEach(release);

const countsOf = async ({ db }: TestApp) =>
  (
    await sql<Record<string, number>>`
      select (select count(*)::int from event) as events, (select count(*)::int from mail) as mails,
        (select count(*)::int from idempotency_key) as keys, (select count(*)::int from file) as files,
        (select count(*)::int from support_feedback) as feedback,
        (select coalesce(sum(count), 0)::int from rate_counter where key like 'user support%') as counted`.execute(db)
  ).rows[0];

describe.each([
  ['a lock that is not free in time', waitsForLock],
  ['a statement that takes too long', runsLong],
])('%s', (_, t) => {
  let user: Awaited<ReturnType<typeof t.make.user>>;
  beforeAll(async () => {
    user = await t.make.user();
  });

  test('ends a change: 503 with Retry-After, nothing is stored, and the same call works later', async () => {
    const before = await countsOf(t);
    const headers = { 'idempotency-key': 'once' };
    const send = () => t.as(user).post('/api/support-feedback', feedback, headers);
    await hold(t, 'mail');
    expect(await send()).toMatchObject(tooBusy);
    await release();
    expect(await countsOf(t)).toEqual(before);
    expect((await send()).status).toBe(201);
  });

  test('ends an upload: no row and, after the jobs, no bytes', async () => {
    const before = await countsOf(t);
    await hold(t, 'file');
    expect(await upload(t.as(user))).toMatchObject(tooBusy);
    await release();
    expect(await countsOf(t)).toEqual(before);
    await t.runJobs();
    expect(await readdir(join(t.config.dataDir, 'files', new Date().toISOString().slice(0, 7)))).toEqual([]);
  });

  test('ends a read', async () => {
    await hold(t, 'project');
    expect(await t.as(await t.make.admin()).get('/api/admin/projects')).toMatchObject(tooBusy);
  });
});

test('the log says where a call was ended, and why', async () => {
  const { platform, make } = waitsForLock;
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const app = await buildApp({ ...platform, log: pino({ level: 'warn' }, stream) });
  const { token } = await make.admin();
  await hold(waitsForLock, 'project');
  const headers = { authorization: `Bearer ${token}` };
  expect((await app.inject({ url: '/api/admin/projects', headers })).statusCode).toBe(503);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, code: 'error_too_busy', err: { code: '55P03', stack: expect.stringContaining('executeQuery') } },
  ]);
});

test('a call that waits for the count of another one is too busy; only a repeat is in progress', async () => {
  const t = waitsForLock;
  const user = await t.make.user();
  const send = (key: string) => t.as(user).post('/api/support-feedback', feedback, { 'idempotency-key': key });
  expect((await send('first')).status).toBe(201);
  const holder = await open(t);
  await holder.query('update rate_counter set count = count');
  expect(await send('second')).toMatchObject(tooBusy);
  await holder.query('rollback');
  await holder.query('begin');
  await holder.query(
    `insert into idempotency_key (user_id, call, key, request_hash, created_at)
      select user_id, call, 'third', request_hash, created_at from idempotency_key where user_id = $1`,
    [user.id],
  );
  expect(await send('third')).toMatchObject({ status: 409, body: { code: 'error_request_in_progress' } });
});

test('a transaction in which nothing happens is ended, and its locks with it', async () => {
  const client = await idles.platform.pool.connect();
  const ended = new Promise<{ code?: string }>((resolve) => client.once('error', resolve));
  await client.query('begin');
  await client.query('lock table mail in access exclusive mode');
  expect(await ended).toMatchObject({ code: '25P03' });
  client.release(true);
  expect((await idles.as(await idles.make.user()).post('/api/support-feedback', feedback)).status).toBe(201);
});

test('the defaults, and what has longer ones on purpose', async () => {
  const t = await startTestApp();
  const shown = async (db: TestApp['db']) =>
    (
      await sql<Record<string, string>>`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
        db,
      )
    ).rows[0];
  expect(await shown(t.db)).toEqual({ statement: '30s', lock: '10s', idle: '1min' });
  expect(await withPatience(t.db, shown)).toEqual({ statement: '10min', lock: '10min', idle: '1min' });
  expect(await shown(t.db)).toEqual({ statement: '30s', lock: '10s', idle: '1min' });
});

test('whoever waits hears of the end before the connection ends; a list as a file has as long as that', async () => {
  expect(longestForClients * 1000).toBeLessThan(usualTimeouts.silence);
  for (const name of ['STATEMENT_TIMEOUT', 'LOCK_TIMEOUT'])
    expect(() => loadConfig({ DATA_DIR: runsLong.config.dataDir, [name]: '151' })).toThrow(`${name} must be`);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const { status } = await runsLong.as(await runsLong.make.user()).get('/api/projects/export?format=csv');
  const given = query.mock.calls.map(([first]) => first as unknown as { text?: string; values?: unknown[] });
  query.mockRestore();
  expect(status).toBe(200);
  expect(given.find(({ text }) => text?.includes('set_config'))?.values).toEqual(['150s', '150s']);
});

test('a clean-up waits longer than a call', async () => {
  const { db, runJobs } = waitsForLock;
  await sql`select graphile_worker.add_job('sweep_expired', '{}')`.execute(db);
  await db.insertInto('rate_counter').values({ key: 'old', window_start: '2026-01-01', count: 1 }).execute();
  await hold(waitsForLock, 'rate_counter');
  const swept = runJobs();
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    and now() - query_start > interval '1.5 s'`;
  await expect.poll(async () => (await waitsForLock.platform.pool.query(waiting)).rowCount).toBe(1);
  await release();
  await swept;
  expect(await db.selectFrom('rate_counter').selectAll().where('key', '=', 'old').execute()).toEqual([]);
});

test('the result of a job waits longer than a call: the job is noted as done, and not run again', async () => {
  const t = await startTestApp({ LOCK_TIMEOUT: '1' });
  const done = Promise.withResolvers<void>();
  let begun = 0;
  const work = () => {
    begun += 1;
    return done.promise;
  };
  const jobs = await startJobs({ jobs: { work }, schedule: [] }, t.platform);
  try {
    await sql`select graphile_worker.add_job('work', '{}')`.execute(t.db);
    await expect.poll(() => begun).toBe(1);
    await hold(t, 'graphile_worker._private_jobs');
    const watcher = new pg.Client(t.database.appUrl);
    await watcher.connect();
    holders.push(watcher);
    done.resolve();
    const tries = new Set<string>();
    const isTriedAgain = async () => {
      const { rows } = await watcher.query<{ began: string }>(
        `select query_start::text as began from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database() and query like '%delete from%'`,
      );
      for (const { began } of rows) tries.add(began);
      expect(tries.size).toBeGreaterThan(1);
    };
    await vi.waitFor(isTriedAgain, 10_000);
    await release();
    const left = async () => (await sql`select from graphile_worker.jobs`.execute(t.db)).rows;
    await expect.poll(left).toEqual([]);
    expect(begun).toBe(1);
  } finally {
    await release();
    await jobs.stop();
  }
});

test('a migration is not ended by the limits of its role', async () => {
  const t = await startTestApp();
  const owner = new pg.Client(t.database.ownerUrl);
  await owner.connect();
  atEndOfFile(() => owner.end());
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  await owner.query(`alter role current_user in database ${rows[0]?.name} set statement_timeout = '1s'`);
  await hold(t, 'schema_migration');
  const migrated = migrateDatabase({ ownerUrl: t.database.ownerUrl });
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    and now() - query_start > interval '1.5 s'`;
  await expect.poll(async () => (await owner.query(waiting)).rowCount).toBe(1);
  await release();
  expect(await migrated).toEqual([]);
});
