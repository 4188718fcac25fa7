// Keeps what the dashboard adds up short.
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { foldCounts } from './dashboard-queries.ts';

export const dashboardJobs: JobTable = {
  jobs: { fold_record_counts: async (_: unknown, { db }: Platform) => void (await foldCounts(db)) },
  schedule: [{ task: 'fold_record_counts', match: '*/10 * * * *' }],
};
