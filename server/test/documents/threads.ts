// The threads that a test file's process starts.
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { atEndOfFile } from '../support/end-of-file.ts';

/** In the order in which they are started, from now on. */
export function watchThreads(): Worker[] {
  const started: Worker[] = [];
  const note = (message: unknown) => void started.push((message as { worker: Worker }).worker);
  subscribe('worker_threads', note);
  atEndOfFile(async () => void unsubscribe('worker_threads', note));
  return started;
}
