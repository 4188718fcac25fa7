// A process that waits for the launch lock ends when it is told to.
import { expect, test, vi } from 'vitest';
import { underLaunchLock } from './launch-lock.ts';

test('who waits for the lock ends at once when they are told to, and does nothing', async () => {
  const home = `/tmp/wattpact-lock-${crypto.randomUUID()}`;
  const held = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const holder = underLaunchLock(home, () => {
    taken.resolve();
    return held.promise;
  });
  await taken.promise;
  const work = vi.fn(async () => 'done');
  const ending = new AbortController();
  const waiting = underLaunchLock(home, work, ending.signal);
  ending.abort();
  await expect(waiting).rejects.toThrow(/aborted/);
  expect(work).not.toHaveBeenCalled();
  held.resolve();
  await holder;
  expect(await underLaunchLock(home, work)).toBe('done');
});
