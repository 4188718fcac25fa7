// Runs the jobs: in the API process by default, in a process of its own by setting, on demand in tests.
import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type CronItem, Logger, parseCronItems, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Platform } from '../platform.ts';
import { watchWorkers } from './lost-workers.ts';

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

export async function startJobs(table: JobTable, platform: Platform): Promise<{ stop(): Promise<void> }> {
  const cron: CronItem[] = table.schedule.map(({ task, match }) => ({ task, match, options: { backfillPeriod: 0 } }));
  const events: WorkerEvents = new EventEmitter();
  const watches: { stop(): Promise<void> }[] = [];
  events.on('pool:create', ({ workerPool }) => watches.push(watchWorkers(platform, workerPool.id)));
  const runner = await run({
    events,
    pgPool: platform.pool,
    concurrency: 5,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList: taskList(table, platform),
    parsedCronItems: parseCronItems(cron),
    logger: logger(platform),
  });
  return {
    async stop() {
      await runner.stop();
      await Promise.all(watches.map((watch) => watch.stop()));
    },
  };
}

/** Runs what is due until nothing is left, and until the last has been noted as done or failed. */
export async function runDueJobs(table: JobTable, platform: Platform): Promise<void> {
  await runOnce({
    pgPool: platform.pool,
    noHandleSignals: true,
    taskList: taskList(table, platform),
    logger: logger(platform),
  });
  // The runner does not wait for its own notes; jobs that a killed process has left locked are not waited for.
  const lockedJobs = `select from graphile_worker._private_jobs where locked_at is not null limit 1`;
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await platform.pool.query(lockedJobs)).rows.length === 0) return;
    await setTimeout(10);
  }
}
