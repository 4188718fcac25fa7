// Waits until a server that was started as a process of its own answers, but not for ever.
import { setTimeout as pause } from 'node:timers/promises';
import type { Launched } from './server-process.ts';

/** The first start of an embedded database takes most of it, on a machine that does much else. */
const mostSeconds = 300;

/** @throws with what it printed, when it has ended instead, or is not ready in time */
export async function untilReady(url: string, { started, texts }: Launched): Promise<void> {
  const began = performance.now();
  while (!(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) {
    if (started.exitCode !== null || started.signalCode !== null)
      throw new Error(`The server has ended: ${texts.err || texts.out}`);
    if (performance.now() - began > mostSeconds * 1000)
      throw new Error(`The server was not ready within ${mostSeconds} s: ${texts.err || texts.out}`);
    await pause(50);
  }
}
