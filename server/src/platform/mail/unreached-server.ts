// While the mail server cannot be reached, the thousands of mails of one job would all fail, again and again, and take
// the database from those who wait at a screen. So they wait for the next try instead.
import { setTimeout } from 'node:timers/promises';
import type { Mailer } from './mailer.ts';

/** In ms, from a failed connection to the next try. A process that stops waits at most this long for such a job. */
const pauseMs = 5000;

/** When the last connection failed, as `performance.now()`; removed as soon as a connection succeeds. */
const failures = new WeakMap<Mailer, number>();

export const noteUnreached = (mailer: Mailer): unknown => failures.set(mailer, performance.now());
export const noteReached = (mailer: Mailer): unknown => failures.delete(mailer);

/** Resolves at once, or when the mail server is to be tried again. */
export async function nextTry(mailer: Mailer): Promise<void> {
  const failedAt = failures.get(mailer);
  if (failedAt === undefined) return;
  await setTimeout(Math.max(0, failedAt + pauseMs - performance.now()));
}
