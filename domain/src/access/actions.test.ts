// The action tables as a whole: who may do what to which record in which status.
import { describe, expect, test } from 'vitest';
import { energyContractActions, energyContractStatuses } from '../energy-contracts/energy-contract-status.ts';
import { invoiceStatuses } from '../invoices/invoice-filters.ts';
import { invoiceActions } from '../invoices/invoice-status.ts';
import { legalEntityActions, legalEntityStatuses } from '../legal-entities/legal-entity-status.ts';
import { mailActions, mailStatuses } from '../mails/mail-status.ts';
import { negotiationActions, negotiationStatuses } from '../negotiations/negotiation-status.ts';
import { offerActions, offerStatuses } from '../offers/offer-status.ts';
import { projectActions, projectStatuses } from '../projects/project-status.ts';
import { supportActions, supportStatuses } from '../support/support-status.ts';
import { userStatuses } from '../users/user-filters.ts';
import { userActions } from '../users/user-status.ts';
import { webhookActions } from '../webhooks/webhook-status.ts';
import { type ActionTable, allowedActions, entitiesThatMay, rulesFor, rulesOf } from './actions.ts';
import type { Actor, EntityRole } from './roles.ts';

const tables: Record<string, [ActionTable, readonly string[]]> = {
  'legal entity': [legalEntityActions, legalEntityStatuses],
  project: [projectActions, projectStatuses],
  offer: [offerActions, offerStatuses],
  'energy contract': [energyContractActions, energyContractStatuses],
  negotiation: [negotiationActions, negotiationStatuses],
  invoice: [invoiceActions, invoiceStatuses],
  user: [userActions, userStatuses],
  'request for support': [supportActions, supportStatuses],
  mail: [mailActions, mailStatuses],
  webhook: [webhookActions, legalEntityStatuses],
};

const person = (roles: Actor['roles'], isAdmin = false): Actor => ({ id: 'u', isAdmin, roles });
const admin = person([], true);
const stranger = person([]);
const member = (role: EntityRole, approved = true) => person([{ legalEntityId: 'own', role, approved }]);
const trader = (role: EntityRole, approved = true) => person([{ legalEntityId: 'other', role, approved }]);

const may = (table: ActionTable, actor: Actor, status: string) =>
  allowedActions(table, actor, { status, ownerIds: ['own'] });

describe.each(Object.entries(tables))('%s', (_name, [table, statuses]) => {
  test('every rule names statuses that exist', () => {
    for (const rule of Object.values(table).flatMap(rulesOf)) {
      for (const status of [...rule.from, ...(rule.to ? [rule.to] : [])]) expect(statuses).toContain(status);
    }
  });
  test('[PERM-05] a role may do all that a lower one may', () => {
    const roles: EntityRole[] = ['view', 'registry', 'contracting', 'manage'];
    for (const status of statuses) {
      for (const [index, role] of roles.slice(1).entries())
        expect(may(table, member(role), status)).toEqual(
          expect.arrayContaining(may(table, member(roles[index] ?? 'view'), status)),
        );
    }
  });
  test('a stranger may do nothing', () => {
    for (const status of statuses) expect(may(table, stranger, status)).toEqual([]);
  });
});

describe('legal entities', () => {
  test('[ENT-65, ENT-66] edit and delete need MANAGE', () => {
    expect(may(legalEntityActions, member('manage'), 'approved')).toEqual([
      'edit',
      'delete',
      'integrate',
      'createApiKey',
    ]);
    expect(may(legalEntityActions, member('contracting'), 'approved')).toEqual([]);
    expect(may(legalEntityActions, trader('manage'), 'approved')).toEqual([]);
  });
  test('[ENT-64, ENT-67] no edit and no deletion while pending, but for the administrator', () => {
    expect(may(legalEntityActions, member('manage'), 'pending_validation')).toEqual(['integrate']);
    expect(may(legalEntityActions, admin, 'pending_validation')).toContain('delete');
  });
  test('[PERM-13] a role in an entity that is not approved still edits that entity', () => {
    expect(may(legalEntityActions, member('manage', false), 'rejected')).toContain('edit');
  });
});

