// What the pages of one browser share, for tests: a storage that can be full, and locks.

/** Like the browser's storage, which outlives a page. */
export function memoryStorage() {
  const kept = new Map<string, string>();
  let isFull = false;
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull) throw new Error('QuotaExceededError');
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
    fill: (full: boolean) => {
      isFull = full;
    },
  };
}

interface Waiting {
  page: unknown;
  work: () => Promise<void>;
}

/** Like `navigator.locks`: one page at a time works under a name; a page that is gone gives its lock back. */
export function pageLocks() {
  const queues = new Map<string, Waiting[]>();
  const queueOf = (name: string) => {
    const queue = queues.get(name) ?? [];
    queues.set(name, queue);
    return queue;
  };
  const serve = (name: string) => {
    const first = queueOf(name)[0];
    if (first) void first.work().then(() => leave(name, first));
  };
  const leave = (name: string, one: Waiting) => {
    const queue = queueOf(name);
    const place = queue.indexOf(one);
    if (place >= 0) queue.splice(place, 1);
    if (place === 0) serve(name);
  };
  return {
    alone:
      (page: unknown) =>
      (name: string, work: () => Promise<void>): Promise<void> =>
        new Promise((resolve) => {
          const ended = async () => {
            await work();
            resolve();
          };
          if (queueOf(name).push({ page, work: ended }) === 1) serve(name);
        }),
    close: (page: unknown) => {
      for (const [name, queue] of queues)
        for (const one of queue.filter((waiting) => waiting.page === page).reverse()) leave(name, one);
    },
  };
}
