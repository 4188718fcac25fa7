// What is saved together, and what a failed group means for the others.
import { expect, test } from 'vitest';
import { createGroups } from './groups.ts';

/** Saves that end when the test ends them. */
function held() {
  const saves: { items: readonly number[]; end: PromiseWithResolvers<void> }[] = [];
  const add = createGroups<number>((items) => {
    const end = Promise.withResolvers<void>();
    saves.push({ items, end });
    return end.promise;
  });
  return { add, saves, groups: () => saves.map(({ items }) => items) };
}

test('what comes while a group is being saved makes up the next one, which waits for it', async () => {
  const { add, saves, groups } = held();
  const first = [add([1]), add([2, 3])];
  await expect.poll(groups).toEqual([[1, 2, 3]]);
  const second = [add([4]), add([5])];
  saves[0]?.end.resolve();
  await Promise.all(first);
  await expect.poll(groups).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  saves[1]?.end.resolve();
  await Promise.all(second);
});

test('a group that fails fails for those in it alone', async () => {
  const { add, saves } = held();
  const failing = [add([1]), add([2])];
  await expect.poll(() => saves.length).toBe(1);
  const next = add([3]);
  saves[0]?.end.reject(new Error('full'));
  for (const one of failing) await expect(one).rejects.toThrow('full');
  await expect.poll(() => saves.length).toBe(2);
  saves[1]?.end.resolve();
  await next;
});
