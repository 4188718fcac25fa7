// Waits for a condition: the launcher always waits for a state, never for a length of time.
import { setTimeout as pause } from 'node:timers/promises';

/** Polls every 20 ms until the answer is not undefined. Returns undefined after `seconds`; throws when aborted. */
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
