// What happens after every event: its listener says who hears of it, and they are told. And the digest of the morning.
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import { sendDigests } from './digest-service.ts';
import { tell } from './telling-service.ts';

export const tellListeners: JobTable = {
  jobs: { tell_listeners: tell, send_digests: sendDigests },
  // Seven o'clock in Portugal in winter, eight in summer; on a machine that is off then, by the afternoon.
  schedule: [{ task: 'send_digests', match: '0 7 * * *', lateMs: 8 * 3_600_000 }],
};
