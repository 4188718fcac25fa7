// Who may do what to an invoice in which status, and to which status it leads.
import { expect, test } from 'vitest';
import { allowedActions } from '../access/actions.ts';
import type { Actor, EntityRole } from '../access/roles.ts';
import { invoiceStatuses } from './invoice-filters.ts';
import { invoiceActions } from './invoice-status.ts';

const person = (roles: Actor['roles'], isAdmin = false): Actor => ({ id: 'u', isAdmin, roles });
const of = (legalEntityId: string, role: EntityRole) => person([{ legalEntityId, role, approved: true }]);
const inEach = (actor: Actor) =>
  Object.fromEntries(
    invoiceStatuses.map((status) => [status, allowedActions(invoiceActions, actor, { status, ownerIds: ['own'] })]),
  );
const none = { pending: [], overdue: [], paid: [], cancelled: [] };

test('[FEE-38, FEE-44] an administrator verifies and cancels what is unpaid, and settles what is not', () => {
  const always = ['takeSettlementBack', 'uploadInvoiceFile'];
  expect(inEach(person([], true))).toEqual({
    pending: ['verify', 'cancel', ...always],
    overdue: ['verify', 'cancel', 'chargeLatePayment', ...always],
    paid: ['settleOverpayment', ...always],
    cancelled: ['settleOverpayment', ...always],
  });
});

test('[FEE-38] CONTRACTING of the invoiced company hands in confirmations and takes them back while it is unpaid', () => {
  const acts = ['uploadConfirmation', 'deleteConfirmation'];
  for (const role of ['contracting', 'manage'] as const)
    expect(inEach(of('own', role))).toEqual({ ...none, pending: acts, overdue: acts });
  expect(inEach(of('own', 'registry'))).toEqual(none);
  expect(inEach(of('other', 'manage'))).toEqual(none);
});

test('a verified one is paid, a cancelled one is cancelled, and nothing else changes its status', () => {
  const leads = Object.entries(invoiceActions).flatMap(([act, rule]) => ('to' in rule ? [[act, rule.to]] : []));
  expect(leads).toEqual([
    ['verify', 'paid'],
    ['cancel', 'cancelled'],
  ]);
});
