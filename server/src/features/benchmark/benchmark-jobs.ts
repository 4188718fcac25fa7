// The night's run of the benchmark.
import { lisbonTime } from '@wattpact/domain/calendar/lisbon-time';
import { withPatience } from '../../platform/database/with-patience.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { rebuildBenchmark } from './benchmark-rebuild.ts';

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

const hour = 3_600_000;

export const benchmarkJobs: Pick<JobTable, 'jobs' | 'schedule'> = {
  jobs: { rebuild_benchmark: rebuild },
  // One that failed stands in the operation log soon; the night after makes up for it.
  schedule: [{ task: 'rebuild_benchmark', match: '10 2,3 * * *', lateMs: 12 * hour, maxAttempts: 3 }],
};
