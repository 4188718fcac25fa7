// The invented series against their reference figures and hashes.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { rounded } from '../arithmetic/rounding.ts';
import { simulationVectors } from '../testing/simulation-vectors.ts';
import { generatingParts, inventedGeneration } from './generation.ts';
import { inventedPrices } from './invented-prices.ts';
import { type GeneratingTechnology, inventedProfile } from './invented-profiles.ts';
import type { InventedZone } from './invented-zones.ts';
import { marketShape } from './simulated-years.ts';
import { hoursOf, sumOf } from './typical-year.ts';

const seriesOf = (name: string): { values: Float64Array; decimals: number } => {
  const [zone, what, year] = name.split(' ') as [InventedZone, string, string | undefined];
  return year
    ? { values: inventedPrices(zone, Number(year)), decimals: 2 }
    : { values: inventedProfile(what as GeneratingTechnology, zone), decimals: 4 };
};

describe('invented series', () => {
  const { inventedSeries, captureOfInvented } = simulationVectors;

  test.each(Object.entries(inventedSeries))('[SIM-04] %s is as the formula says', (name, expected) => {
    const { values, decimals } = seriesOf(name);
    const lines = [...values].map((value) => value.toFixed(decimals)).join('\n');
    expect({
      count: values.length,
      sum: rounded(sumOf(values), 4),
      min: Math.min(...values),
      max: Math.max(...values),
      first24: [...values.slice(0, 24)],
      at4380: values[4380],
      sha256: createHash('sha256').update(lines).digest('hex'),
    }).toEqual(expected);
  });

  test.each(Object.entries(captureOfInvented))('[SIM-16] the market pays %s by its shape', (name, expected) => {
    const [zone, technology, year] = name.split(' ') as [InventedZone, GeneratingTechnology, string];
    const hours = Uint16Array.from({ length: 8760 }, (_, hour) => hour);
    const generation = inventedProfile(technology, zone);
    expect(marketShape(hours, inventedPrices(zone, Number(year)), generation, 1)).toMatchObject(expected);
  });

  test('[SIM-05] 2027 to 2041 has 131,496 hours, and 29 February repeats the 28th', () => {
    const years = Array.from({ length: 15 }, (_, index) => hoursOf(2027 + index));
    expect(years.reduce((sum, hours) => sum + hours.length, 0)).toBe(131_496);
    const leap = hoursOf(2028);
    expect([...leap.slice(59 * 24, 60 * 24)]).toEqual([...leap.slice(58 * 24, 59 * 24)]);
    expect(leap[60 * 24]).toBe(59 * 24);
    expect(leap.at(-1)).toBe(8759);
    expect([1900, 2000, 2100].map((year) => hoursOf(year).length)).toEqual([8760, 8784, 8760]);
  });

  test('[SIM-05] storage is left out beside another technology', () => {
    const technologies = [
      { type: 'STORAGE', installedCapacity: 20 },
      { type: 'SOLAR_POWER', installedCapacity: 30 },
      { type: 'ONSHORE_WIND', installedCapacity: 10 },
    ] as const;
    expect(generatingParts({ technologies })).toEqual([
      { technology: 'SOLAR_POWER', share: 0.75 },
      { technology: 'ONSHORE_WIND', share: 0.25 },
    ]);
    const mixed = inventedGeneration({ technologies }, 'spain', 40);
    const [sun, wind] = [inventedProfile('SOLAR_POWER', 'spain'), inventedProfile('ONSHORE_WIND', 'spain')];
    expect(mixed[4380]).toBeCloseTo(30 * (sun[4380] ?? 0) + 10 * (wind[4380] ?? 0), 9);
  });
});
