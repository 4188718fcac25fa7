// Limits costly work in this process: a few at a time, a short queue, and a refusal for the rest.
import { tooBusy } from './http/problem-error.ts';

interface Size {
  /** How much runs at the same time. */
  atOnce: number;
  /** How much may wait. */
  waiting: number;
  /** Running or waiting for one caller, so that nobody fills the queue alone. */
  perAsker: number;
  /** About the time that a full queue takes. */
  retryAfterSeconds?: number;
}

export type Gate = <Result>(asker: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * @returns a function that runs the work when a place is free. It throws 503 when the queue, or the caller's part, is
 * full.
 */
export function createGate({ atOnce, waiting, perAsker, retryAfterSeconds = 2 }: Size): Gate {
  const queue: (() => void)[] = [];
  const askers = new Map<string, number>();
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) running += 1;
    // A finished call passes its place to the next one.
    else await new Promise<void>((start) => queue.push(start));
  }

  function leave(asker: string): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
    const left = (askers.get(asker) ?? 1) - 1;
    if (left > 0) askers.set(asker, left);
    else askers.delete(asker);
  }

  return async (asker, work) => {
    const own = askers.get(asker) ?? 0;
    if (own >= perAsker || (running === atOnce && queue.length >= waiting)) throw tooBusy(retryAfterSeconds);
    askers.set(asker, own + 1);
    await enter();
    try {
      return await work();
    } finally {
      leave(asker);
    }
  };
}
