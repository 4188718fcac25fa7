import { expect, test } from 'vitest';
import { tabOf } from './query-tab.ts';

test('[GEN-37] an absent or unknown tab is the first', () => {
  const tabs = [{ value: 'projects' }, { value: 'offers' }];
  expect(tabOf(tabs, 'offers')).toBe('offers');
  expect(tabOf(tabs, undefined)).toBe('projects');
  expect(tabOf(tabs, 'x')).toBe('projects');
});
