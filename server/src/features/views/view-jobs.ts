// Forgets who viewed a project or an offer KEEP_VIEWS_DAYS after their latest view of it; how many they were stays.
import { withPatience } from '../../platform/database/with-patience.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { forgetViewsBefore } from './view-queries.ts';

/** Views deleted in one transaction, so that those who open an item again do not wait long for theirs. */
const mostAtOnce = 1000;

export async function pruneViews(_: unknown, { db, config }: Platform, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - config.keepViewsDays * 86_400_000);
  const forgetSome = () => withPatience(db, (patient) => forgetViewsBefore(patient, before, mostAtOnce));
  while ((await forgetSome()) === mostAtOnce);
}

export const viewJobs: Pick<JobTable, 'jobs' | 'schedule'> = {
  jobs: { prune_views: (payload: unknown, platform: Platform) => pruneViews(payload, platform) },
  schedule: [{ task: 'prune_views', match: '33 3 * * *', lateMs: 24 * 3_600_000 }],
};
