// Runs the jobs: in the API process by default, in a separate process by setting, on demand in tests.
import { type JobHelpers, runOnce, type TaskList } from 'graphile-worker';
import type { Config } from '../config.ts';
import { type Work, workingOn } from '../current-work.ts';
import type { Platform } from '../platform.ts';
import { workerLog } from './worker-log.ts';
import { keepWorkers, oneEar } from './workers.ts';

/** The number of this attempt, and whether another one follows when it fails. */
export interface Try {
  attempt: number;
  isLast: boolean;
  /** Nobody waits at a screen for it. */
  canWait: boolean;
  /** Aborted when the process is to end and has waited for its jobs for a few seconds. */
  ending?: AbortSignal | undefined;
}

/** A job gets its payload and the platform; it opens its own transactions. */
export type Job<Payload = Record<string, unknown>> = (
  payload: Payload,
  platform: Platform,
  given: Try,
) => Promise<void>;

export interface JobTable {
  jobs: Record<string, Job<never>>;
  /**
   * Cron patterns in UTC, or the setting that has one. `lateMs`: a run that was missed while no process ran is still made
   * if it is less late than this.
   */
  schedule: {
    task: string;
    match: string | ((config: Config) => string | undefined);
    lateMs?: number;
    maxAttempts?: number;
  }[];
  /** Jobs that wait for other servers. They have their own workers, so that other jobs do not wait with them. */
  waiting?: readonly string[];
  /** Jobs that wait for servers that users name, some of which never answer: they have their own workers, too. */
  outside?: readonly string[];
  /** What asks for jobs that a database lacks, when a process begins to run jobs. */
  atStart?: readonly ((platform: Platform) => Promise<void>)[];
}

/** Counts and traces a run, where that is asked for. */
async function watched(work: Work, { metrics, tracing }: Platform, run: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  tracing?.begin(work, { kind: 'job' });
  let isFailure = true;
  try {
    await run();
    isFailure = false;
  } finally {
    tracing?.end(work, { isFailure });
    metrics?.jobEnded(work.call.replace(/^job /, ''), isFailure ? 'failed' : 'done', performance.now() - begun);
  }
}

const taskList = ({ jobs }: JobTable, platform: Platform, isMeant = (_: string) => true): TaskList =>
  Object.fromEntries(
    Object.entries(jobs)
      .filter(([name]) => isMeant(name))
      .map(([name, job]) => [
        name,
        (payload: unknown, { job: { id, attempts, max_attempts, priority }, abortSignal: ending }: JobHelpers) => {
          const isLast = attempts >= max_attempts;
          const given = { attempt: attempts, isLast, canWait: priority > 0, ending };
          const work = { call: `job ${name}`, jobId: String(id) };
          return workingOn(work, () => watched(work, platform, () => (job as Job<unknown>)(payload, platform, given)));
        },
      ]),
  );

/** New jobs wake the workers; failed ones are found by polling at this interval, in ms. */
const pauses = { own: 2000, waiting: 5000, outside: 5000 };

/** @param lookEvery how often the workers poll for jobs without a notification */
export async function startJobs(
  table: JobTable,
  platform: Platform,
  lookEvery = pauses,
): Promise<{ stop(): Promise<void> }> {
  const { schedule, waiting = [], outside = [], atStart = [] } = table;
  const cron = schedule.flatMap(({ task, match: given, lateMs = 0, maxAttempts }) => {
    const match = typeof given === 'string' ? given : given(platform.config);
    const options = { backfillPeriod: lateMs, ...(maxAttempts !== undefined && { maxAttempts }) };
    return match === undefined ? [] : [{ task, match, options }];
  });
  const ear = oneEar();
  const others = [...waiting, ...outside];
  const own = {
    count: 5,
    tasks: taskList(table, platform, (name) => !others.includes(name)),
    cron,
    lookEvery: lookEvery.own,
    gatherMs: 100,
    noteMs: 20,
    listens: true,
  };
  const ofOthers = (names: readonly string[], poll: number) => ({
    count: 4,
    tasks: taskList(table, platform, (name) => names.includes(name)),
    cron: [],
    lookEvery: poll,
    gatherMs: 400,
    // A mail whose sending was not recorded is sent again.
    noteMs: 0,
    listens: false,
  });
  const kinds: Awaited<ReturnType<typeof keepWorkers>>[] = [];
  const stop = async () => {
    await Promise.all(kinds.map((kind) => kind.stop()));
  };
  try {
    kinds.push(await keepWorkers(own, platform, ear));
    kinds.push(await keepWorkers(ofOthers(waiting, lookEvery.waiting), platform, ear));
    if (outside.length > 0) kinds.push(await keepWorkers(ofOthers(outside, lookEvery.outside), platform, ear));
    for (const ask of atStart) await ask(platform);
  } catch (error) {
    // The pool may be ending, and waits for the connections of those that have begun.
    await stop();
    throw error;
  }
  return { stop };
}

/** Runs due jobs until none is left and the result of the last one is recorded. */
export async function runDueJobs(table: JobTable, platform: Platform): Promise<void> {
  await runOnce({
    pgPool: platform.pool,
    noHandleSignals: true,
    taskList: taskList(table, platform),
    logger: workerLog(platform),
    // The library waits only for results that it records in batches.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
}
