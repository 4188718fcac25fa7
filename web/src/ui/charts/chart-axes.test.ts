import { expect, test } from 'vitest';
import { countAxis } from './chart-axes.ts';

test('an axis of counts has at most four steps of a round number, the last at or just above the greatest', () => {
  const ticksTo = (most: number) => countAxis([0, null, most]).ticks;
  expect(ticksTo(0)).toEqual([0, 1]);
  expect(ticksTo(3)).toEqual([0, 1, 2, 3]);
  expect(ticksTo(5)).toEqual([0, 2, 4, 6]);
  expect(ticksTo(13)).toEqual([0, 5, 10, 15]);
  expect(ticksTo(41)).toEqual([0, 20, 40, 60]);
  expect(ticksTo(101)).toEqual([0, 50, 100, 150]);
  for (let most = 1; most < 400; most += 1) {
    const { domain, ticks } = countAxis([most]);
    const [, step = 0] = ticks;
    expect(ticks.length).toBeLessThanOrEqual(5);
    expect(ticks.every((tick) => Number.isInteger(tick))).toBe(true);
    expect(domain[1]).toBe(ticks.at(-1));
    expect(domain[1]).toBeGreaterThanOrEqual(most);
    expect(domain[1] - most).toBeLessThan(step);
  }
});
