// The duration of a contract, and what its signature date is told.
import { expect, test } from 'vitest';
import { signatureHelp, wholeMonths } from './terms-words.ts';

test('both days count: seven years end on the day before', () => {
  expect(wholeMonths('2027-01-01', '2033-12-31')).toBe(84);
  expect(wholeMonths('2027-07-15', '2028-01-14')).toBe(6);
});

test('other spans are no whole months', () => {
  expect(wholeMonths('2027-01-01', '2027-01-15')).toBeUndefined();
  expect(wholeMonths('2027-01-01', '2026-12-31')).toBeUndefined();
});

const noon = new Date('2026-11-23T12:00:00Z');

test('a planned signature that lies in the past is pointed out, today is not', () => {
  expect(signatureHelp('2026-11-22', false, noon)).toBe('signature_planned_past');
  expect(signatureHelp('2026-11-23', false, noon)).toBe('signature_planned');
  expect(signatureHelp(null, false, noon)).toBe('signature_planned');
});

test('a signature on paper that lies in the future is pointed out, today is not', () => {
  expect(signatureHelp('2026-11-24', true, noon)).toBe('signature_future');
  expect(signatureHelp('2026-11-23', true, noon)).toBe('signature');
  expect(signatureHelp(null, true, noon)).toBe('signature');
});
