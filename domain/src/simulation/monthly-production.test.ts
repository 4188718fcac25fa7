// The months of a plant: from its own profile or the invented one, scaled to its capacity or to its annual volume.
import { expect, test } from 'vitest';
import { inventedProfile } from './invented-profiles.ts';
import { addedMonths, monthlyProduction, monthlySums, type Producer } from './monthly-production.ts';
import { hoursOfYear, sumOf } from './typical-year.ts';
import { weighed } from './weighed-technologies.ts';

const plant = (changes: Partial<Producer> = {}): Producer => ({
  technologies: [{ type: 'SOLAR_POWER' }],
  country: 'portugal',
  capacity: 10,
  annualVolume: null,
  ...changes,
});
const half = monthlySums(new Float64Array(hoursOfYear).fill(0.5));

test('[SIM-06] a profile of its own is scaled to the capacity, month by month', () => {
  const months = monthlyProduction(plant(), half);
  expect(months.slice(0, 3)).toEqual([31 * 24 * 5, 28 * 24 * 5, 31 * 24 * 5]);
  expect(sumOf(months)).toBe(hoursOfYear * 5);
});

test('[SIM-06] with an annual volume the year has this energy, whatever the profile', () => {
  expect(monthlyProduction(plant({ annualVolume: 36_500 }), half).slice(0, 2)).toEqual([3100, 2800]);
  const months = monthlyProduction(plant({ annualVolume: 20_000 }));
  expect(sumOf(months)).toBeCloseTo(20_000, 1);
  expect(months.map((month) => Math.round(month * 1000) / 1000)).toEqual(months);
});

test('[SIM-05, SIM-06] without one the invented profile of its technology and zone stands in', () => {
  const yearly = sumOf(inventedProfile('SOLAR_POWER', 'portugal'));
  const months = monthlyProduction(plant());
  expect(sumOf(months)).toBeCloseTo(yearly * 10, 1);
  expect(months[6]).toBeGreaterThan(months[11] ?? 0);
  expect(monthlyProduction(plant({ country: 'spain' }))).not.toEqual(months);
  expect(monthlyProduction(plant({ country: 'france' }))).toEqual(months);
});

test('[SIM-05] storage is left out beside another technology, and alone it has no months', () => {
  const battery = { type: 'STORAGE', installedCapacity: 5 } as const;
  const sun = { type: 'SOLAR_POWER', installedCapacity: 10 } as const;
  expect(monthlyProduction(plant({ technologies: [sun, battery] }))).toEqual(monthlyProduction(plant()));
  expect(monthlyProduction(plant({ technologies: [battery] }))).toEqual([]);
});

test('what is left of a sold project below 1 MW counts for nothing beside what has a figure', () => {
  const wind = { type: 'ONSHORE_WIND' } as const;
  const sun = { type: 'SOLAR_POWER', installedCapacity: 4 } as const;
  expect(monthlyProduction(plant({ technologies: [sun, wind] }))).toEqual(monthlyProduction(plant()));
  const battery = { type: 'STORAGE', installedCapacity: 5 } as const;
  expect(weighed([{ type: 'SOLAR_POWER' }, wind, battery]).map(({ installedCapacity }) => installedCapacity)).toEqual([
    1, 1, 1,
  ]);
});

test('[SIM-06] a profile of zeros stays one of zeros', () => {
  const still = monthlyProduction(plant({ annualVolume: 100 }), new Float64Array(12));
  expect(sumOf(still)).toBe(0);
});

test('the months of several plants are added up', () => {
  const [sun, wind] = [
    monthlyProduction(plant()),
    monthlyProduction(plant({ technologies: [{ type: 'ONSHORE_WIND' }] })),
  ];
  expect(addedMonths([sun, [], wind])[0]).toBeCloseTo((sun[0] ?? 0) + (wind[0] ?? 0), 3);
  expect(addedMonths([[], []])).toEqual([]);
});
