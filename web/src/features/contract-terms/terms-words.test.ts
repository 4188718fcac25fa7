// The duration of a contract.
import { expect, test } from 'vitest';
import { wholeMonths } from './terms-words.ts';

test('both days count: seven years end on the day before', () => {
  expect(wholeMonths('2027-01-01', '2033-12-31')).toBe(84);
  expect(wholeMonths('2027-07-15', '2028-01-14')).toBe(6);
});

test('other spans are no whole months', () => {
  expect(wholeMonths('2027-01-01', '2027-01-15')).toBeUndefined();
  expect(wholeMonths('2027-01-01', '2026-12-31')).toBeUndefined();
});
