// Percentiles.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test.each([
  [[1, 2, 3, 4], 25, 1.75],
  [[4, 1, 3, 2], 50, 2.5],
  [[1, 2, 3, 4], 75, 3.25],
  [[7], 25, 7],
  [[1, 2, 3, 4, 5], 25, 2],
  [[1, 2], 0, 1],
  [[1, 2], 100, 2],
])('[BEN-06] of %j, %d per cent: %d', (figures, percent, expected) => {
  expect(percentile(figures, percent)).toBeCloseTo(expected, 12);
});

test('[BEN-06] nothing has no percentile', () => {
  expect(percentile([], 50)).toBeNull();
});

test('[BEN-06] lies between the least and the greatest, grows with the percentage, and does not mind the order', () => {
  const list = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 });
  const percent = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(list, percent, percent, (figures, one, other) => {
      const at = (which: number) => percentile(figures, which) ?? Number.NaN;
      expect(at(0)).toBe(Math.min(...figures));
      expect(at(100)).toBe(Math.max(...figures));
      expect(at(Math.min(one, other))).toBeLessThanOrEqual(at(Math.max(one, other)) + 1e-6);
      expect(percentile(figures.toReversed(), one)).toBe(at(one));
    }),
  );
});
