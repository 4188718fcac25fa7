// Which prices are compared, and on which days.
import { expect, test } from 'vitest';
import { energyContractStatuses } from '../energy-contracts/energy-contract-status.ts';
import { projectStatuses } from '../projects/project-status.ts';
import { pricingTypes } from '../terms/enumerations.ts';
import { type BenchmarkKind, countsOn, figuresDay, isComparable, quarterStarts, tenorOf } from './price-point.ts';

const counted = (kind: BenchmarkKind, statuses: readonly string[]) =>
  statuses.filter((status) => isComparable(kind, { status, pricingType: 'FIXED_PRICING' }));

test('[BEN-01] what counts: visible projects and offers, and contracts that are in force or were', () => {
  expect(counted('ask', projectStatuses)).toEqual(['approved', 'fractioned']);
  expect(counted('bid', projectStatuses)).toEqual(['approved']);
  expect(counted('deal', energyContractStatuses).toSorted()).toEqual(['active', 'approved', 'terminated']);
});

test('[BEN-01] only fixed prices count', () => {
  const comparable = pricingTypes.filter((pricingType) => isComparable('bid', { status: 'approved', pricingType }));
  expect(comparable).toEqual(['FIXED_PRICING']);
  expect(isComparable('bid', { status: 'approved' })).toBe(false);
});

test.each([
  [0, 'LESS_THAN_5_YEARS'],
  [4, 'LESS_THAN_5_YEARS'],
  [5, 'BETWEEN_5_AND_10_YEARS'],
  [9, 'BETWEEN_5_AND_10_YEARS'],
  [10, 'BETWEEN_10_AND_15_YEARS'],
  [15, 'BETWEEN_10_AND_15_YEARS'],
  [16, 'MORE_THAN_15_YEARS'],
])('[BEN-04] %d years are %s', (years, tenor) => {
  expect(tenorOf(years)).toBe(tenor);
});

test.each([
  ['ask', '2026-11-24', '2026-11-23', false],
  ['ask', '2026-11-24', '2026-11-24', true],
  ['bid', '2025-11-25', '2026-11-24', true],
  ['bid', '2025-11-24', '2026-11-24', false],
  ['ask', '2024-02-29', '2025-02-28', true],
  ['ask', '2024-02-29', '2025-03-01', false],
] as const)('a point (%s) of %s on %s: %s', (kind, since, today, counts) => {
  expect(countsOn({ kind, since }, today)).toBe(counts);
});

test.each([
  // As of 1 October: approved on 1 September at the latest.
  ['2026-09-01', '2026-10-01', true],
  ['2026-09-02', '2026-10-01', false],
  ['2026-09-02', '2026-12-31', false],
  ['2026-09-02', '2027-01-01', true],
  ['2025-10-02', '2026-10-01', true],
  ['2025-10-02', '2026-12-31', true],
  ['2025-10-01', '2026-10-01', false],
])('[BEN-08] a deal of %s on %s: %s', (since, today, counts) => {
  expect(countsOn({ kind: 'deal', since }, today)).toBe(counts);
});

test('[BEN-08] the figures of deals are of the first day of the quarter, the others of the day', () => {
  expect(figuresDay('deal', '2026-12-31')).toBe('2026-10-01');
  expect(figuresDay('ask', '2026-12-31')).toBe('2026-12-31');
  expect(quarterStarts('2026-02-03', 4)).toEqual(['2026-01-01', '2025-10-01', '2025-07-01', '2025-04-01']);
  expect(quarterStarts('2026-06-30', 1)).toEqual(['2026-04-01']);
});
