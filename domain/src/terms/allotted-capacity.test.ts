// The part of a plant's capacities that a contract takes.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allottedTo, allottedVolume, type Capacities, installedSum } from './allotted-capacity.ts';
import { capacityFaults } from './energy-terms.ts';

const entry = (
  installedCapacity: number | null,
  annualForecastCapacity: number | null = null,
  outputPower: number | null = null,
): Capacities => ({ installedCapacity, annualForecastCapacity, outputPower });
const installed = (entries: readonly Capacities[]) => entries.map(({ installedCapacity }) => installedCapacity);

test('half of a plant: each capacity by half, and its other figures with it', () => {
  expect(allottedTo([entry(40, 20, 30)], 20)).toEqual([entry(20, 10, 15)]);
  expect(installed(allottedTo([entry(30), entry(10)], 20))).toEqual([15, 5]);
  expect(installed(allottedTo([entry(900), entry(100)], 10))).toEqual([9, 1]);
});

test('the volume in the same proportion, and unchanged where everything fits', () => {
  expect(allottedVolume(92_000, 46, 23)).toBe(46_000);
  expect(allottedVolume(100, 30, 20)).toBe(67);
  expect(allottedVolume(1, 900, 1)).toBe(1);
  expect(allottedVolume(92_000, 20, 23)).toBe(92_000);
});

test('rounded shares add up to the capacity', () => {
  expect(installed(allottedTo([entry(10), entry(10), entry(10)], 20))).toEqual([7, 6, 7]);
});

test('a small technology keeps a megawatt while there are enough; otherwise it has no figure', () => {
  expect(installed(allottedTo([entry(99), entry(1)], 10))).toEqual([9, 1]);
  expect(installed(allottedTo([entry(99), entry(1)], 1))).toEqual([1, null]);
});

test('what fits stays as it is, and what has no figure gets none', () => {
  const fitting = [entry(12, 6), entry(null, 9, 4)];
  expect(allottedTo(fitting, 12)).toEqual(fitting);
  expect(allottedTo([entry(40), entry(null, 30, 4)], 20)).toEqual([entry(20), entry(null, 20, 4)]);
});

test('whatever is scaled fits its contract: whole, together the capacity, no forecast too large', () => {
  const figure = fc.option(fc.integer({ min: 1, max: 500 }), { nil: null });
  const entries = fc.array(
    fc.record({ installedCapacity: figure, annualForecastCapacity: figure, outputPower: figure }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(entries, fc.integer({ min: 1, max: 2000 }), (list, capacity) => {
      const valid = list.filter(
        ({ installedCapacity, annualForecastCapacity }) =>
          installedCapacity === null || (annualForecastCapacity ?? 0) <= installedCapacity,
      );
      fc.pre(installedSum(valid) > capacity);
      const scaled = allottedTo(valid, capacity);
      expect(installedSum(scaled)).toBe(capacity);
      for (const one of scaled.flatMap((each) => Object.values(each)))
        expect(one === null || (Number.isInteger(one) && one >= 1)).toBe(true);
      const sent = scaled.map((each) => ({
        type: 'SOLAR_POWER' as const,
        installedCapacity: each.installedCapacity ?? undefined,
        annualForecastCapacity: each.annualForecastCapacity ?? undefined,
      }));
      expect(capacityFaults(sent, { totalPurchasedCapacity: capacity })).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
