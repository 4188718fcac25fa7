import type { StatisticsCell } from '@wattpact/domain/contract-statistics/figures';
import { expect, test } from 'vitest';
import { pricesByYear, rowsWithRest } from './statistics-rows.ts';

const cell = (changes: Partial<StatisticsCell>): StatisticsCell => ({
  structure: null,
  technology: null,
  year: null,
  count: 5,
  megawatts: 50,
  megawattHours: 90_000,
  contractsWithVolume: 5,
  meanPrice: 40,
  weightedPrice: 41,
  contractsWithPrice: 5,
  ...changes,
});

test('rows stand by their capacity, and what they leave of the whole comes last, without prices', () => {
  const wind = cell({ technology: 'ONSHORE_WIND', megawatts: 80 });
  const solar = cell({ technology: 'SOLAR_POWER' });
  const rows = rowsWithRest([solar, wind], cell({ count: 16, megawatts: 142 }));
  expect(rows.map(({ technology, count, megawatts, isRest }) => [technology, count, megawatts, isRest])).toEqual([
    ['ONSHORE_WIND', 5, 80, false],
    ['SOLAR_POWER', 5, 50, false],
    [null, 6, 12, true],
  ]);
  expect(rows.at(-1)).toMatchObject({ meanPrice: null, weightedPrice: null, megawattHours: null });
});

test('without a whole, or with nothing beyond the rows, there is no rest', () => {
  expect(rowsWithRest([cell({})], undefined)).toHaveLength(1);
  expect(rowsWithRest([cell({})], cell({}))).toHaveLength(1);
});

test('a year between two that are shown stands in the chart without a price', () => {
  expect(pricesByYear([cell({ year: 2029, weightedPrice: 38 }), cell({ year: 2027 })])).toEqual([
    { year: 2027, price: 41 },
    { year: 2028, price: null },
    { year: 2029, price: 38 },
  ]);
  expect(pricesByYear([cell({ year: 2027, weightedPrice: null })])).toEqual([]);
});
