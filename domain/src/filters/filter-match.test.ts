// Which records match filters whose values may be written in several ways.
import { expect, test } from 'vitest';
import { invoiceList } from '../invoices/invoice-filters.ts';
import { offerSearch } from '../offers/offer-filters.ts';
import { matchesFilters } from './filter-match.ts';

const passes = (filters: Record<string, unknown>, issued_date: string) =>
  matchesFilters(invoiceList, filters, { issued_date }, { isAdmin: false });

test('a date is compared by the day in Portugal, bare days and instants alike', () => {
  expect(passes({ issueDateStart: '2026-07-01', issueDateEnd: '2026-07-02' }, '2026-07-02')).toBe(true);
  expect(passes({ issueDateStart: '2026-07-03' }, '2026-07-02')).toBe(false);
  expect(passes({ issueDateEnd: '2026-07-01' }, '2026-07-02')).toBe(false);
  expect(passes({ issueDateStart: '2026-07-01T23:30:00.000Z' }, '2026-07-01')).toBe(false);
  expect(passes({ issueDateStart: '2026-07-01T23:30:00.000Z' }, '2026-07-02')).toBe(true);
  expect(passes({ issueDateEnd: '2026-07-01T23:30:00.000Z' }, '2026-07-02')).toBe(true);
});

test('two names of one bound are one range, of which the narrower counts', () => {
  const lasts = (filters: Record<string, unknown>) =>
    matchesFilters(offerSearch, filters, { contract_duration: 'BETWEEN_10_AND_15_YEARS' }, { isAdmin: false });
  expect(lasts({ startTermLength: 3, minTermLength: 12 })).toBe(true);
  expect(lasts({ startTermLength: 16, minTermLength: 12 })).toBe(false);
  expect(lasts({ endTermLength: 10, minTermLength: 10 })).toBe(true);
  expect(lasts({ endTermLength: 10, minTermLength: 12 })).toBe(false);
});
