// What invoices do by themselves: an unpaid one becomes overdue after its due date.
import type { JobTable } from '../../platform/jobs/job-runner.ts';

export const invoiceJobs: JobTable = { jobs: {}, schedule: [] };
