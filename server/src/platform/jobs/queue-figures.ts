// How the queue of jobs stands, for the metrics and for administrators.
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { FigureSource } from '../metrics/metrics.ts';
import type { Platform } from '../platform.ts';

export interface Standing {
  due: number;
  running: number;
  later: number;
  failed: number;
  oldest: number;
}

/** A scrape may come every few seconds, and a large queue is read whole. */
const everyMs = 15_000;

export async function readStanding(db: Db): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select count(*) filter (where is_due) as due, count(*) filter (where locked_at is not null) as running,
      count(*) filter (where is_open and run_at > now()) as later,
      count(*) filter (where not is_open and locked_at is null) as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0) as oldest
    from (
      select run_at, locked_at, attempts < max_attempts as is_open,
        attempts < max_attempts and locked_at is null and run_at <= now() as is_due
      from graphile_worker.jobs) job`.execute(db);
  return rows[0] as Standing;
}

export const queueFigures = (platform: Platform): FigureSource => ({
  name: 'queue',
  everyMs,
  async read() {
    const { oldest, ...counts } = await readStanding(platform.db);
    return [
      {
        name: 'wattpact_jobs',
        help: 'Jobs in the queue, by state; failed: not tried again.',
        labelNames: ['state'],
        values: Object.entries(counts).map(([state, value]) => ({ labels: { state }, value })),
      },
      {
        name: 'wattpact_jobs_oldest_due_seconds',
        help: 'How long the oldest due job has waited.',
        labelNames: [],
        values: [{ labels: {}, value: oldest }],
      },
    ];
  },
});
