// Limits costly work in this process: a few at a time, a short queue, and a refusal for the rest.
import { tooBusy } from './http/problem-error.ts';

interface Size {
  /** How much runs at the same time. */
  atOnce: number;
  /** How much may wait. */
  waiting: number;
  /** Running or waiting for one caller, so that nobody fills the queue alone. */
  perAsker: number;
  /**
   * In ms: who would have to wait for longer is refused at once, and who has waited twice as long after all. No limit by
   * default.
   */
  longestWaitMs?: number;
  /** About the time that a full queue takes. */
  retryAfterSeconds?: number;
  /** The error of who is not let in; 503 by default. */
  refusal?: () => Error;
}

export interface Gate {
  /** Runs the work when a place is free. @throws 503 when the queue, or the caller's part, is full */
  <Result>(asker: string, work: () => Promise<Result>): Promise<Result>;
  /** Nobody who comes now is let in. */
  isFull(): boolean;
  /** Counts somebody who is on the way to it among those who wait. @returns what ends that, once */
  expect(): () => void;
}

interface Waiting {
  since: number;
  start: (mayRun: boolean) => void;
}

export function createGate(size: Size): Gate {
  const { atOnce, waiting, perAsker, longestWaitMs = Infinity, retryAfterSeconds = 2 } = size;
  const { refusal = () => tooBusy(retryAfterSeconds) } = size;
  const queue: Waiting[] = [];
  const askers = new Map<string, number>();
  const pace = createPace();
  let running = 0;
  /** On their way: what comes in one turn of the event loop would all be let in. */
  let expected = 0;
  let timer: NodeJS.Timeout | undefined;

  function isFullWith(more: number): boolean {
    if (running + more < atOnce) return false;
    const ahead = queue.length + running + more - atOnce;
    return ahead >= waiting || ahead * pace.intervalMs() > longestWaitMs;
  }

  function expect(): () => void {
    let isOver = false;
    expected += 1;
    return () => {
      if (!isOver) expected -= 1;
      isOver = true;
    };
  }

  /** Those who have waited too long stand at the front. */
  function refuseLate(): void {
    timer = undefined;
    const now = performance.now();
    const inTime = queue.findIndex(({ since }) => now - since < 2 * longestWaitMs);
    for (const { start } of queue.splice(0, inTime < 0 ? queue.length : inTime)) start(false);
    watchFirst();
  }

  function watchFirst(): void {
    const [first] = queue;
    if (timer || !first || longestWaitMs === Infinity) return;
    timer = setTimeout(refuseLate, Math.max(1, first.since + 2 * longestWaitMs - performance.now())).unref();
  }

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // A finished call passes its place to the next one.
    const mayRun = await new Promise<boolean>((start) => {
      queue.push({ since: performance.now(), start });
      watchFirst();
    });
    if (!mayRun) throw refusal();
  }

  function leave(): void {
    const next = queue.shift();
    pace.note(next !== undefined);
    if (next) next.start(true);
    else running -= 1;
  }

  function forget(asker: string): void {
    const left = (askers.get(asker) ?? 1) - 1;
    if (left > 0) askers.set(asker, left);
    else askers.delete(asker);
  }

  async function runInPlace<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  async function pass<Result>(asker: string, work: () => Promise<Result>): Promise<Result> {
    const own = askers.get(asker) ?? 0;
    if (own >= perAsker || isFullWith(0)) throw refusal();
    askers.set(asker, own + 1);
    try {
      return await runInPlace(work);
    } finally {
      forget(asker);
    }
  }

  return Object.assign(pass, { isFull: () => isFullWith(expected), expect });
}

/**
 * The mean time between two places that become free while somebody waits: the plain mean of the first fifty, then a
 * moving one. A moving mean from the start would keep one long first interval for the next fifty.
 */
function createPace() {
  const window = 50;
  let seen = 0;
  let mean = 0;
  let last: number | undefined;
  return {
    intervalMs: () => mean,
    note(isAwaited: boolean): void {
      const now = performance.now();
      if (last !== undefined) {
        seen = Math.min(seen + 1, window);
        mean += (now - last - mean) / seen;
      }
      last = isAwaited ? now : undefined;
    },
  };
}
