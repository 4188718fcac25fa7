// Runs the jobs: in the API process by default, in a process of its own by setting, on demand in tests.
import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import {
  type CronItem,
  type JobHelpers,
  Logger,
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { Platform } from '../platform.ts';
import { watchWorkers } from './lost-workers.ts';

/** The how manieth it is, and whether another follows when it fails. */
export interface Try {
  attempt: number;
  isLast: boolean;
}

/** A job gets its payload and the platform; it makes its own transactions. */
export type Job<Payload = Record<string, unknown>> = (
  payload: Payload,
  platform: Platform,
  given: Try,
) => Promise<void>;

export interface JobTable {
  jobs: Record<string, Job<never>>;
  /** Cron patterns in UTC; `lateMs`: when nobody was up at that time, it is done as much later. */
  schedule: { task: string; match: string; lateMs?: number }[];
  /** Those of the jobs that wait for other machines. They have workers of their own, so that no other job waits with them. */
  waiting?: readonly string[];
}

const taskList = ({ jobs }: JobTable, platform: Platform, isMeant = (_: string) => true): TaskList =>
  Object.fromEntries(
    Object.entries(jobs)
      .filter(([name]) => isMeant(name))
      .map(([name, job]) => [
        name,
        async (payload: unknown, { job: { attempts, max_attempts } }: JobHelpers) =>
          (job as Job<unknown>)(payload, platform, { attempt: attempts, isLast: attempts >= max_attempts }),
      ]),
  );

const logger = ({ log }: Platform) =>
  new Logger(() => (level, message, meta) => {
    const known = level === 'error' || level === 'warning' ? (level === 'error' ? 'error' : 'warn') : 'debug';
    log[known]({ meta: meta?.error ?? undefined }, message);
  });

/** What is added wakes them; what is to be tried again is looked for. */
const workers = { own: { concurrency: 5, pollInterval: 2000 }, waiting: { concurrency: 4, pollInterval: 5000 } };

/**
 * Many jobs at once are fetched and noted as done together: one by one that costs more than most of them. When few were
 * waiting, the next are fetched after a moment, or as soon as a few dozen have come. Of those that wait, no more are fetched
 * than there are workers, and each is noted at once: a mail that has gone out and is not noted is sent again.
 */
const batches: Record<keyof typeof workers, GraphileConfig.Preset> = {
  own: {
    worker: {
      localQueue: { size: 30, ttl: 60_000, refetchDelay: { durationMs: 100, threshold: 15, maxAbortThreshold: 60 } },
      completeJobBatchDelay: 20,
    },
  },
  waiting: {
    worker: {
      localQueue: {
        size: 4,
        ttl: 60_000,
        refetchDelay: { durationMs: 400, threshold: 3, maxAbortThreshold: Infinity },
      },
    },
  },
};

/**
 * PostgreSQL wakes every connection that listens with every commit that says something: one of a process hears of new jobs,
 * and wakes the workers of both kinds.
 */
function listenOnce(events: WorkerEvents): void {
  const pools: WorkerPool[] = [];
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool));
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // Sent behind the statement with which the library begins to listen.
    if (workerPool !== pools[0]) setImmediate(() => client.query('unlisten *').catch(() => {}));
  });
  events.on('pool:listen:notification', ({ workerPool }) => {
    for (const other of pools) if (other !== workerPool) other.nudge(1);
  });
}

export async function startJobs(table: JobTable, platform: Platform): Promise<{ stop(): Promise<void> }> {
  const { schedule, waiting = [] } = table;
  const cron: CronItem[] = schedule.map(({ task, match, lateMs = 0 }) => ({
    task,
    match,
    options: { backfillPeriod: lateMs },
  }));
  const watches: { stop(): Promise<void> }[] = [];
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => watches.push(watchWorkers(platform, workerPool.id)));
  listenOnce(events);
  const shared = { events, pgPool: platform.pool, noHandleSignals: true, logger: logger(platform) };
  const runners: Runner[] = [
    await run({
      ...shared,
      ...workers.own,
      preset: batches.own,
      taskList: taskList(table, platform, (name) => !waiting.includes(name)),
      parsedCronItems: parseCronItems(cron),
    }),
    await run({
      ...shared,
      ...workers.waiting,
      preset: batches.waiting,
      taskList: taskList(table, platform, (name) => waiting.includes(name)),
      parsedCronItems: [],
    }),
  ];
  return {
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
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
