import { termYears } from '@wattpact/domain/terms/term-years';
import { expect, test } from 'vitest';
import { publicationOf } from './item-words.ts';

test('a delivery from one January to a December is told in whole years', () => {
  expect(termYears('2027-01-01', '2036-12-31')).toBe(10);
  expect(termYears('2027-07-01', '2037-06-30')).toBe(10);
  expect(termYears('2027-01-01', '2027-01-01')).toBe(0);
});

test('[OFR-29] publication that is wanted holds only once the record is approved', () => {
  const of = (status: string, isPublishedInMarketplace: boolean) => publicationOf({ status, isPublishedInMarketplace });
  expect(of('pending_validation', true)).toBe('wanted');
  expect(of('rejected', true)).toBe('wanted');
  expect(of('approved', true)).toBe('published');
  expect(of('fractioned', true)).toBe('published');
  expect(of('approved', false)).toBe('not_published');
});
