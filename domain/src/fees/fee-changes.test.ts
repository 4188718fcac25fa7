import { expect, test } from 'vitest';
import { feeChangesOf } from './fee-changes.ts';

const fee = { feeType: 'REGISTRATION', amount: 1000, taxRate: 23, paymentDeadlineDays: 30, periodicity: 'MONTHLY' };

test('[FEE-58] only what differs is told, figure by figure', () => {
  const changes = feeChangesOf([
    { fieldName: 'iban', oldValue: null, newValue: 'PT50' },
    { fieldName: 'fees', oldValue: [fee], newValue: [{ ...fee, amount: 1200, paymentDeadlineDays: 60 }] },
    { fieldName: 'other', oldValue: 1, newValue: 2 },
  ]);
  expect(changes).toEqual([
    { field: 'iban', feeType: null, from: null, to: 'PT50' },
    { field: 'amount', feeType: 'REGISTRATION', from: 1000, to: 1200 },
    { field: 'paymentDeadlineDays', feeType: 'REGISTRATION', from: 30, to: 60 },
  ]);
});

test('[FEE-58] the first configuration comes from nothing', () => {
  const unset = { feeType: 'REGISTRATION', amount: null, taxRate: null, paymentDeadlineDays: null, periodicity: null };
  const changes = feeChangesOf([{ fieldName: 'fees', oldValue: [unset], newValue: [fee] }]);
  expect(changes).toHaveLength(4);
  expect(changes[0]).toEqual({ field: 'amount', feeType: 'REGISTRATION', from: null, to: 1000 });
});
