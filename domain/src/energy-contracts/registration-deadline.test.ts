import { expect, test } from 'vitest';
import { countedDays, isWorkingDay } from './registration-deadline.ts';

test.each([
  ['2026-11-27', '2026-12-07'],
  ['2026-11-16', '2026-11-23'],
  ['2026-04-01', '2026-04-09'],
])('a contract signed on %s is to be registered until %s', (signed, deadline) => {
  expect(countedDays(signed).at(-1)).toBe(deadline);
});

test.each(['2026-04-03', '2026-06-04', '2027-03-26', '2027-05-27', '2026-12-01', '2026-12-05', '2026-12-06'])(
  '%s is no working day',
  (day) => {
    expect(isWorkingDay(new Date(day))).toBe(false);
  },
);

test('what is no date has no deadline', () => {
  expect(countedDays('')).toEqual([]);
});

test('a holiday and a weekend are not among the five counted days', () => {
  expect(countedDays('2026-11-27')).toEqual(['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07']);
  expect(countedDays('2026-04-01')).toEqual(['2026-04-02', '2026-04-06', '2026-04-07', '2026-04-08', '2026-04-09']);
});
