import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coalesced } from './coalesced.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Rounds of the given length, on a clock that the test controls. */
function rounds(takes: number) {
  const ended: number[] = [];
  const begun: number[] = [];
  const ask = coalesced(async () => {
    begun.push(Date.now());
    await new Promise((end) => setTimeout(end, takes));
    ended.push(Date.now());
  }, 400);
  return { ask, begun, ended };
}

test('the first at once; what is asked for meanwhile in one round afterwards', async () => {
  const { ask, begun } = rounds(100);
  const start = Date.now();
  for (let index = 0; index < 5; index += 1) void ask();
  await vi.advanceTimersByTimeAsync(3000);
  expect(begun.map((at) => at - start)).toEqual([0, 500]);
});

test('a steady stream neither stops a round nor multiplies them', async () => {
  const { ask, begun, ended } = rounds(600);
  const stream = setInterval(() => void ask(), 50);
  await vi.advanceTimersByTimeAsync(10_000);
  clearInterval(stream);
  expect(ended.length).toBeGreaterThanOrEqual(9);
  expect(begun.length).toBeLessThanOrEqual(10);
});

test('an answer comes from a round that began after the question', async () => {
  const { ask, begun } = rounds(100);
  void ask();
  await vi.advanceTimersByTimeAsync(50);
  const asked = Date.now();
  const answered = vi.fn();
  void ask().then(answered);
  await vi.advanceTimersByTimeAsync(60);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(answered).toHaveBeenCalledTimes(1);
  expect(begun[1]).toBeGreaterThan(asked);
});

test('a failed round ends, too', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  let times = 0;
  const ask = coalesced(async () => {
    times += 1;
    throw new Error('no connection');
  });
  await ask();
  void ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(times).toBe(2);
});
