import { expect, test } from 'vitest';
import { stagesOf } from './stages.ts';

const invoice = { issuedDate: '2026-11-18', dueDate: '2026-12-18', paymentStatus: null } as const;
const states = (given: Parameters<typeof stagesOf>[0]) => stagesOf(given).map(({ state }) => state);

test('an unpaid invoice waits for its payment, an overdue one is late', () => {
  expect(states({ ...invoice, status: 'pending' })).toEqual(['done', 'waiting', 'next', 'next']);
  expect(states({ ...invoice, status: 'overdue' })).toEqual(['done', 'late', 'next', 'next']);
});

test('a confirmation waits for the administrator; a rejected one is to be sent again', () => {
  expect(states({ ...invoice, status: 'pending', paymentStatus: 'pending' })).toEqual([
    'done',
    'done',
    'done',
    'waiting',
  ]);
  expect(stagesOf({ ...invoice, status: 'pending', paymentStatus: 'rejected' })[2]).toMatchObject({ note: 'rejected' });
});

test('[FEE-54] a bank statement stands in place of the confirmation', () => {
  const paid = { ...invoice, status: 'paid', paymentStatus: 'confirmed', paymentConfirmationFile: null } as const;
  expect(stagesOf(paid)[2]).toMatchObject({ state: 'done', note: 'statement' });
});

test('what is paid is done, what is cancelled has stopped', () => {
  expect(states({ ...invoice, status: 'paid', paymentStatus: 'confirmed' })).toEqual(Array(4).fill('done'));
  expect(states({ ...invoice, status: 'cancelled' })).toEqual(['done', 'stopped', 'stopped', 'stopped']);
});
