import { expect, test } from 'vitest';
import { addDays, daysBetween, lisbonDate, lisbonMidnight } from './lisbon-time.ts';

test.each([
  ['2026-11-20T23:30:00.000Z', '2026-11-20'],
  ['2026-07-01T23:30:00.000Z', '2026-07-02'],
  ['2026-07-01T22:59:59.999Z', '2026-07-01'],
  ['2026-12-31T23:59:59.000Z', '2026-12-31'],
])('%s is %s in Portugal', (instant, date) => {
  expect(lisbonDate(new Date(instant))).toBe(date);
});

test.each([
  ['2026-11-20', 30, '2026-12-20'],
  ['2026-12-15', 30, '2027-01-14'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
  expect(daysBetween(date, later)).toBe(days);
});

test.each([
  ['2027-01-01', '2027-01-01T00:00:00.000Z'],
  ['2027-07-01', '2027-06-30T23:00:00.000Z'],
  // The clock changes at 01:00 of these days.
  ['2027-03-28', '2027-03-28T00:00:00.000Z'],
  ['2027-10-31', '2027-10-30T23:00:00.000Z'],
  ['2027-11-01', '2027-11-01T00:00:00.000Z'],
])('%s begins in Portugal at %s', (date, instant) => {
  expect(lisbonMidnight(date).toISOString()).toBe(instant);
});
