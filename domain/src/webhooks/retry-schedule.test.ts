// When a webhook is tried again.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestSeconds, mostTries, nextTryAt, pausesBetweenTries, retryAfterOf } from './retry-schedule.ts';

const start = Date.parse('2026-11-24T09:00:00Z');
const createdAt = new Date(start);
const hours = (count: number) => count * 3_600_000;

/** Each try fails at once. */
function triesOf(chance: number): number[] {
  const at = [start];
  for (;;) {
    const next = nextTryAt({ createdAt, tries: at.length, now: new Date(at.at(-1) ?? start), chance });
    if (!next) return at;
    at.push(next.getTime());
  }
}

test('[INT-37] there are twelve tries within a day, each pause longer than the one before', () => {
  for (const chance of [0, 0.5, 1]) {
    const at = triesOf(chance);
    expect(at).toHaveLength(mostTries);
    const pauses = at.slice(1).map((one, index) => one - (at[index] ?? 0));
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect((at.at(-1) ?? 0) - start).toBeGreaterThan(hours(21));
    expect((at.at(-1) ?? 0) - start).toBeLessThanOrEqual(longestSeconds * 1000);
  }
  expect(mostTries).toBe(12);
  expect(triesOf(0)[1]).toBe(start + 5000);
});

test('[INT-37] a receiver that asks for time gets it, within the day', () => {
  const now = new Date(start + 1000);
  const next = (retryAfterSeconds: number) => nextTryAt({ createdAt, tries: 1, now, retryAfterSeconds, chance: 0 });
  expect(next(600)).toEqual(new Date(start + 601_000));
  expect(next(1), 'never sooner than the schedule').toEqual(new Date(start + 6000));
  expect(next(10 * 86_400)).toEqual(new Date(start + hours(24)));
});

test('[INT-37] whatever happens, nothing is tried after a day or more than twelve times', () => {
  const ms = fc.integer({ min: 0, max: hours(48) });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), ms, fc.nat(200_000), (tries, later, retryAfterSeconds) => {
      const now = new Date(start + later);
      const next = nextTryAt({ createdAt, tries, now, retryAfterSeconds });
      if (tries >= mostTries || later >= hours(24)) expect(next).toBeUndefined();
      else expect(next?.getTime()).toBeLessThanOrEqual(start + hours(24));
      if (next) expect(next.getTime()).toBeGreaterThan(now.getTime());
    }),
  );
  expect(pausesBetweenTries).toHaveLength(mostTries - 1);
});

test.each([
  ['120', 120],
  [' 5 ', 5],
  ['Tue, 24 Nov 2026 09:01:00 GMT', 60],
  ['Tue, 24 Nov 2026 08:00:00 GMT', 0],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [undefined, undefined],
])('[INT-37] Retry-After %s is %s seconds', (header, seconds) => {
  expect(retryAfterOf(header, createdAt)).toBe(seconds);
});
