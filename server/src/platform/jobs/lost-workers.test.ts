// What becomes of the jobs of a process that was killed.
import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { enqueue } from './enqueue.ts';
import { watchWorkers } from './lost-workers.ts';

const { db, platform } = await startTestApp();

const lock = (jobKey: string, worker: string) =>
  platform.pool.query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '1 minute' where key = $1`,
    [jobKey, worker],
  );
const lockers = async () => {
  const { rows } = await platform.pool.query('select key, locked_by from graphile_worker._private_jobs order by key');
  return rows.map(({ key, locked_by }) => [key, locked_by]);
};

test('jobs of a worker without a living process are free again, those of a living one are not', async () => {
  const living = watchWorkers(platform, 'living');
  await vi.waitFor(async () => {
    const { rows } = await platform.pool.query(`select from pg_stat_activity where application_name = 'jobs living'`);
    expect(rows).toHaveLength(1);
  });
  await enqueue(db, 'tell_listeners', {}, { key: 'a' });
  await enqueue(db, 'tell_listeners', {}, { key: 'b' });
  await lock('a', 'living');
  await lock('b', 'killed');
  const another = watchWorkers(platform, 'another');
  await vi.waitFor(async () =>
    expect(await lockers()).toEqual([
      ['a', 'living'],
      ['b', null],
    ]),
  );
  await living.stop();
  await another.stop();
});
