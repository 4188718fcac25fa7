// How many files are on their way at once, and for how long nobody may read them. A file costs the memory of its own
// process, so each process counts by itself.
import type { Readable } from 'node:stream';
import { tooMany } from '../http/problem-error.ts';

const mostAtOnce = 2;
const patienceMs = 120_000;
const retryAfter = 10;

const running = new Map<string, number>();

/**
 * @returns gives the place back
 * @throws 429 when two of the user's are on their way
 */
export function takePlace(userId: string): () => void {
  const count = running.get(userId) ?? 0;
  if (count >= mostAtOnce) throw tooMany(retryAfter, 'error_export_running');
  running.set(userId, count + 1);
  let taken = true;
  return () => {
    if (!taken) return;
    taken = false;
    const left = (running.get(userId) ?? 1) - 1;
    if (left > 0) running.set(userId, left);
    else running.delete(userId);
  };
}

/** Ends a stream of which nothing is taken for so long, which cuts its reader off. @returns to be told that something is */
export function endWhenIdle(stream: Readable, idleMs: number = patienceMs): () => void {
  const timer = setTimeout(() => stream.destroy(new Error('nobody reads this file')), idleMs).unref();
  stream.once('close', () => clearTimeout(timer));
  return () => void timer.refresh();
}
