// Roles include those below them; a role in an entity that is not approved opens that entity alone.
import { describe, expect, test } from 'vitest';
import {
  type Actor,
  approvedEntitiesWith,
  type EntityRole,
  entitiesWith,
  entityRoles,
  holds,
  holdsApproved,
  roleMap,
} from './roles.ts';

const actor = (...roles: [string, EntityRole, boolean?][]): Actor => ({
  id: 'u',
  isAdmin: false,
  roles: roles.map(([legalEntityId, role, approved = true]) => ({ legalEntityId, role, approved })),
});

describe('[PERM-05] roles are cumulative', () => {
  test.each([
    ['view', ['view']],
    ['registry', ['view', 'registry']],
    ['contracting', ['view', 'registry', 'contracting']],
    ['manage', ['view', 'registry', 'contracting', 'manage']],
  ] as const)('%s includes %j', (held, included) => {
    expect(entityRoles.filter((role) => holds(actor(['a', held]), role))).toEqual(included);
  });
});

test('[PERM-02, PERM-14] any of the given entities will do', () => {
  const both = actor(['a', 'view'], ['b', 'contracting']);
  expect(holds(both, 'contracting', ['a', 'b'])).toBe(true);
  expect(holds(both, 'contracting', ['a'])).toBe(false);
  expect(holds(both, 'view', ['c'])).toBe(false);
  expect(holds(both, 'view', [])).toBe(false);
});

test('[PERM-03] without entities, any entity will do', () => {
  expect(holds(actor(['a', 'manage']), 'contracting')).toBe(true);
  expect(holds(actor(), 'view')).toBe(false);
});

test('[PERM-13] a role in an unapproved entity does not count in the market', () => {
  const waiting = actor(['a', 'manage', false], ['b', 'view', true]);
  expect(holds(waiting, 'manage', ['a'])).toBe(true);
  expect(holdsApproved(waiting, 'manage')).toBe(false);
  expect(holdsApproved(waiting, 'view', ['a'])).toBe(false);
  expect(holdsApproved(waiting, 'view', ['b'])).toBe(true);
  expect(entitiesWith(waiting, 'contracting')).toEqual(['a']);
  expect(approvedEntitiesWith(waiting, 'view')).toEqual(['b']);
});

test('[PERM-01, PERM-04, PERM-06] the map lists an entity under the held role and all it includes', () => {
  expect(roleMap(actor(['a', 'contracting'], ['b', 'view']))).toEqual({
    VIEW: ['a', 'b'],
    REGISTRY: ['a'],
    CONTRACTING: ['a'],
    MANAGE: [],
  });
});
