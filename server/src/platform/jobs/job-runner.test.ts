// The priorities of jobs, and which jobs wait for each other.
import { afterEach, expect, test, vi } from 'vitest';
import { removeJobs } from '../../../test/support/job-rows.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { jobTable } from '../../jobs.ts';
import { queueMail } from '../mail/send-mail.ts';
import { enqueue } from './enqueue.ts';
import { type JobTable, runDueJobs, startJobs } from './job-runner.ts';

const { db, platform } = await startTestApp();
/** Workers that find jobs only when they are notified. */
const hardlyEver = { own: 600_000, waiting: 600_000, outside: 600_000 };
afterEach(() => removeJobs(platform.pool));

/** How many connections have sent this as their last statement. */
const last = async (query: string) => {
  const { rows } = await platform.pool.query(
    'select from pg_stat_activity where datname = current_database() and query = $1',
    [query],
  );
  return rows.length;
};

/** A job that is added before anybody listens would be found only by polling. */
async function startListening(table: JobTable, given = platform) {
  const runner = await startJobs(table, given, hardlyEver);
  const listens = async () => expect(await last('LISTEN "jobs:insert"; LISTEN "worker:migrate";')).toBe(1);
  await vi.waitFor(listens, { timeout: 60_000 });
  return runner;
}

test('a mail server that does not answer keeps no other job waiting', async () => {
  let release = () => {};
  const hanging = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = 0;
  const mailer = {
    deliver: () => {
      begun += 1;
      return hanging;
    },
  };
  const told: unknown[] = [];
  const table = {
    ...jobTable,
    jobs: { ...jobTable.jobs, tell_listeners: async (payload: unknown) => void told.push(payload) },
  };
  for (let index = 0; index < 20; index += 1) {
    const mail = {
      to: `u${index}@test.example`,
      language: 'pt' as const,
      kind: 'test',
      subject: 'Olá',
      paragraphs: ['x'],
    };
    await queueMail({ db, platform, now: new Date() }, mail);
  }
  const runner = await startJobs(table, { ...platform, mailer });
  await vi.waitFor(() => expect(begun).toBeGreaterThan(1), { timeout: 60_000 });
  await enqueue(db, 'tell_listeners', { eventId: 'x' });
  await vi.waitFor(() => expect(told).toEqual([{ eventId: 'x' }]), { timeout: 60_000 });
  expect(begun).toBeLessThan(20);
  release();
  await runner.stop();
});

test('one connection listens for jobs, and wakes those who send mails too', async () => {
  const sent: string[] = [];
  const mailer = { deliver: async ({ to }: { to: string }) => void sent.push(to) };
  const runner = await startListening(jobTable, { ...platform, mailer });
  // Those who send mails, and those who send webhooks.
  await vi.waitFor(async () => expect(await last('unlisten *')).toBe(2), { timeout: 60_000 });
  await queueMail(
    { db, platform, now: new Date() },
    { to: 'u@test.example', language: 'pt', kind: 'test', subject: 'Olá', paragraphs: ['x'] },
  );
  await vi.waitFor(() => expect(sent).toEqual(['u@test.example']), { timeout: 60_000 });
  await runner.stop();
});

test('a job that comes right after another was fetched is done at once, too', async () => {
  const done: number[] = [];
  const table: JobTable = { jobs: { count: async ({ n }: { n: number }) => void done.push(n) }, schedule: [] };
  const runner = await startListening(table);
  // Each job is added while the workers wait for more jobs after the one before.
  for (let n = 1; n <= 8; n += 1) {
    await enqueue(db, 'count', { n });
    await vi.waitFor(() => expect(done).toContain(n), { timeout: 60_000, interval: 5 });
  }
  await runner.stop();
});

test('workers that end by themselves are replaced, and the next hear of new jobs', async () => {
  const done: string[] = [];
  const table: JobTable = { jobs: { count: async ({ name }: { name: string }) => void done.push(name) }, schedule: [] };
  const runner = await startListening(table);
  await enqueue(db, 'count', { name: 'before' });
  await vi.waitFor(() => expect(done).toEqual(['before']), { timeout: 60_000 });
  // The library ends its workers when it learns that another version has changed its tables.
  await platform.pool.query(`select pg_notify('worker:migrate', '{"breaking": true, "migrationNumber": 999}')`);
  const { exitCode } = process;
  await vi.waitFor(() => expect(process.exitCode).toBe(57), { timeout: 60_000 });
  process.exitCode = exitCode;
  await enqueue(db, 'count', { name: 'after' });
  await vi.waitFor(() => expect(done).toEqual(['before', 'after']), { timeout: 60_000 });
  await enqueue(db, 'count', { name: 'told' });
  await vi.waitFor(() => expect(done).toEqual(['before', 'after', 'told']), { timeout: 60_000 });
  await runner.stop();
});

test('what can wait is done after what people wait for, though it was asked for before', async () => {
  const done: string[] = [];
  const table: JobTable = {
    jobs: { count: async ({ name }: { name: string }) => void done.push(name) },
    schedule: [],
  };
  await enqueue(db, 'count', { name: 'later' }, { canWait: true });
  await enqueue(db, 'count', { name: 'first' });
  await enqueue(db, 'count', { name: 'second' });
  await runDueJobs(table, platform);
  expect(done).toEqual(['first', 'second', 'later']);
});

test('what the due jobs came to is recorded when they are done, also of those that failed', async () => {
  const table: JobTable = {
    jobs: {
      do_well: async () => {},
      fail: async () => {
        throw new Error('not now');
      },
    },
    schedule: [],
  };
  for (let round = 0; round < 20; round += 1) {
    await enqueue(db, 'do_well', {});
    await enqueue(db, 'fail', {}, { key: `round ${round}` });
    await runDueJobs(table, platform);
    const { rows } = await platform.pool.query(
      `select last_error, locked_at from graphile_worker.jobs where key is null or key = $1`,
      [`round ${round}`],
    );
    expect(rows).toEqual([{ last_error: 'not now', locked_at: null }]);
  }
});
