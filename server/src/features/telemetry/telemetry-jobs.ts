// Deletes usage counts that are older than TELEMETRY_DAYS, also after TELEMETRY was switched off.
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { withPatience } from '../../platform/database/with-patience.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { deleteCountsBefore } from './telemetry-queries.ts';

/** Today is one of the days that are kept. */
export async function pruneUsage(_: unknown, { db, config }: Platform, now = new Date()): Promise<void> {
  const oldest = addDays(lisbonDate(now), 1 - config.telemetryDays);
  await withPatience(db, (patient) => deleteCountsBefore(patient, oldest));
}

export const telemetryJobs: Pick<JobTable, 'jobs' | 'schedule'> = {
  jobs: { prune_usage: (payload: unknown, platform: Platform) => pruneUsage(payload, platform) },
  // Missed runs are made up for: what was promised to be deleted is.
  schedule: [{ task: 'prune_usage', match: '27 3 * * *', lateMs: 24 * 3_600_000 }],
};
