// A process that is killed keeps its jobs locked, for hours if nobody looks: the processes that live release them.
// Each shows that it lives by a connection that bears its name.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { markAway } from '../database/away.ts';
import type { Platform } from '../platform.ts';

const nameOf = (poolId: string) => `jobs ${poolId}`;

/** In ms: between two looks, and how long a worker must have been without its connection to count as lost. */
const pauses = { look: 5000, patience: 15_000 };

const nameless = `
  select distinct locked_by from graphile_worker._private_jobs job where locked_by is not null
    and not exists (select from pg_stat_activity where application_name = 'jobs ' || job.locked_by)`;

/**
 * Shows that the pool of workers lives, and gives back the jobs of those that do not. Who has only lost its connection is back
 * within the time that is given: its jobs go on, and nobody may run them beside it.
 */
export function watchWorkers(
  { pool, log, outages }: Platform,
  poolId: string,
  every = pauses,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const wait = (ms: number) => setTimeout(ms, undefined, { ref: false, signal: ending.signal }).catch(() => {});

  /** What one connection has seen: while it was away itself, so may others have been. */
  async function watch(client: pg.Client): Promise<void> {
    let missing = new Map<string, number>();
    while (!ending.signal.aborted) {
      const { rows } = await client.query<{ locked_by: string }>(nameless);
      const now = performance.now();
      missing = new Map(rows.map(({ locked_by: worker }) => [worker, missing.get(worker) ?? now]));
      const lost = [...missing].filter(([, since]) => now - since >= every.patience).map(([worker]) => worker);
      if (lost.length > 0) await client.query('select graphile_worker.force_unlock_workers($1)', [lost]);
      await wait(every.look);
    }
  }

  /** Not of the pool: when all its connections are in use, the process lives none the less. */
  async function connectAndWatch(): Promise<void> {
    const client = new pg.Client({
      connectionString: pool.options.connectionString,
      application_name: nameOf(poolId),
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
    });
    client.on('error', markAway);
    try {
      await client.connect().catch((error: unknown) => {
        markAway(error);
        throw error;
      });
      await watch(client);
    } finally {
      // A connection without another side is not waited for.
      void client.end().catch(() => {});
    }
  }

  async function keepWatching(): Promise<void> {
    while (!ending.signal.aborted) {
      await connectAndWatch().catch((error: unknown) => {
        if (!outages.note(error)) log.warn({ err: error }, 'the jobs of lost workers are not looked for');
      });
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
