// Costly work: so much of it at a time in this process, a short queue before it, and a refusal for what comes on top.
import { tooBusy } from './http/problem-error.ts';

interface Size {
  /** Under way at the same time. */
  atOnce: number;
  /** Waiting for a place. */
  waiting: number;
  /** Under way or waiting for one asker: nobody fills the queue alone. */
  perAsker: number;
}

/** About as long as a full queue takes. */
const retryAfterSeconds = 2;

export type Gate = <Result>(asker: string, work: () => Promise<Result>) => Promise<Result>;

/** @returns runs the work when there is a place. It throws 503 when the queue, or the asker's part of it, is full. */
export function createGate({ atOnce, waiting, perAsker }: Size): Gate {
  const queue: (() => void)[] = [];
  const askers = new Map<string, number>();
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) running += 1;
    // Whoever leaves hands the place on.
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
