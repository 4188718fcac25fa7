// Jobs while the connection to the database is broken: results are recorded afterwards, and no job stays locked.
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabaseLink } from '../../../test/database/database-link.ts';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { removeJobs } from '../../../test/support/job-rows.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { createPool } from '../database/database.ts';
import { enqueue } from './enqueue.ts';
import { type JobTable, startJobs } from './job-runner.ts';
import { patientPool } from './patient-pool.ts';

const database = await createTestDatabase();
const link = await openDatabaseLink(database.appUrl);
const drop = async () => {
  link.close();
  await database.drop();
};
const { db, platform } = await startTestApp({}, { ...database, appUrl: link.url, drop });
const error = vi.spyOn(platform.log, 'error');
const connect = vi.spyOn(platform.pool, 'connect');

/** A job that begins, and ends when the test tells it to. */
let begun = 0;
let finish = Promise.withResolvers<void>();
const work = () => {
  begun += 1;
  return finish.promise;
};
let jobs: { stop(): Promise<void> };
const begin = async (table: Pick<JobTable, 'waiting'>) => {
  jobs = await startJobs({ jobs: { work }, schedule: [], ...table }, platform);
};
beforeEach(() => {
  begun = 0;
  finish = Promise.withResolvers<void>();
  error.mockClear();
});
afterEach(async () => {
  await link.mend();
  // Nothing is stopped meanwhile: the process would end.
  await vi.waitFor(() => expect(platform.outages.isOn()).toBe(false), { timeout: 60_000 });
  await jobs.stop();
});

const rows = async () => {
  const found = await platform.pool.query('select locked_by, last_error from graphile_worker.jobs');
  return found.rows as { locked_by: string | null; last_error: string | null }[];
};
const hasBegun = () => vi.waitFor(() => expect(begun).toBe(1), { timeout: 60_000 });
const isAway = async () => {
  link.cut();
  await expect(rows()).rejects.toThrow();
  await vi.waitFor(() => expect(error).toHaveBeenCalled(), { timeout: 60_000 });
};
/** The first of these tries recorded a result that was still pending. */
const isTried = async () => {
  connect.mockClear();
  await vi.waitFor(() => expect(connect.mock.calls.length).toBeGreaterThan(3), { timeout: 60_000 });
};
const connectionsOf = async (name: string) => {
  const { rowCount } = await platform.pool.query(
    'select from pg_stat_activity where datname = current_database() and application_name like $1',
    [name],
  );
  return rowCount;
};

test.each([
  ['a job', {}],
  ['a mail', { waiting: ['work'] }],
])(
  '%s that ends well while the database is away is noted as done when it is back, and not run again',
  async (_, table) => {
    await begin(table);
    await enqueue(db, 'work', {});
    await hasBegun();
    await isAway();
    finish.resolve();
    await isTried();
    await link.mend();
    await vi.waitFor(async () => expect(await rows()).toEqual([]), { timeout: 60_000 });
    expect(begun).toBe(1);
  },
);

test.each([
  ['a job', {}],
  ['a mail', { waiting: ['work'] }],
])('%s that fails while the database is away waits for its next try, and the process lives', async (_, table) => {
  await begin(table);
  await enqueue(db, 'work', {});
  await hasBegun();
  await isAway();
  finish.reject(new Error('not now'));
  await isTried();
  await link.mend();
  await vi.waitFor(async () => expect(await rows()).toEqual([{ locked_by: null, last_error: 'not now' }]), {
    timeout: 60_000,
  });
  await removeJobs(platform.pool);
});

test('results that a full disk refuses are noted once there is space, though all connections hold one', async () => {
  await begin({});
  const [pool, full] = [createPool({ url: database.appUrl, max: 2 }), new pg.Client(database.appUrl)];
  await full.connect();
  await full.query("set application_name = 'full disk'");
  const { signal } = new AbortController();
  const patient = patientPool({ ...platform, pool }, { ending: signal, onDoubt: () => {} });
  const holders = await Promise.all([patient.connect(), patient.connect()]);
  const isFull = "exists (select from pg_stat_activity where application_name = 'full disk')";
  const text = `do $$ begin if ${isFull} then raise disk_full; end if; end $$`;
  const noted = holders.map((one) => one.query({ name: 'complete_job/1', text }));
  await vi.waitFor(() => expect(pool.idleCount).toBeGreaterThan(0), { timeout: 60_000 });
  await full.end();
  expect(await Promise.all(noted)).toHaveLength(2);
  for (const one of holders) one.release();
  expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([2, 2, 0]);
  await pool.end();
});

test('a connection that the library gives back twice ends no process, and is one connection', async () => {
  await begin({});
  const { signal } = new AbortController();
  const twice = patientPool(platform, { ending: signal, onDoubt: () => {} });
  const { pool } = platform;
  const client = await new Promise((resolve) => {
    twice.connect((_, connected, done) => {
      done();
      done();
      resolve(connected);
    });
  });
  const again = await Promise.all(Array.from({ length: 2 }, () => pool.connect()));
  expect(again.filter((one) => one === client).length).toBeLessThan(2);
  for (const one of again) one.release();
});

test('jobs that may be locked of which no worker knows count as lost: the workers are others now', async () => {
  finish.resolve();
  await begin({});
  await vi.waitFor(async () => expect(await connectionsOf('jobs %')).toBe(2), { timeout: 60_000 });
  // The fetch that gets the job: one before it would be lost without a locked job.
  link.loseAnswerTo('get_job5', 'lost on the way');
  await enqueue(db, 'work', { note: 'lost on the way' });
  const locker = await vi.waitFor(
    async () => {
      const [job] = await rows();
      expect(job?.locked_by).toEqual(expect.any(String));
      return job?.locked_by;
    },
    { timeout: 60_000 },
  );
  await vi.waitFor(async () => expect(await connectionsOf(`jobs ${locker}`)).toBe(0), { timeout: 60_000 });
  await enqueue(db, 'work', {});
  await hasBegun();
});
