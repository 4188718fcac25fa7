// Every statement on jobs that failed for good, through the job library's view and its functions.
import { type FailedJob, mostListedJobs } from '@wattpact/domain/operation/failed-job';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * No try follows, and none is under way. A mail is left out: its job does nothing once the mail itself is marked as
 * failed, and "Undelivered e-mails" sends it again.
 */
const hasFailed = sql<boolean>`attempts >= max_attempts and locked_at is null and task_identifier <> 'send_mail'`;

export async function listFailedJobs(db: Db): Promise<{ items: FailedJob[]; total: number }> {
  const { rows } = await sql<FailedJob & { total: number }>`
    select id::text, task_identifier as task, last_error as error, attempts, created_at as "createdAt",
      updated_at as "failedAt", count(*) over () as total
    from graphile_worker.jobs job where ${hasFailed}
    order by updated_at desc, job.id desc limit ${mostListedJobs}`.execute(db);
  const items = rows.map(({ total: _, ...job }) => job);
  return { items, total: rows[0]?.total ?? 0 };
}

export async function countFailedJobs(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from graphile_worker.jobs where ${hasFailed}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns undefined where there is no such job */
export async function findJob(db: Db, id: string): Promise<{ task: string; hasFailed: boolean } | undefined> {
  const { rows } = await sql<{ task: string; hasFailed: boolean }>`
    select task_identifier as task, ${hasFailed} as "hasFailed"
    from graphile_worker.jobs where id = ${id}::bigint`.execute(db);
  return rows[0];
}

/** @param id undefined: all of them. @returns how many there were */
export async function retryFailedJobs(db: Db, id?: string): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs where ${hasFailed} and ${id === undefined ? sql`true` : sql`id = ${id}::bigint`}),
      run_at => now(), attempts => 0)`.execute(db);
  return rows.length;
}

export async function forgetFailedJob(db: Db, id: string): Promise<number> {
  const { rows } = await sql`
    select id from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where ${hasFailed} and id = ${id}::bigint))`.execute(db);
  return rows.length;
}
