// The table of contents of what runs by itself.

import { invoiceJobs } from './features/invoices/invoice-jobs.ts';
import { tellListeners } from './features/notifications/notification-jobs.ts';
import type { JobTable } from './platform/jobs/job-runner.ts';

const parts: Partial<JobTable>[] = [tellListeners, invoiceJobs];

export const jobTable: JobTable = {
  jobs: Object.assign({}, ...parts.map(({ jobs = {} }) => jobs)),
  schedule: parts.flatMap(({ schedule = [] }) => schedule),
};
