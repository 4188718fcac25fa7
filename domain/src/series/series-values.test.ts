// Values of a series in another resolution, as text, and as a typical year.
import { expect, test } from 'vitest';
import { hoursOfYear } from '../simulation/typical-year.ts';
import { inResolution, lastYear, shortest, typicalYearOf } from './series-values.ts';

test('[SIM-01, SIM-27] energy is shared out and added up, everything else is a mean', () => {
  const quarters = Float32Array.from([1, 2, 3, 6, 8, 8, 8, 8]);
  expect([...inResolution(quarters, 'price', 'PT15M', 'PT60M')]).toEqual([3, 8]);
  expect([...inResolution(quarters, 'load', 'PT15M', 'PT60M')]).toEqual([12, 32]);
  expect([...inResolution(Float32Array.of(8), 'price', 'PT60M', 'PT15M')]).toEqual([8, 8, 8, 8]);
  expect([...inResolution(Float32Array.of(8), 'load', 'PT60M', 'PT15M')]).toEqual([2, 2, 2, 2]);
});

test('[SIM-27] a value is written as it was read', () => {
  for (const value of [33.9, -0.01, 0.4213, 9999.99, 0]) expect(shortest(Math.fround(value))).toBe(value);
});

test('[SIM-05] the last twelve months in whole days', () => {
  expect(lastYear('2024-01-01T00:00:00.000Z', '2025-03-01T05:00:00.000Z', 'PT60M')).toEqual({
    from: '2024-03-01T00:00:00.000Z',
    to: '2025-03-01T00:00:00.000Z',
  });
  expect(lastYear('2023-03-01T00:00:00.000Z', '2024-02-29T10:00:00.000Z', 'PT60M')?.from).toBe(
    '2023-03-01T00:00:00.000Z',
  );
  expect(lastYear('2024-01-01T01:00:00.000Z', '2024-12-31T23:45:00.000Z', 'PT15M')).toBeUndefined();
});

test('[SIM-05] each hour has its place in the typical year, 29 February has none', () => {
  const from = '2023-07-01T00:00:00.000Z';
  const year = typicalYearOf(
    from,
    Float32Array.from({ length: 8784 }, (_, place) => place),
  );
  expect(year).toHaveLength(hoursOfYear);
  expect(year[181 * 24]).toBe(0);
  // 28 February, 23:00, and 1 March, 00:00, a day later.
  const february = (Date.parse('2024-02-28T23:00Z') - Date.parse(from)) / 3_600_000;
  expect([year[59 * 24 - 1], year[59 * 24]]).toEqual([february, february + 25]);
});
