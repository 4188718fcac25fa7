// A process that is killed keeps its jobs locked, for hours if nobody looks: the processes that live release them.
// Each shows that it lives by a connection that bears its name.
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import type { Platform } from '../platform.ts';

const nameOf = (poolId: string) => `jobs ${poolId}`;
const lookEvery = 5000;

/** A job whose worker has just begun, or has just lost its connection, is left to it. */
const release = `
  select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker._private_jobs job
  where locked_at < now() - interval '10 seconds'
    and not exists (select from pg_stat_activity where application_name = 'jobs ' || job.locked_by)
  having count(*) > 0`;

/** Shows that the pool of workers lives, and gives back the jobs of those that do not. */
export function watchWorkers({ pool, log }: Platform, poolId: string): { stop(): Promise<void> } {
  const ending = new AbortController();
  const wait = (ms: number) => setTimeout(ms, undefined, { ref: false, signal: ending.signal }).catch(() => {});

  async function watch(client: pg.PoolClient): Promise<void> {
    try {
      await client.query(`select set_config('application_name', $1, false)`, [nameOf(poolId)]);
      while (!ending.signal.aborted) {
        await client.query(release);
        await wait(lookEvery);
      }
    } finally {
      // Nobody else may bear the name.
      client.release(true);
    }
  }

  async function keepWatching(): Promise<void> {
    while (!ending.signal.aborted) {
      await pool
        .connect()
        .then(watch)
        .catch((error: unknown) => log.warn({ err: error }, 'the jobs of lost workers are not looked for'));
      await wait(1000);
    }
  }

  const watching = keepWatching();
  return {
    async stop() {
      ending.abort();
      await watching;
    },
  };
}
