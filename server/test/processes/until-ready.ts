// Waits until a server that was started as a process of its own answers.
import { setTimeout as pause } from 'node:timers/promises';
import type { Launched } from './server-process.ts';

/** @throws with what it printed, when it has ended instead */
export async function untilReady(url: string, { started, texts }: Launched): Promise<void> {
  while (!(await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) {
    if (started.exitCode !== null || started.signalCode !== null)
      throw new Error(`The server has ended: ${texts.err || texts.out}`);
    await pause(50);
  }
}
