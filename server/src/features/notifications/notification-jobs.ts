// What happens after every event: its listener says who hears of it, and they are told.
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import { tell } from './telling-service.ts';

export const tellListeners: JobTable = { jobs: { tell_listeners: tell }, schedule: [] };
