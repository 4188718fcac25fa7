import { expect, test } from 'vitest';
import { crumbsOf } from './crumbs.ts';

const labels = (path: string, name?: string, foreign?: boolean) =>
  crumbsOf(path, (key) => key.replace('crumbs.', ''), name, foreign).map(({ label }) => label);

test('[UI-03] the root is the personal area', () => {
  expect(labels('/pt')).toEqual(['personal_area']);
  expect(crumbsOf('/pt/offers/new-offer', (key) => key, undefined)[0]?.to).toBe('/pt');
});

test.each([
  ['[UI-04]', '/pt/offers/new-offer', 'new_offer'],
  ['[UI-05]', '/pt/legal-entities/new-legal-entity', 'new_legal_entity'],
  ['[UI-06]', '/pt/energy-contracts/register', 'register_contract'],
  ['[UI-07]', '/pt/projects/new-project', 'new_project'],
  ['[UI-10]', '/pt/marketplace/projects', 'market_projects'],
  ['[UI-11]', '/pt/marketplace/offers', 'market_offers'],
  ['[UI-12]', '/pt/marketplace/negotiations', 'negotiations'],
  ['[UI-13]', '/pt/settings/profile', 'user_profile'],
  ['[UI-16]', '/pt/projects/my-projects', 'my_projects'],
])('%s the crumb of %s', (_, path, label) => {
  expect(labels(path)).toEqual(['personal_area', label]);
});

test.each(['privacy', 'notifications', 'security'])('[UI-13] the settings page %s stands below the profile', (page) => {
  expect(labels(`/pt/settings/${page}`)).toEqual(['personal_area', 'user_profile', `settings.${page}`]);
});

test.each(['projects', 'offers', 'energy-contracts', 'legal-entities'])(
  '[UI-08] [UI-09] %s show their name, and edit',
  (type) => {
    expect(labels(`/en/${type}/42`, 'Name').at(-1)).toBe('Name');
    expect(labels(`/en/${type}/42/edit`, 'Name').slice(-2)).toEqual(['Name', 'edit']);
  },
);

test("a company's integrations stand below it", () => {
  expect(labels('/en/legal-entities/42/integrations', 'Name').slice(-2)).toEqual(['Name', 'integrations']);
  expect(labels('/en/legal-entities/42/integrations/7', 'ERP').slice(-2)).toEqual(['integrations', 'ERP']);
});

test("somebody else's project or offer stands below the market", () => {
  expect(labels('/pt/projects/42', 'Name', true)).toEqual(['personal_area', 'market_projects', 'Name']);
  expect(labels('/pt/offers/42', 'Name', true)).toEqual(['personal_area', 'market_offers', 'Name']);
  expect(labels('/pt/offers/42', 'Name', false)).toEqual(['personal_area', 'my_offers', 'Name']);
});

test('[UI-16] saved searches stand below their list', () => {
  expect(labels('/es/marketplace/offers/saved-search')).toEqual(['personal_area', 'market_offers', 'saved_searches']);
  expect(labels('/es/marketplace/offers/compare')).toEqual(['personal_area', 'market_offers', 'compare']);
});

test('[GEN-25] breadcrumbs ignore the language', () => {
  expect(labels('/en/projects/new-project')).toEqual(labels('/pt/projects/new-project'));
});

test('[NEG-41] [UI-16] the pages of versions have the crumb that they name themselves', () => {
  const versions = '/pt/negotiations/42/contract-templates';
  for (const page of ['new-contract', '43'])
    expect(labels(`${versions}/${page}`, 'Name')).toEqual(['personal_area', 'negotiations', 'Name']);
});

test('an open negotiation stands below its list', () => {
  expect(labels('/pt/marketplace/negotiations', 'Name')).toEqual(['personal_area', 'negotiations', 'Name']);
});

test('an address that leads nowhere says so, when the page has told it', () => {
  expect(labels('/pt/nowhere')).toEqual(['personal_area']);
  expect(labels('/pt/nowhere', 'Not found')).toEqual(['personal_area', 'Not found']);
});
