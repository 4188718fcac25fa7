// Jobs of a process that was killed run again.
import { afterEach, expect, test, vi } from 'vitest';
import { lockJob, removeJobs } from '../../../test/support/job-rows.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { enqueue } from './enqueue.ts';
import { watchWorkers } from './lost-workers.ts';

const { db, platform } = await startTestApp();

const often = { look: 20, patience: 2500 };
const watches: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(watches.splice(0).map((watch) => watch.stop()));
  await removeJobs(platform.pool);
});
const watch = (name: string) => watches.push(watchWorkers(platform, name, often));

async function enqueueLocked(key: string, worker: string): Promise<void> {
  await enqueue(db, 'tell_listeners', {}, { key });
  await lockJob(platform.pool, key, worker);
}
const lockers = async () => {
  const { rows } = await platform.pool.query('select key, locked_by from graphile_worker.jobs order by key');
  return Object.fromEntries(rows.map(({ key, locked_by }) => [key, locked_by]));
};
const connections = async (name: string) => {
  const { rows } = await platform.pool.query('select pid from pg_stat_activity where application_name = $1', [
    `jobs ${name}`,
  ]);
  return rows.map(({ pid }) => pid as number);
};
const isThere = (name: string) => expect.poll(() => connections(name)).toHaveLength(1);

test('jobs of a worker without a living process are free again, those of a living one are not', async () => {
  watch('living');
  await isThere('living');
  await enqueueLocked('a', 'living');
  await enqueueLocked('b', 'killed');
  watch('another');
  await vi.waitFor(async () => expect(await lockers()).toEqual({ a: 'living', b: null }), { timeout: 60_000 });
});

test('a worker that has lost its connection for a moment keeps its jobs', async () => {
  watch('living');
  watch('another');
  await isThere('living');
  await isThere('another');
  const [pid] = await connections('living');
  await platform.pool.query('select pg_terminate_backend($1)', [pid]);
  await enqueueLocked('a', 'living');
  await enqueueLocked('b', 'killed');
  await vi.waitFor(async () => expect(await lockers()).toMatchObject({ b: null }), { timeout: 60_000 });
  expect(await lockers()).toEqual({ a: 'living', b: null });
  const [again] = await connections('living');
  expect(again).not.toBe(pid);
});

test('a worker lives though its pool has no connection left', async () => {
  const held = await Promise.all(
    Array.from({ length: platform.pool.options.max ?? 10 }, () => platform.pool.connect()),
  );
  watch('living');
  const [client] = held;
  const living = `select from pg_stat_activity where application_name = 'jobs living'`;
  await expect.poll(async () => (await client?.query(living))?.rowCount).toBe(1);
  for (const one of held) one.release();
});
