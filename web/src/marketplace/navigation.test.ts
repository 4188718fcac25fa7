// Which links the sidebar has for whom.
import { expect, test } from 'vitest';
import { holdsRole, type Roles } from '../platform/session/session.ts';
import { navigationOf } from './navigation.ts';

const rolesOf = (map: Parameters<typeof holdsRole>[0], hasApprovedEntity: boolean): Roles => ({
  ...{ hasApprovedEntity, isLoading: false, retry: undefined, error: undefined },
  holds: (role, ids) => holdsRole(map, role, ids),
});
const key = ((name: string) => name.replace('navigation.', '')) as Parameters<typeof navigationOf>[0];
const linksFor = (roles: Roles) =>
  navigationOf(key, roles, '/pt').map(({ label, links }) => [label, links.map((link) => link.label)]);

const market = ['market', ['market_projects', 'market_offers', 'prices', 'simulator', 'negotiations']];
const register = ['register', ['contract_database', 'register_contract']];
const mine = (...more: string[]) => ['mine', ['projects', 'offers', 'contracts', ...more, 'entities']];

test('[UI-18, UI-21] everyone has the lists of their own, any role in an approved company opens the market', () => {
  expect(linksFor(rolesOf({}, false))).toEqual([mine()]);
  expect(linksFor(rolesOf({ VIEW: ['a'] }, false))).toEqual([mine()]);
  expect(linksFor(rolesOf({ VIEW: ['a'] }, true))).toEqual([market, mine(), register]);
});

test.each(['CONTRACTING', 'MANAGE'] as const)('[UI-21] %s opens the invoices', (role) => {
  expect(linksFor(rolesOf({ [role]: ['a'] }, true))).toEqual([market, mine('invoices'), register]);
  expect(linksFor(rolesOf({ [role]: ['a'] }, false))).toEqual([mine('invoices')]);
});
