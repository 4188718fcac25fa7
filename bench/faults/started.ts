// What a run has started and must end again: at the end of its case, or when the run itself is told to end.
const stops = new Set<() => Promise<void>>();

/** @returns the same act, which is done once, by whoever comes first: its case or the end of the run */
export function toStop(stop: () => Promise<unknown>): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  async function work(): Promise<void> {
    await stop();
    stops.delete(once);
  }
  const once = () => {
    stopping ??= work();
    return stopping;
  };
  stops.add(once);
  return once;
}

/** Ends everything, what was started last first. */
async function stopAll(): Promise<void> {
  for (const stop of [...stops].reverse()) await stop().catch((error: unknown) => console.error(error));
}

/** A second signal ends the run where it stands. */
export function stopOnSignals(): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(130);
    isEnding = true;
    console.error('\nEnding what was started …');
    void stopAll().then(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}
