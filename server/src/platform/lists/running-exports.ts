// Limits how many files are sent at once, and for how long a client may stop reading. A file costs memory of its
// process, so each process counts its own.
import type { Readable } from 'node:stream';
import { tooMany } from '../http/problem-error.ts';

const mostAtOnce = 2;
const patienceMs = 120_000;
const retryAfter = 10;

const running = new Map<string, number>();

/**
 * @returns a function that releases the place
 * @throws 429 when two files of the user are being sent
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

/** Destroys a stream that nobody reads for so long. @returns a function to call whenever something is read */
export function endWhenIdle(stream: Readable, idleMs: number = patienceMs): () => void {
  const timer = setTimeout(() => stream.destroy(new Error('nobody reads this file')), idleMs).unref();
  stream.once('close', () => clearTimeout(timer));
  return () => void timer.refresh();
}
