// Runs the jobs: in the API process by default, in a process of its own by setting, on demand in tests.
import { type CronItem, Logger, parseCronItems, type Runner, run, runOnce, type TaskList } from 'graphile-worker';
import type { Platform } from '../platform.ts';

/** A job gets its payload and the platform; it makes its own transactions. */
export type Job<Payload = Record<string, unknown>> = (payload: Payload, platform: Platform) => Promise<void>;

export interface JobTable {
  jobs: Record<string, Job<never>>;
  /** Cron patterns in UTC. */
  schedule: { task: string; match: string }[];
}

const taskList = ({ jobs }: JobTable, platform: Platform): TaskList =>
  Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [
      name,
      async (payload: unknown) => (job as Job<unknown>)(payload, platform),
    ]),
  );

const logger = ({ log }: Platform) =>
  new Logger(() => (level, message, meta) => {
    const known = level === 'error' || level === 'warning' ? (level === 'error' ? 'error' : 'warn') : 'debug';
    log[known]({ meta: meta?.error ?? undefined }, message);
  });

export async function startJobs(table: JobTable, platform: Platform): Promise<Runner> {
  const cron: CronItem[] = table.schedule.map(({ task, match }) => ({ task, match, options: { backfillPeriod: 0 } }));
  return run({
    pgPool: platform.pool,
    concurrency: 5,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: taskList(table, platform),
    parsedCronItems: parseCronItems(cron),
    logger: logger(platform),
  });
}

/** Runs what is due until nothing is left. */
export const runDueJobs = (table: JobTable, platform: Platform): Promise<void> =>
  runOnce({
    pgPool: platform.pool,
    noHandleSignals: true,
    taskList: taskList(table, platform),
    logger: logger(platform),
  });
