// Which records match filters whose values may be written in several ways.
import { expect, test } from 'vitest';
import { invoiceList } from '../invoices/invoice-filters.ts';
import { offerSearch } from '../offers/offer-filters.ts';
import { projectSearch } from '../projects/project-filters.ts';
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

test('[SRCH-60] a project matches by its phase, its pricing type and the day on which delivery starts', () => {
  const project = {
    current_project_status: 'UNDER_CONSTRUCTION',
    pricing_type: 'FIXED_PRICING',
    starts_on: '2027-07-01',
  };
  const found = (filters: Record<string, unknown>) =>
    matchesFilters(projectSearch, filters, project, { isAdmin: false });
  expect(found({ currentProjectStatus: ['UNDER_LICENSING', 'UNDER_CONSTRUCTION'] })).toBe(true);
  expect(found({ currentProjectStatus: ['UNDER_LICENSING'] })).toBe(false);
  expect(found({ pricingType: ['FIXED_PRICING'], startDateStart: '2027-07-01', startDateEnd: '2027-07-01' })).toBe(
    true,
  );
  expect(found({ pricingType: ['HYBRID_PRICING'], startDateStart: '2027-07-01' })).toBe(false);
  expect(found({ pricingType: ['FIXED_PRICING'], startDateStart: '2027-07-02' })).toBe(false);
});

test('[SRCH-61] an offer matches by its pricing type and by when delivery starts; one that tells neither by none', () => {
  const found = (filters: Record<string, unknown>, offer: Record<string, unknown>) =>
    matchesFilters(offerSearch, filters, offer, { isAdmin: false });
  const soon = { pricing_type: 'VARIABLE_PRICING', delivery_start: 'SIX_MONTHS' };
  expect(found({ startDate: ['IMMEDIATELY', 'SIX_MONTHS'], pricingType: ['VARIABLE_PRICING'] }, soon)).toBe(true);
  expect(found({ startDate: ['ONE_YEAR'] }, soon)).toBe(false);
  for (const filters of [{ startDate: ['SIX_MONTHS'] }, { pricingType: ['FIXED_PRICING'] }])
    expect(found(filters, { pricing_type: null, delivery_start: null })).toBe(false);
});
