// Adds jobs in the transaction of the change that needs them (an outbox): no mail is lost, and none is sent for a
// rolled-back change.
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepared, unawaited } from '../database/statement-marks.ts';

interface EnqueueOptions {
  /** A later job with the same key replaces a waiting one. */
  key?: string;
  runAt?: Date;
  maxAttempts?: number;
  /** A job for which nobody waits at a screen; other jobs run before it. */
  canWait?: boolean;
  /** A waiting job with the same key stays due when it is. */
  keepsRunAt?: boolean;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}

export async function enqueue(db: Db, task: string, payload: object, options: EnqueueOptions = {}): Promise<void> {
  const { key = null, runAt = null, maxAttempts = null, canWait = false, keepsRunAt = false, queue = null } = options;
  await sql`select ${unawaited} ${prepared} graphile_worker.add_job(${task}, ${JSON.stringify(payload)}::json, job_key => ${key},
    run_at => ${runAt?.toISOString() ?? null}::timestamptz, max_attempts => ${maxAttempts}::int,
    priority => ${canWait ? 10 : 0}, queue_name => ${queue},
    job_key_mode => ${keepsRunAt ? 'preserve_run_at' : 'replace'})`.execute(db);
}

/** Makes the waiting job with this key due later, if there is one. */
export async function postpone(db: Db, key: string, runAt: Date): Promise<void> {
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = ${key}),
    run_at => ${runAt.toISOString()}::timestamptz)`.execute(db);
}
