// The job that lets the statistics follow the register: after an approval, and every night for those that have waited
// long, are gone, or were told to be other contracts.
import { withPatience } from '../../platform/database/with-patience.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { publication, publishStatistics } from './contract-statistics-service.ts';

const publish = (_payload: unknown, { db }: Platform): Promise<void> =>
  withPatience(db, (patient) => publishStatistics(patient, new Date()));

const hour = 3_600_000;

export const contractStatisticsJobs: JobTable = {
  jobs: { [publication]: publish },
  schedule: [{ task: publication, match: '40 2 * * *', lateMs: 12 * hour }],
};
