// Coalesces requests for the same work: it never runs twice at once, pauses between runs, and forgets no request.
import { pause } from '../pause.ts';

const defaultPauseMs = 400;

/**
 * Runs the work at once; requests during a run cause one more run after a pause. New requests never cancel a running one.
 * @returns resolves when a run that began after the request has ended
 */
export function coalesced(work: () => Promise<unknown>, pauseMs = defaultPauseMs): () => Promise<void> {
  let waiting: (() => void)[] = [];
  let isBusy = false;
  const rounds = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      await work().catch((error: unknown) => console.warn('Not refreshed', error));
      for (const done of asked) done();
      await pause(pauseMs);
    }
    isBusy = false;
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isBusy) void rounds();
    });
}
