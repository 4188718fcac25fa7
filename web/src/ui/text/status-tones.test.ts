import { paymentStatuses } from '@wattpact/domain/invoices/invoice';
import { invoiceStatuses } from '@wattpact/domain/invoices/invoice-filters';
import { userStatuses } from '@wattpact/domain/users/user-filters';
import { expect, test } from 'vitest';
import { toneOf } from './status-tones.ts';

test.each([
  ['[UI-53] yellow', 'yellow', ['pending', 'pending_validation', 'edited', 'user_soft_deleted']],
  ['[CON-107] an older word', 'yellow', ['edit']],
  ['[UI-54] green', 'green', ['approved', 'active', 'paid', 'confirmed', 'available', 'AVAILABLE']],
  ['[UI-55] red', 'red', ['rejected', 'deleted', 'overdue', 'not_published', 'terminated', 'user_deleted']],
  ['[UI-56] grey', 'grey', ['cancelled', 'CANCELLED']],
  ['[UI-57] blue', 'blue', ['inactive', 'created']],
  ['[UI-59] closed, as of a negotiation', 'grey', ['closed', 'CLOSED']],
  ['[UI-59] what goes on', 'blue', ['fractioned']],
  ['[UI-59] what is done', 'green', ['published', 'payment_done']],
  ['[UI-59] what waits', 'yellow', ['waiting_payment']],
  ['[UI-59] what is missing', 'red', ['payment_missing']],
] as const)('%s', (_, tone, statuses) => {
  expect(statuses.map(toneOf)).toEqual(statuses.map(() => tone));
});

const tonesOf = (statuses: readonly string[]) => Object.fromEntries(statuses.map((status) => [status, toneOf(status)]));

test('[FEE-07] each status of an invoice has its colour', () => {
  expect(tonesOf(invoiceStatuses)).toEqual({ pending: 'yellow', paid: 'green', overdue: 'red', cancelled: 'grey' });
});

test('[FEE-08] each status of a payment has its colour', () => {
  expect(tonesOf(paymentStatuses)).toEqual({ pending: 'yellow', confirmed: 'green', rejected: 'red' });
});

test('[AUTH-57] each status of a user has its colour', () => {
  expect(tonesOf(userStatuses)).toEqual({
    active: 'green',
    inactive: 'blue',
    user_soft_deleted: 'yellow',
    user_deleted: 'red',
  });
});
