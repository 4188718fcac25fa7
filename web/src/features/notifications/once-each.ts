// Handles each waiting id once; one that was refused waits for the next retry.

export function onceEach(act: (ids: readonly string[]) => void) {
  const tried = new Set<string>();
  let waiting: readonly string[] = [];
  const tryThem = () => {
    const fresh = waiting.filter((id) => !tried.has(id));
    if (fresh.length === 0) return;
    for (const id of fresh) tried.add(id);
    act(fresh);
  };
  return {
    wait(ids: readonly string[]): void {
      waiting = ids;
      tryThem();
    },
    /** Tries again what still waits. */
    again(): void {
      tried.clear();
      tryThem();
    },
  };
}
