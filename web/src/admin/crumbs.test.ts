import { expect, test } from 'vitest';
import { adminCrumbsOf } from './crumbs.ts';

const labels = (path: string, name?: string) => adminCrumbsOf(path, (key) => key, name).map(({ label }) => label);

test('[UI-14] the root is the dashboard', () => {
  expect(labels('/pt')).toEqual(['navigation.dashboard']);
  expect(labels('/pt/projects/1', 'Areosa')).toEqual(['navigation.dashboard', 'navigation.projects', 'Areosa']);
});

test('a page below a list that is no record has a name of its own', () => {
  expect(labels('/pt/energy-contracts/database').slice(1)).toEqual([
    'navigation.contracts',
    'navigation.contract_database',
  ]);
});

test('an address that leads nowhere, and the settings, say so', () => {
  expect(labels('/pt/nowhere', 'Not found')).toEqual(['navigation.dashboard', 'Not found']);
  expect(labels('/pt/settings/profile').slice(1)).toEqual(['crumbs.user_profile']);
  expect(labels('/pt/settings/security').slice(1)).toEqual(['crumbs.user_profile', 'crumbs.settings.security']);
});
