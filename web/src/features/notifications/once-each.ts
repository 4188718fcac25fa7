// Does something with each of those that wait, once: what stays, since it was refused, waits for the next occasion.

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
    /** An occasion: what still waits is tried once more. */
    again(): void {
      tried.clear();
      tryThem();
    },
  };
}
