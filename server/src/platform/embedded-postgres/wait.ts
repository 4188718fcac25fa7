// Waiting for a condition: everything in the launcher waits for a state of the world, never for a length of time.
import { setTimeout as pause } from 'node:timers/promises';

/** Asks again every 20 ms until the answer is not undefined; gives undefined when `seconds` have gone by, throws when ended. */
export async function waitFor<Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
  seconds: number,
  ending?: AbortSignal,
): Promise<Answer | undefined> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined || performance.now() > deadline) return answer;
    await pause(20, undefined, { signal: ending });
  }
}
