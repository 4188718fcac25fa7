// Restarts PostgreSQL at once when it ends unexpectedly, and gives up when it keeps ending.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStartError } from './failure.ts';
import type { Postmaster } from './postmaster.ts';
import { isAlive } from './processes.ts';

export interface Running {
  postmaster: Postmaster;
  /** Missing for a postmaster that was adopted. */
  child?: ChildProcess;
}

export interface Keeping {
  /** Rejects while PostgreSQL cannot be started. */
  restart: (signal: AbortSignal) => Promise<Running>;
  log: (line: string) => void;
  onLost: (reason: DatabaseStartError) => void;
}

/** The tries of the last minute delay the next one: 0, 0.5, 1, 2 and 4 s. After five tries it gives up. */
const windowMs = 60_000;
const mostTries = 5;
const pauseBefore = (tries: number) => (tries < 2 ? 0 : 250 * 2 ** (tries - 1));

/** Our own child process emits an event when it ends; an adopted one is polled. */
async function untilEnded({ child, postmaster }: Running, signal: AbortSignal): Promise<void> {
  if (child) {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit', { signal });
    return;
  }
  while (isAlive(postmaster.pid)) await pause(500, undefined, { ref: false, signal });
}

/** @returns the current postmaster, and a function that lets it end */
export function keepRunning(first: Running, keeping: Keeping): { postmaster(): Postmaster; stop(): Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;
  let running = first;
  let tries: number[] = [];

  async function startAgain(): Promise<Running> {
    let reason = 'it ends again and again';
    for (;;) {
      const now = performance.now();
      tries = [...tries.filter((at) => now - at < windowMs), now];
      if (tries.length > mostTries) {
        throw new DatabaseStartError(
          `The embedded database could not be kept running in ${mostTries} tries within a minute: ${reason}`,
        );
      }
      await pause(pauseBefore(tries.length), undefined, { signal });
      try {
        return await keeping.restart(signal);
      } catch (error) {
        signal.throwIfAborted();
        reason = error instanceof Error ? error.message : String(error);
      }
    }
  }

  async function follow(): Promise<void> {
    for (;;) {
      await untilEnded(running, signal);
      keeping.log('The embedded database ended unexpectedly: it is started again.');
      running = await startAgain();
    }
  }

  const following = follow().catch((error: unknown) => {
    if (signal.aborted) return;
    keeping.onLost(error instanceof DatabaseStartError ? error : new DatabaseStartError(String(error)));
  });
  return {
    postmaster: () => running.postmaster,
    async stop() {
      ending.abort();
      await following;
    },
  };
}
