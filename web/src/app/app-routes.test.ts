// Every address of the two apps that the requirements name leads to its page.
import { QueryClient } from '@tanstack/react-query';
import { recordKinds } from '@wattpact/domain/records/kinds';
import { expect, test } from 'vitest';
import { createAdminRouter } from '../admin/router.tsx';
import { createMarketplaceRouter } from '../marketplace/router.tsx';
import { paths } from '../platform/address/paths.ts';

const context = { queryClient: new QueryClient() };
const marketplace = createMarketplaceRouter(context, '/');
const admin = createAdminRouter(context, '/');

/** The path of the page that an address opens, behind the language: `projects/$id`. */
const pageAt = (router: typeof marketplace, address: string): string | undefined =>
  router
    .getMatchedRoutes(`/pt/${address}`)[0]
    .at(-1)
    ?.fullPath.replace(/^\/\$lang\/?/, '');

const ofAdministrators = [
  ...['', 'users', 'invoices', 'invoices/1', 'legal-entities', 'legal-entities/1', 'energy-contracts'],
  ...['energy-contracts/1', 'projects', 'projects/1', 'offers', 'offers/1'],
];
const named = (address: string) => address.replace(/(?<=\/)1(?=\/|$)/, '$$id').replace(/\/2$/, '/$$templateId');

// By requirement: the addresses of pages, with `1` and `2` for ids.
test.each([
  ['[GEN-38] the profile', ['settings/profile']],
  ['[GEN-39] privacy', ['settings/privacy']],
  [
    '[GEN-40] contracts',
    [
      ...['energy-contracts/my-contracts', 'energy-contracts/database', 'energy-contracts/1'],
      ...['energy-contracts/register', 'energy-contracts/1/edit', 'energy-contracts/saved-search'],
    ],
  ],
  [
    '[GEN-41] projects',
    [
      ...['projects/my-projects', 'projects/new-project', 'projects/1', 'projects/1/edit'],
      ...['marketplace/projects', 'marketplace/projects/saved-search'],
    ],
  ],
  [
    '[GEN-42] offers',
    [
      ...['offers/my-offers', 'offers/new-offer', 'offers/1', 'offers/1/edit'],
      ...['marketplace/offers', 'marketplace/offers/saved-search'],
    ],
  ],
  ['[GEN-43] companies', ['legal-entities/new-legal-entity', 'legal-entities/1', 'legal-entities/1/edit']],
  ['[GEN-44] invoices', ['invoices/my-invoices', 'invoices/1']],
  ['[GEN-46] negotiations', ['marketplace/negotiations']],
  [
    '[GEN-48] contract templates',
    ['negotiations/1/contract-templates/2', 'negotiations/1/contract-templates/new-contract'],
  ],
] as [string, string[]][])('%s', (_, addresses) => {
  expect(addresses.map((address) => pageAt(marketplace, address))).toEqual(addresses.map(named));
});

test('[GEN-36] the home page opens with one of five tabs', () => {
  const tabs = Object.values(recordKinds).flatMap((kind) => ('homeTab' in kind ? [kind.homeTab] : []));
  const known = ['contracts', 'invoices', 'legalEntity', 'offers', 'projects'] as const;
  expect(tabs.toSorted()).toEqual(known);
  for (const tab of known) expect(paths.home(tab)).toBe(`/pt?tab=${tab}`);
  expect(pageAt(marketplace, '')).toBe('');
});

test('[UI-48] the list of companies of their owners is a tab of the home page', () => {
  expect(paths.ownList('legal_entity')).toBe('/pt?tab=legalEntity');
});

test('[GEN-50] the pages of administrators', () => {
  expect(ofAdministrators.map((address) => pageAt(admin, address))).toEqual(ofAdministrators.map(named));
});

test('[GEN-51] no fixed segment is taken for an id', () => {
  const paths = Object.values(marketplace.routesById as object).map(({ fullPath }: { fullPath: string }) => fullPath);
  const fixed = paths.filter((path) => path !== '/' && !/\$(?!lang)/.test(path.slice(1)));
  expect(fixed.length).toBeGreaterThan(20);
  for (const path of fixed)
    expect(pageAt(marketplace, path.replace('/$lang', '').slice(1))).toBe(path.replace(/^\/\$lang\/?/, ''));
  expect(pageAt(marketplace, 'energy-contracts/anything-else')).toBe('energy-contracts/$id');
});