describe.each([
  ['projects [PRJ-29, PRJ-30, PRJ-31, PRJ-32]', projectActions, ['chooseProfile']],
  ['offers [OFR-34, OFR-35, OFR-36, OFR-38]', offerActions, []],
])('%s', (_name, table, further) => {
  const ofOwner = (status: string) =>
    may(table, member('contracting'), status).filter((act) => !further.some((one) => one === act));
  test('CONTRACTING of the owner edits, publishes, deletes; lower roles do not', () => {
    expect(ofOwner('approved').toSorted()).toEqual(['copy', 'delete', 'edit', 'publish']);
    expect(may(table, member('registry'), 'approved')).toEqual([]);
  });
  test('a pending one is deleted and published, not edited', () => {
    expect(ofOwner('pending_validation').toSorted()).toEqual(['copy', 'delete', 'publish']);
  });
  test('[NEG-02, NEG-12] others negotiate when approved, with CONTRACTING in an approved entity', () => {
    expect(may(table, trader('contracting'), 'approved')).toEqual(['negotiate']);
    expect(may(table, trader('registry'), 'approved')).toEqual([]);
    expect(may(table, trader('contracting', false), 'approved')).toEqual([]);
    expect(may(table, trader('contracting'), 'pending_validation')).toEqual([]);
    expect(may(table, member('manage'), 'approved')).not.toContain('negotiate');
  });
  test('an administrator decides and deletes, but neither edits nor publishes', () => {
    const acts = may(table, admin, 'pending_validation');
    expect(acts).toEqual(expect.arrayContaining(['approve', 'reject', 'delete', 'setStatus', 'viewViewers']));
    for (const act of ['edit', 'publish', 'negotiate']) expect(acts).not.toContain(act);
  });
  test('a deleted one is only looked at', () => {
    expect(may(table, member('manage'), 'deleted')).toEqual([]);
    expect(may(table, admin, 'deleted')).toEqual(['viewViewers']);
  });
});

test('[PRJ-38] a closed project is left to the administrator, who may delete it', () => {
  const acts = may(projectActions, member('manage'), 'closed');
  for (const act of ['edit', 'publish', 'delete', 'negotiate']) expect(acts).not.toContain(act);
  expect(may(projectActions, admin, 'closed')).toContain('delete');
});
test('[PRJ-61, OFR-59] CONTRACTING of its owner duplicates it in any status, while that company is approved', () => {
  expect(may(projectActions, member('contracting'), 'closed')).toEqual(['copy', 'chooseProfile']);
  for (const [table, statuses] of [
    [projectActions, projectStatuses],
    [offerActions, offerStatuses],
  ] as const)
    for (const status of statuses) {
      expect(may(table, member('contracting'), status).includes('copy')).toBe(status !== 'deleted');
      for (const actor of [member('registry'), member('manage', false), trader('manage'), admin, stranger])
        expect(may(table, actor, status)).not.toContain('copy');
    }
});
test('[PRJ-25] a fraction is negotiated and edited like an approved project', () => {
  expect(may(projectActions, trader('contracting'), 'fractioned')).toEqual(['negotiate']);
  expect(may(projectActions, member('contracting'), 'fractioned')).toEqual([
    'edit',
    'delete',
    'copy',
    'publish',
    'chooseProfile',
  ]);
});
test('[SIM-06, ALL-07] CONTRACTING of its owner chooses the profile of a project, whatever its review says', () => {
  for (const status of projectStatuses) {
    expect(may(projectActions, member('contracting'), status).includes('chooseProfile')).toBe(status !== 'deleted');
    for (const actor of [member('registry'), trader('manage'), admin, stranger])
      expect(may(projectActions, actor, status)).not.toContain('chooseProfile');
  }
});

test('what a person may correct lies where their role in a company allows it in that status', () => {
  const actor = person(
    [
      { legalEntityId: 'a', role: 'contracting', approved: true },
      { legalEntityId: 'b', role: 'manage', approved: false },
      { legalEntityId: 'c', role: 'view', approved: true },
    ],
    true,
  );
  expect(entitiesThatMay(actor, projectActions.edit, 'rejected')).toEqual(['a', 'b']);
  expect(entitiesThatMay(actor, legalEntityActions.edit, 'rejected')).toEqual(['b']);
  expect(entitiesThatMay(actor, projectActions.edit, 'pending_validation')).toEqual([]);
});

test.each([
  ['legal entity', legalEntityActions],
  ['project', projectActions],
  ['offer', offerActions],
  ['energy contract', energyContractActions],
])('[ADM-38, ADM-41] administrators delete a %s, but never edit it', (_, table) => {
  for (const status of ['pending_validation', 'approved', 'rejected']) {
    expect(may(table, admin, status)).toContain('delete');
    expect(may(table, admin, status)).not.toContain('edit');
  }
});

describe('reviews', () => {
  const decisions = (table: ActionTable, status: string) =>
    may(table, admin, status).filter((act) => act === 'approve' || act === 'reject');
  test.each([legalEntityActions, projectActions, offerActions, energyContractActions])('repeat nothing', (table) => {
    expect(decisions(table, 'pending_validation')).toEqual(['approve', 'reject']);
    expect(decisions(table, 'approved')).toEqual(['reject']);
    expect(decisions(table, 'rejected')).toEqual(['approve']);
  });
  test('an active or terminated contract is neither approved nor rejected', () => {
    expect(decisions(energyContractActions, 'active')).toEqual([]);
    expect(decisions(energyContractActions, 'terminated')).toEqual([]);
  });
});

