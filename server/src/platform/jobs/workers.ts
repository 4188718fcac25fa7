// The job library's workers as this product runs them: they fetch jobs in batches, are notified over one connection of
// the process, show that they live, and are replaced when they end by themselves.
import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import {
  type CronItem,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
  type WorkerPool,
} from 'graphile-worker';
import type { Platform } from '../platform.ts';
import { watchWorkers } from './lost-workers.ts';
import { patientPool } from './patient-pool.ts';
import { workerLog } from './worker-log.ts';

export interface WorkerKind {
  count: number;
  tasks: TaskList;
  cron: CronItem[];
  /** The polling interval for jobs without a notification, in ms. */
  lookEvery: number;
  /** How long jobs may collect before they are fetched in a batch, in ms. */
  gatherMs: number;
  /** How long finished jobs may wait to be recorded in a batch, in ms. */
  noteMs: number;
  /** The connection on which the process is notified of new jobs. */
  listens: boolean;
}

/**
 * Fetches many jobs in one batch, because fetching one costs more than most jobs. A batch is no larger than the number
 * of workers and waits only briefly, because its jobs, and more urgent ones, wait meanwhile. After a smaller batch the
 * next one follows after a moment, or as soon as a few jobs have arrived.
 */
const gathering = ({ count: size, gatherMs: durationMs, noteMs }: WorkerKind): GraphileConfig.Preset => ({
  worker: {
    localQueue: { size, ttl: 5000, refetchDelay: { durationMs, threshold: size - 1, maxAbortThreshold: 2 * size } },
    completeJobBatchDelay: noteMs,
    // Recorded alone, an error would be unhandled and end the process.
    failJobBatchDelay: 0,
  },
});

type Ear = (events: WorkerEvents, listens: boolean) => void;

/**
 * PostgreSQL wakes every listening connection at every commit with a message. So one connection per process listens and
 * wakes the workers of all kinds (while it is broken, they poll). Notifications that arrive while jobs collect are
 * coalesced.
 */
export function oneEar(): Ear {
  const pools = new Set<WorkerPool>();
  const meanwhile = new Set<WorkerPool>();
  return (events, listens) => {
    events.on('pool:create', ({ workerPool }) => pools.add(workerPool));
    events.on('pool:gracefulShutdown', ({ workerPool }) => pools.delete(workerPool));
    events.on('pool:listen:success', ({ client }) => {
      // Sent after the statement with which the library begins to listen.
      if (!listens) setImmediate(() => client.query('unlisten *').catch(() => {}));
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
  };
}

/** How long workers may take to end while the database is unavailable. */
const withoutDatabaseMs = 3000;

interface Running {
  runner: Runner;
  /** From now on the jobs that they hold count as lost. */
  unwatch(): Promise<unknown>;
}

interface Beginning {
  kind: WorkerKind;
  platform: Platform;
  ear: Ear;
  ending: AbortSignal;
  onDoubt: () => void;
}

async function begin({ kind, platform, ear, ending, onDoubt }: Beginning): Promise<Running> {
  const events: WorkerEvents = new EventEmitter();
  const watches: { stop(): Promise<void> }[] = [];
  events.on('pool:create', ({ workerPool }) => watches.push(watchWorkers(platform, workerPool.id)));
  ear(events, kind.listens);
  const unwatch = () => Promise.all(watches.map((watch) => watch.stop()));
  try {
    const runner = await run({
      events,
      pgPool: patientPool(platform, { ending, onDoubt }),
      noHandleSignals: true,
      logger: workerLog(platform),
      concurrency: kind.count,
      pollInterval: kind.lookEvery,
      preset: gathering(kind),
      taskList: kind.tasks,
      parsedCronItems: parseCronItems(kind.cron),
    });
    return { runner, unwatch };
  } catch (error) {
    await unwatch();
    throw error;
  }
}

/** When they have ended, locked jobs that they do not know of count as lost. */
async function end({ runner, unwatch }: Running): Promise<void> {
  // Workers that ended by themselves cannot be stopped.
  await runner.stop().catch(() => {});
  await unwatch();
}

/**
 * The library ends its workers for good when their queue breaks or a result cannot be recorded; then new ones start.
 * New ones also start when a connection broke during a fetch, because jobs may be locked without a worker that knows of
 * them.
 */
export async function keepWorkers(kind: WorkerKind, platform: Platform, ear: Ear): Promise<{ stop(): Promise<void> }> {
  const { log, outages } = platform;
  const ending = new AbortController();
  let doubt = Promise.withResolvers<void>();
  const beginOthers = () => {
    doubt = Promise.withResolvers<void>();
    const { resolve } = doubt;
    return begin({ kind, platform, ear, ending: ending.signal, onDoubt: resolve });
  };
  const wait = () => setTimeout(1000, undefined, { ref: false, signal: ending.signal }).catch(() => {});
  let running = await beginOthers();
  const leaving = new Set<Promise<void>>();

  async function replace(): Promise<void> {
    const old = end(running);
    leaving.add(old);
    void old.then(() => leaving.delete(old));
    while (!ending.signal.aborted) {
      await wait();
      if (ending.signal.aborted) return;
      try {
        running = await beginOthers();
        return;
      } catch (error) {
        if (!outages.note(error)) log.error({ err: error }, 'no workers could begin');
      }
    }
  }

  async function follow(): Promise<void> {
    while (!ending.signal.aborted) {
      const reason = await Promise.race([running.runner.promise.catch((error: unknown) => error), doubt.promise]);
      if (ending.signal.aborted) return;
      if (reason && !outages.note(reason)) log.error({ err: reason }, 'the workers have ended: others begin');
      await replace();
    }
  }

  const following = follow();

  async function endAll(): Promise<void> {
    const first = running;
    await end(first);
    await following;
    // New workers started while the others were being stopped.
    if (running !== first) await end(running);
    await Promise.all(leaving);
  }

  return {
    async stop() {
      ending.abort();
      const over = endAll();
      if (!outages.isOn()) return over;
      // Nothing can be recorded or released now: other processes run the unfinished jobs after this one has ended.
      const patience = new AbortController();
      await Promise.race([over, setTimeout(withoutDatabaseMs, undefined, { signal: patience.signal })]).catch(() => {});
      patience.abort();
    },
  };
}
