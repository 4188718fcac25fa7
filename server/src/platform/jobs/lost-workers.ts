// Jobs of a killed process stay locked for hours, so the living processes release them. Each process shows that it
// lives by an open connection with its name.
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { markAway } from '../database/away.ts';
import type { Db } from '../database/database.ts';
import type { Platform } from '../platform.ts';

const nameOf = (poolId: string) => `jobs ${poolId}`;

/** The groups of workers, of all processes, that show that they live. */
export async function countLivingWorkers(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct application_name) as count from pg_stat_activity
    where datname = current_database() and application_name like 'jobs %'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** In ms: the interval between two checks, and how long a worker must be without its connection to count as lost. */
const pauses = { look: 5000, patience: 15_000 };

const nameless = `
  select distinct locked_by from graphile_worker.jobs job where locked_by is not null
    and not exists (select from pg_stat_activity where application_name = 'jobs ' || job.locked_by)`;

/**
 * Keeps this pool's connection open and releases the jobs of dead pools. A process that only lost its connection
 * returns within the allowed time; its jobs go on, and no other process may run them.
 */
export function watchWorkers(
  { pool, log, outages }: Platform,
  poolId: string,
  every = pauses,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  const wait = (ms: number) => setTimeout(ms, undefined, { ref: false, signal: ending.signal }).catch(() => {});

  /** The observations of one connection. While it was broken itself, others may have been too. */
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

  /** A connection outside the pool: the process lives even when all the pool's connections are in use. */
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
      // Does not wait for the end of a connection whose other side is gone.
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
