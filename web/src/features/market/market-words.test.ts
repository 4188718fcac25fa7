import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { projectList } from '@wattpact/domain/projects/project-filters';
import { termYears } from '@wattpact/domain/terms/term-years';
import { expect, test } from 'vitest';
import { arranged } from './arrange-filters.ts';
import { publicationOf } from './item-words.ts';

test('a delivery from one January to a December is told in whole years', () => {
  expect(termYears('2027-01-01', '2036-12-31')).toBe(10);
  expect(termYears('2027-07-01', '2037-06-30')).toBe(10);
  expect(termYears('2027-01-01', '2027-01-01')).toBe(0);
});

test('the bar shows the named filters in their order, after the search', () => {
  const { filters: declared, sorts } = arranged(projectList, { bar: ['status', 'technologies'], placeholderKey: 'x' });
  const filters: readonly FilterDeclaration[] = declared;
  const shown = filters.filter(({ primary }) => primary).map(({ name }) => name);
  expect(shown.filter((name) => name !== 'searchQuery')).toEqual(['status', 'technologies']);
  expect(filters.find(({ name }) => name === 'searchQuery')).toMatchObject({ primary: true, placeholderKey: 'x' });
  expect(filters.length).toBe(projectList.filters.length);
  expect(sorts).toBe(projectList.sorts);
});

test('[OFR-29] publication that is wanted holds only once the record is approved', () => {
  const of = (status: string, isPublishedInMarketplace: boolean) => publicationOf({ status, isPublishedInMarketplace });
  expect(of('pending_validation', true)).toBe('wanted');
  expect(of('rejected', true)).toBe('wanted');
  expect(of('approved', true)).toBe('published');
  expect(of('fractioned', true)).toBe('published');
  expect(of('approved', false)).toBe('not_published');
});
