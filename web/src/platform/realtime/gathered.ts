// Work that is asked for more often than it needs to be done: never twice at once, never without a rest, never forgotten.

const rest = 400;

/**
 * Does the work at once; asked for meanwhile, once more after a rest. However often it is asked for, a round that has
 * begun comes to its end.
 * @returns resolves when a round that began after the question has ended
 */
export function gathered(work: () => Promise<unknown>, pauseMs = rest): () => Promise<void> {
  let waiting: (() => void)[] = [];
  let isBusy = false;
  const rounds = async () => {
    isBusy = true;
    while (waiting.length > 0) {
      const asked = waiting;
      waiting = [];
      await work().catch((error: unknown) => console.warn('Not refreshed', error));
      for (const done of asked) done();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
    isBusy = false;
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!isBusy) void rounds();
    });
}