describe('energy contracts', () => {
  test('CONTRACTING of the first party edits and terminates; a terminated one is closed to edits', () => {
    expect(may(energyContractActions, member('contracting'), 'active')).toEqual([
      'edit',
      'terminate',
      'viewHistory',
      'viewInvoices',
    ]);
    expect(may(energyContractActions, member('registry'), 'active')).toEqual([]);
    expect(may(energyContractActions, member('contracting'), 'terminated')).toEqual(['viewHistory', 'viewInvoices']);
    expect(may(energyContractActions, member('contracting'), 'pending_validation')).not.toContain('terminate');
  });
  test('while an amendment waits or was rejected, CONTRACTING takes it back, or terminates with it', () => {
    const amended = (actor: Actor, status: string, isAmended = true) =>
      allowedActions(energyContractActions, actor, { status, ownerIds: ['own'], isAmended });
    const acts = ['edit', 'takeBackAmendment', 'terminate', 'viewHistory', 'viewInvoices'];
    for (const status of ['pending_validation', 'rejected']) {
      expect(amended(member('contracting'), status)).toEqual(acts);
      expect(amended(member('contracting'), status, false)).toEqual(['edit', 'viewHistory', 'viewInvoices']);
      expect(amended(member('registry'), status)).toEqual([]);
      expect(amended(admin, status)).not.toContain('takeBackAmendment');
    }
    for (const status of ['approved', 'active'])
      expect(amended(member('contracting'), status)).not.toContain('takeBackAmendment');
    expect(amended(member('contracting'), 'terminated')).toEqual(['viewHistory', 'viewInvoices']);
  });
  test('only an administrator deletes', () => {
    expect(may(energyContractActions, member('manage'), 'approved')).not.toContain('delete');
    expect(may(energyContractActions, admin, 'approved')).toContain('delete');
  });
});

describe('negotiations', () => {
  test('[NEG-04, NEG-05, NEG-13] CONTRACTING of either side writes and cancels until it has ended', () => {
    expect(may(negotiationActions, member('contracting'), 'AVAILABLE')).toEqual(['write', 'cancel', 'mute']);
    expect(may(negotiationActions, member('contracting'), 'ONGOING')).toEqual([
      'write',
      'draft',
      'accept',
      'register',
      'cancel',
      'mute',
    ]);
    for (const status of ['CLOSED', 'CANCELLED'])
      expect(may(negotiationActions, member('manage'), status)).toEqual(['mute']);
    expect(may(negotiationActions, member('view'), 'ONGOING')).toEqual(['mute']);
    expect(may(negotiationActions, admin, 'ONGOING')).toEqual([]);
  });
});

test('an administrator answers, closes and reopens requests for support, and retries or gives up mails', () => {
  expect(Object.fromEntries(supportStatuses.map((status) => [status, may(supportActions, admin, status)]))).toEqual({
    open: ['answer', 'close'],
    answered: ['answer', 'close'],
    closed: ['answer', 'reopen'],
  });
  expect(Object.values(supportActions).map(({ to }) => to)).toEqual(['answered', 'closed', 'open']);
  expect(mailStatuses.map((status) => may(mailActions, admin, status))).toEqual([
    ['giveUp'],
    ['retry', 'giveUp'],
    [],
    [],
  ]);
  expect(Object.values(mailActions).map(({ to }) => to)).toEqual(['queued', 'given_up']);
});

test('MANAGE of an approved company keeps its webhooks; of another one only deletes them', () => {
  const acts = ['create', 'edit', 'test', 'rotateSecret', 'replay', 'delete'];
  expect(may(webhookActions, member('manage'), 'approved')).toEqual(acts);
  for (const status of ['pending_validation', 'rejected'])
    expect(may(webhookActions, member('manage'), status)).toEqual(['delete']);
  for (const actor of [member('contracting'), trader('manage'), admin])
    expect(may(webhookActions, actor, 'approved')).toEqual([]);
});

test('[AUTH-43, AUTH-45, AUTH-46] users are disabled, enabled and restored from one status each', () => {
  expect(userStatuses.map((status) => may(userActions, admin, status))).toEqual([
    ['disable', 'resetSecondFactor'],
    ['enable', 'resetSecondFactor'],
    ['restore', 'remove'],
    [],
  ]);
});

test('a rule that names nobody of the actor is no right, whatever the status', () => {
  expect(rulesFor(legalEntityActions.edit, member('view'), { status: 'approved', ownerIds: ['own'] })).toEqual([]);
  expect(
    rulesFor(legalEntityActions.edit, member('manage'), { status: 'pending_validation', ownerIds: ['own'] }),
  ).toHaveLength(1);
});
