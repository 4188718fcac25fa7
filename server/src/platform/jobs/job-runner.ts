// Runs the jobs: in the API process by default, in a process of its own by setting, on demand in tests.
import { setTimeout } from 'node:timers/promises';
import { type JobHelpers, runOnce, type TaskList } from 'graphile-worker';
import type { Platform } from '../platform.ts';
import { workerLog } from './worker-log.ts';
import { keepWorkers, oneEar } from './workers.ts';

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

/** What is added wakes them; what is to be tried again is looked for. In ms. */
const pauses = { own: 2000, waiting: 5000 };

/** @param lookEvery how often the workers look for jobs of which nobody told them */
export async function startJobs(
  table: JobTable,
  platform: Platform,
  lookEvery = pauses,
): Promise<{ stop(): Promise<void> }> {
  const { schedule, waiting = [] } = table;
  const cron = schedule.map(({ task, match, lateMs = 0 }) => ({ task, match, options: { backfillPeriod: lateMs } }));
  const ear = oneEar();
  const own = {
    count: 5,
    tasks: taskList(table, platform, (name) => !waiting.includes(name)),
    cron,
    lookEvery: lookEvery.own,
    gatherMs: 100,
    noteMs: 20,
    listens: true,
  };
  const others = {
    count: 4,
    tasks: taskList(table, platform, (name) => waiting.includes(name)),
    cron: [],
    lookEvery: lookEvery.waiting,
    gatherMs: 400,
    // A mail that has gone out and is not noted is sent again.
    noteMs: 0,
    listens: false,
  };
  const kinds = [await keepWorkers(own, platform, ear), await keepWorkers(others, platform, ear)];
  return {
    async stop() {
      await Promise.all(kinds.map((kind) => kind.stop()));
    },
  };
}

/** Runs what is due until nothing is left, and until the last has been noted as done or failed. */
export async function runDueJobs(table: JobTable, platform: Platform): Promise<void> {
  await runOnce({
    pgPool: platform.pool,
    noHandleSignals: true,
    taskList: taskList(table, platform),
    logger: workerLog(platform),
  });
  // The runner does not wait for its own notes; jobs that a killed process has left locked are not waited for.
  const lockedJobs = `select from graphile_worker._private_jobs where locked_at is not null limit 1`;
  for (let tries = 0; tries < 400; tries += 1) {
    if ((await platform.pool.query(lockedJobs)).rows.length === 0) return;
    await setTimeout(10);
  }
}
