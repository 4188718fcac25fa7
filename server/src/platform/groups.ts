// Saves what comes one by one in groups, without a timer: a statement for many rows costs little more than for one.

/**
 * @param save is not called again before its last call has ended
 * @returns a function that adds items to the next group, and resolves or fails with it. Items that come while a group
 * is being saved make up the next one.
 */
export function createGroups<Item>(save: (items: readonly Item[]) => Promise<void>) {
  let last: Promise<unknown> = Promise.resolve();
  let next: { items: Item[]; saved: Promise<void> } | undefined;

  function open() {
    const items: Item[] = [];
    const saved = last.then(() => {
      next = undefined;
      return save(items);
    });
    last = saved.catch(() => {});
    return { items, saved };
  }

  return (items: readonly Item[]): Promise<void> => {
    next ??= open();
    next.items.push(...items);
    return next.saved;
  };
}
