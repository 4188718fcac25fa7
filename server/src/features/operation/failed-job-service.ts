// What administrators do about jobs that failed for good. Each act is an event of the audit log.
import type { FailedJob } from '@wattpact/domain/operation/failed-job';
import type { Db } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { conflict, found, notFound } from '../../platform/http/problem-error.ts';
import { findJob, forgetFailedJob, listFailedJobs, retryFailedJobs } from './failed-job-queries.ts';
import { shownError } from './shown-error.ts';

/** The API and the log of events have ids of the form of a UUID; a job has a number. That of none stands for all jobs. */
const publicId = (number: string) => `00000000-0000-0000-0000-${number.padStart(12, '0')}`;
const allJobs = publicId('0');

/** @throws 404 for what is no job's id */
function numberOf(id: string): string {
  const number = /^(?:0+-){4}(\d{12})$/.exec(id)?.[1];
  if (number === undefined) throw notFound();
  return String(Number(number));
}

export async function getFailedJobs(db: Db): Promise<{ items: FailedJob[]; total: number }> {
  const { items, total } = await listFailedJobs(db);
  return { items: items.map((job) => ({ ...job, id: publicId(job.id), error: shownError(job.error) })), total };
}

type Act = (db: Db, number: string) => Promise<number>;

async function actOn(context: Context, id: string, action: string, act: Act): Promise<void> {
  const { db } = context;
  const number = numberOf(id);
  const { task, hasFailed } = found(await findJob(db, number));
  if (!hasFailed || (await act(db, number)) === 0) throw conflict('error_job_not_failed');
  await recordEvent(context, { recordKind: 'job', recordId: id, action, data: { task } });
}

/** @throws 404, 409 where it has not failed for good, such as when somebody else was faster */
export const retryJob = (context: Context, id: string): Promise<void> => actOn(context, id, 'retry', retryFailedJobs);

/** @throws 404, 409 */
export const forgetJob = (context: Context, id: string): Promise<void> =>
  actOn(context, id, 'forgotten', forgetFailedJob);

export async function retryAllJobs(context: Context): Promise<{ count: number }> {
  const count = await retryFailedJobs(context.db);
  if (count > 0) await recordEvent(context, { recordKind: 'job', recordId: allJobs, action: 'retry', data: { count } });
  return { count };
}
