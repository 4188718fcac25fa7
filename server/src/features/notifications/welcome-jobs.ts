// Sends the mail to a newcomer.
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import { type Newcomer, sendWelcome } from './welcome-service.ts';

const send: Job<Newcomer> = (newcomer, platform) =>
  platform.db.transaction().execute((db) => sendWelcome(db, platform, newcomer));

export const welcomeJobs: JobTable = { jobs: { send_welcome: send }, schedule: [] };
