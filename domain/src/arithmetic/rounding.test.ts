// Rounding of calculated figures.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounded, roundedOrNull } from './rounding.ts';

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [1.0049, 2, 1],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [0.61904, 4, 0.619],
  [8.345, 2, 8.35],
  [33.6, 1, 33.6],
  [0.1 + 0.2, 2, 0.3],
  [1_234_567_890.125, 2, 1_234_567_890.13],
])('[ALL-06] %d to %d decimals is %d', (value, decimals, expected) => {
  expect(rounded(value, decimals)).toBe(expected);
});

test('[ALL-06] nothing is rounded to a negative zero', () => {
  expect(Object.is(rounded(-0.004, 2), 0)).toBe(true);
});

test.each([
  [0 / 0, null],
  [1 / 0, null],
  [-1 / 0, null],
  [1e308, null],
  [2.345, 2.35],
  [0, 0],
])('what is no number is null: %d', (value, expected) => {
  expect(roundedOrNull(value)).toBe(expected);
});

test('[ALL-06] a figure moves by half a step at most, in the same way on both sides of zero, and only once', () => {
  const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
  fc.assert(
    fc.property(cents, fc.integer({ min: 0, max: 2 }), (thousandths, decimals) => {
      const value = thousandths / 1000;
      const result = rounded(value, decimals);
      expect(Math.abs(result - value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-9);
      expect(rounded(-value, decimals)).toBe(result === 0 ? 0 : -result);
      expect(rounded(result, decimals)).toBe(result);
    }),
  );
});

test('[ALL-06] rounds each half of a cent away from zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const half = Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`);
      expect(rounded(half)).toBe((cents + 1) / 100);
      expect(rounded(-half)).toBe(-(cents + 1) / 100);
    }),
  );
});
