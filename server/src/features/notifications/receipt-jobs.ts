// Sends the mail about a record that was handed in.
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import { type Receipt, sendReceipt } from './receipt-service.ts';

const send: Job<Receipt> = (receipt, platform) =>
  platform.db.transaction().execute((db) => sendReceipt(db, platform, receipt));

export const receiptJobs: JobTable = { jobs: { send_receipt: send }, schedule: [] };
