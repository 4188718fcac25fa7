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

/** What is added wakes them; what is to be tried again is looked for. In ms. */
const pauses = { own: 2000, waiting: 5000 };
const workers = { own: 5, waiting: 4 };

/**
 * Many jobs at once are fetched and noted as done together: one by one that costs more than most of them. When few were
 * waiting, the next are fetched after a moment, or as soon as a dozen have come. No more are fetched than are done soon, since
 * a more urgent job waits for them; of those that wait for other machines as many as there are workers, each noted at once: a
 * mail that has gone out and is not noted is sent again.
 */
const batches: Record<keyof typeof workers, GraphileConfig.Preset> = {
  own: {
    worker: {
      localQueue: { size: 10, ttl: 60_000, refetchDelay: { durationMs: 100, threshold: 5, maxAbortThreshold: 20 } },
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
 * and wakes the workers of both kinds. What it hears while the workers let jobs gather is kept for the end of that moment.
 */
function listenOnce(events: WorkerEvents): void {
  const pools: WorkerPool[] = [];
  const meanwhile = new Set<WorkerPool>();
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool));
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // Sent behind the statement with which the library begins to listen.
    if (workerPool !== pools[0]) setImmediate(() => client.query('unlisten *').catch(() => {}));
  });
  events.on('pool:listen:notification', ({ workerPool }) => {
    for (const pool of pools) {
      meanwhile.add(pool);
      if (pool !== workerPool) pool.nudge(1);
    }
  });
  events.on('localQueue:refetchDelay:expired', ({ localQueue: { workerPool } }) => {
    if (meanwhile.delete(workerPool)) workerPool.nudge(1);
  });
}

/** @param lookEvery how often the workers look for jobs that nobody told them of */
export async function startJobs(
  table: JobTable,
  platform: Platform,
  lookEvery = pauses,
): Promise<{ stop(): Promise<void> }> {
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
      concurrency: workers.own,
      pollInterval: lookEvery.own,
      preset: batches.own,
      taskList: taskList(table, platform, (name) => !waiting.includes(name)),
      parsedCronItems: parseCronItems(cron),
    }),
    await run({
      ...shared,
      concurrency: workers.waiting,
      pollInterval: lookEvery.waiting,
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
