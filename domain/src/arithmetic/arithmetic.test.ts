// Percentiles and random numbers against reference figures.
import { describe, expect, test } from 'vitest';
import { simulationVectors } from '../testing/simulation-vectors.ts';
import { percentileOfSorted } from './percentile.ts';
import { rounded } from './rounding.ts';
import { seededNormal, seededRandom } from './seeded-random.ts';

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
