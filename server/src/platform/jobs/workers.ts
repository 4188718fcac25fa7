// The library's workers as this product runs them: they fetch jobs together, hear of new ones over one connection of the
// process, show that they live, and are replaced when they end by themselves.
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
  /** How often they look for jobs of which nobody told them, in ms. */
  lookEvery: number;
  /** How long jobs may gather before they are fetched together, in ms. */
  gatherMs: number;
  /** How long jobs that are done may wait to be noted together, in ms. */
  noteMs: number;
  /** Has the connection on which the process hears of new jobs. */
  listens: boolean;
}

/**
 * Many jobs at once are fetched together: one by one that costs more than most of them. No more than there are workers, and
 * not for long: what is fetched waits for them alone, and a more urgent job with it. Where fewer were waiting, the next are
 * fetched after a moment, or as soon as a few have come.
 */
const gathering = ({ count: size, gatherMs: durationMs, noteMs }: WorkerKind): GraphileConfig.Preset => ({
  worker: {
    localQueue: { size, ttl: 5000, refetchDelay: { durationMs, threshold: size - 1, maxAbortThreshold: 2 * size } },
    completeJobBatchDelay: noteMs,
    // Noted by itself, its error would have nobody who looks at it, and end the process.
    failJobBatchDelay: 0,
  },
});

type Ear = (events: WorkerEvents, listens: boolean) => void;

/**
 * PostgreSQL wakes every connection that listens with every commit that says something: one of a process hears of new jobs,
 * and wakes the workers of all kinds (while it is away, they look by themselves). What it hears while jobs gather is kept for
 * the end of that moment.
 */
export function oneEar(): Ear {
  const pools = new Set<WorkerPool>();
  const meanwhile = new Set<WorkerPool>();
  return (events, listens) => {
    events.on('pool:create', ({ workerPool }) => pools.add(workerPool));
    events.on('pool:gracefulShutdown', ({ workerPool }) => pools.delete(workerPool));
    events.on('pool:listen:success', ({ client }) => {
      // Sent behind the statement with which the library begins to listen.
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

/** How long workers may take to end while the database is away. */
const withoutDatabaseMs = 3000;

interface Running {
  runner: Runner;
  /** From now on what they have locked counts as lost. */
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

/** What they have locked and do not know of counts as lost when they have ended. */
async function end({ runner, unwatch }: Running): Promise<void> {
  // Those that have ended by themselves cannot be stopped.
  await runner.stop().catch(() => {});
  await unwatch();
}

/**
 * The library ends its workers for good when their queue breaks, or what is done cannot be noted: then others begin. Others
 * begin, too, when jobs may be locked of which no worker knows, since a connection broke while they were fetched.
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
    // They began while the others were told to end.
    if (running !== first) await end(running);
    await Promise.all(leaving);
  }

  return {
    async stop() {
      ending.abort();
      const over = endAll();
      if (!outages.isOn()) return over;
      // Nothing can be noted or given back: others do what was begun when the process has gone.
      const patience = new AbortController();
      await Promise.race([over, setTimeout(withoutDatabaseMs, undefined, { signal: patience.signal })]).catch(() => {});
      patience.abort();
    },
  };
}
