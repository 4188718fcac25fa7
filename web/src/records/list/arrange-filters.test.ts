import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { projectList } from '@wattpact/domain/projects/project-filters';
import { expect, test } from 'vitest';
import { arranged } from './arrange-filters.ts';

test('the bar shows the named filters in their order, after the search', () => {
  const { filters: declared, sorts } = arranged(projectList, { bar: ['status', 'technologies'], placeholderKey: 'x' });
  const filters: readonly FilterDeclaration[] = declared;
  const shown = filters.filter(({ primary }) => primary).map(({ name }) => name);
  expect(shown.filter((name) => name !== 'searchQuery')).toEqual(['status', 'technologies']);
  expect(filters.find(({ name }) => name === 'searchQuery')).toMatchObject({ primary: true, placeholderKey: 'x' });
  expect(filters.length).toBe(projectList.filters.length);
  expect(sorts).toBe(projectList.sorts);
});
