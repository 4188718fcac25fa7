// Deletes requests to support KEEP_SUPPORT_DAYS after their last change, whether they were answered or not.
import { withPatience } from '../../platform/database/with-patience.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeRequestsBefore } from './support-service.ts';

export async function pruneSupport(_: unknown, { db, config }: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - config.keepSupportDays * 86_400_000);
  // What a killed process has not deleted, the repeated job does.
  for (let removed = 1; removed > 0; ) {
    removed = await withPatience(db, (patient) => removeRequestsBefore({ db: patient }, before));
  }
}

export const supportJobs: Pick<JobTable, 'jobs' | 'schedule'> = {
  jobs: { prune_support: (payload: unknown, platform: Platform) => pruneSupport(payload, platform) },
  schedule: [{ task: 'prune_support', match: '31 3 * * *', lateMs: 24 * 3_600_000 }],
};
