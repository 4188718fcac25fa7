// The night's run of the benchmark.
import { lisbonTime } from '@wattpact/domain/calendar/lisbon-time';
import { withPatience } from '../../platform/database/with-patience.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { rebuildBenchmark } from './benchmark-rebuild.ts';
import { hasBooks } from './book-queries.ts';

/** The instant for which the schedule made the run. */
interface Planned {
  _cron?: { ts: string };
}

/** Times of the schedule are UTC: of the two that may be ten past three in Lisbon one is. */
export const isNightRun = ({ _cron }: Planned): boolean =>
  _cron === undefined || lisbonTime(new Date(_cron.ts)).startsWith('03:10');

async function rebuild(payload: Planned, { db }: Platform): Promise<void> {
  if (isNightRun(payload)) await withPatience(db, (patient) => rebuildBenchmark(patient, new Date()));
}

const task = 'rebuild_benchmark';
const maxAttempts = 3;

/** Nobody waits for the night on a new installation, or after the upgrade that brings the benchmark. */
export async function rebuildIfNone({ db }: Pick<Platform, 'db'>): Promise<void> {
  if (!(await hasBooks(db))) await enqueue(db, task, {}, { key: `first ${task}`, maxAttempts, canWait: true });
}

const hour = 3_600_000;

export const benchmarkJobs: Pick<JobTable, 'jobs' | 'schedule' | 'atStart'> = {
  jobs: { [task]: rebuild },
  atStart: [rebuildIfNone],
  // One that failed stands in the operation log soon; the night after makes up for it.
  schedule: [{ task, match: '10 2,3 * * *', lateMs: 12 * hour, maxAttempts }],
};
