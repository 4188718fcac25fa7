// What tests do to the rows of jobs, by the job library's own functions.
import type pg from 'pg';

const every = 'array(select id from graphile_worker.jobs)';

/** Locked ones too; no worker may be running them. */
export async function removeJobs(pool: pg.Pool): Promise<void> {
  await pool.query(`select graphile_worker.force_unlock_workers(
    array(select locked_by from graphile_worker.jobs where locked_by is not null))`);
  await pool.query(`select graphile_worker.complete_jobs(${every})`);
}

/** A failed job waits before its next try, unless it is told to run now. */
export const rescheduleJobs = (pool: pg.Pool, { runAt, attempts }: { runAt?: Date; attempts?: number }) =>
  pool.query(`select graphile_worker.reschedule_jobs(${every}, run_at => $1, attempts => $2)`, [runAt, attempts]);

/** No try follows any more. */
export const failJob = (pool: pg.Pool, key: string) =>
  pool.query(
    'select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where key = $1))',
    [key],
  );

/** Locks the job as a worker did a minute ago. The library has no function for it. */
export const lockJob = (pool: pg.Pool, key: string, worker: string) =>
  pool.query(
    `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '1 minute' where key = $1`,
    [key, worker],
  );
