// Rounding, percentiles and random numbers against reference figures.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simulationVectors } from '../testing/simulation-vectors.ts';
import { percentileOfSorted } from './percentile.ts';
import { rounded } from './rounding.ts';
import { seededNormal, seededRandom } from './seeded-random.ts';

describe('rounding', () => {
  test.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [0.1 + 0.2, 2, 0.3],
    [1.0049, 2, 1],
    [-0.001, 2, 0],
    [8.345, 2, 8.35],
    [1_234_567_890.125, 2, 1_234_567_890.13],
  ])('[ALL-06] %d to %d decimals is %d', (value, decimals, expected) => {
    expect(rounded(value, decimals)).toBe(expected);
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
});

describe('percentiles', () => {
  const { values, expected } = simulationVectors.percentiles;
  test.each(Object.entries(expected))('[SIM-19] %s is of type 7', (name, value) => {
    expect(rounded(percentileOfSorted(values, Number(name.slice(1))) ?? Number.NaN, 4)).toBe(value);
  });

  test('[SIM-19] there is none without values, and one value is each of them', () => {
    expect(percentileOfSorted([], 50)).toBeNull();
    expect(percentileOfSorted([7], 10)).toBe(7);
    expect(percentileOfSorted([7], 100)).toBe(7);
  });
});

test('[SIM-04] random numbers follow from the seed', () => {
  const { seed, uniforms, normal } = simulationVectors.random;
  const random = seededRandom(seed);
  expect(uniforms.map(() => random())).toEqual(uniforms);
  expect(seededNormal(seededRandom(seed))).toBe(normal);
});
