// Seals the audit log by itself, every few seconds.
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import { sealEntries } from './audit-chain.ts';

const task = 'seal_entries';
const pauseMs = 4000;

/**
 * Follows itself, because the schedule knows minutes alone; the schedule begins it anew where that failed. A write that
 * enqueued it under its key would wait for every other one that does.
 */
const seal: Job = async (_, { db }) => {
  await sealEntries(db);
  await enqueue(db, task, {}, { key: task, runAt: new Date(Date.now() + pauseMs) });
};

export const auditJobs: JobTable = {
  jobs: { [task]: seal },
  schedule: [{ task, match: '* * * * *', lateMs: 60_000 }],
};
