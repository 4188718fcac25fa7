// Fees: the configuration's rules, IBANs, amounts in cents with tax, reverse charge.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted, problemsOf } from '../testing/problems-of.ts';
import { feeAmount, feeConfiguration, feeRequest, iban } from './fee.ts';
import { feeTypes, paymentDeadlines } from './fee-types.ts';

const fee = (feeType: string, changes: object = {}) => ({
  feeType,
  amount: 100,
  paymentDeadlineDays: 30,
  taxRate: 23,
  periodicity: 'ONE_TIME_PAYMENT',
  ...changes,
});
const five = feeTypes.map((type) => fee(type));
const configuration = { iban: 'PT50999900010000001234589', fees: five };
const problems = (changes: object) => problemsOf(feeConfiguration, { ...configuration, ...changes });
const first = (changes: object) => problems({ fees: [fee('REGISTRATION', changes), ...five.slice(1)] });

describe('[FEE-23, FEE-26] IBAN', () => {
  test.each([
    'PT50000201231234567890154',
    'ES9121000418450200051332',
    'DE89370400440532013000',
    'PT50999900010000001234589',
    'PT50999900010000009876513',
    'ES9299990001480000012345',
  ])('%s is valid', (typed) => expect(iban.parse(typed)).toBe(typed));
  test.each([
    'PT50000201231234567890155',
    'ES9121000418450200051333',
    'PT5000020123123456789015',
    'XX50000201231234567890154',
    'PT50',
    '',
    5,
  ])('%j is refused', (typed) => expect(problems({ iban: typed })).toEqual(['iban: error_invalid.iban']));
  test('spaces go, letters become capital', () => {
    expect(iban.parse(' pt50 0002 0123 1234 5678 9015 4 ')).toBe('PT50000201231234567890154');
  });
});

describe('[FEE-19, FEE-20] configuration', () => {
  test('names each of the five types exactly once', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ fees: five.slice(1) })).toEqual(['fees: error_min_items 5']);
    expect(problems({ fees: [...five, fee('REGISTRATION')] })).toContain('fees: error_max_items 5');
    expect(problems({ fees: [...five.slice(0, 4), fee('REGISTRATION')] })).toEqual([
      'fees.4.feeType: error_invalid.fee_type',
    ]);
  });
  test('amounts are 0 to 999999.99', () => {
    for (const amount of [0, 0.01, 999_999.99]) expect(first({ amount })).toEqual([]);
    expect(first({ amount: -0.01 })).toEqual(['fees.0.amount: error_min_value 0']);
    expect(first({ amount: 1_000_000 })).toEqual(['fees.0.amount: error_max_value 999999.99']);
    expect(first({ amount: 1.005 })).toEqual(['fees.0.amount: error_invalid.amount']);
  });
  test('[FEE-21, FEE-22] the deadline is one of the list', () => {
    for (const paymentDeadlineDays of paymentDeadlines) expect(first({ paymentDeadlineDays })).toEqual([]);
    for (const paymentDeadlineDays of [0, 2, 31, 181, '30'])
      expect(first({ paymentDeadlineDays })).toEqual([
        'fees.0.paymentDeadlineDays: error_invalid.payment_deadline_days',
      ]);
  });
  test('[FEE-27] the tax rate is 0 to 100', () => {
    for (const taxRate of [0, 23, 100]) expect(first({ taxRate })).toEqual([]);
    expect(first({ taxRate: 100.01 })).toEqual(['fees.0.taxRate: error_max_value 100']);
  });
  test('[FEE-03] the periodicity is one of the list', () => {
    expect(first({ periodicity: 'WEEKLY' })).toEqual(['fees.0.periodicity: error_invalid.periodicity']);
  });
});

test('[FEE-10, FEE-14, FEE-15] the calculation reads both letter cases and needs no entity yet', () => {
  const request = { feeType: 'celebration', entityType: 'CONTRACT', entityId: null, params: { price: 34 } };
  expect(accepted(feeRequest, request)).toEqual({
    feeType: 'CELEBRATION',
    entityType: 'contract',
    params: { price: 34 },
  });
  expect(problemsOf(feeRequest, { feeType: 'x', entityType: 'project', entityId: '1' })).toEqual([
    'feeType: error_invalid.fee_type',
    'entityType: error_invalid.entity_type',
    'entityId: error_invalid.entity_id',
  ]);
});

describe('[FEE-28] amounts', () => {
  const at = (amount: number, taxRate: number, customer = 'portugal') =>
    feeAmount({ amount, taxRate }, { issuer: 'portugal', customer });
  test.each([
    [100, 23, 10_000, 2_300],
    [0, 23, 0, 0],
    [0.01, 50, 1, 1],
    [0.01, 49.99, 1, 0],
    [10.1, 5, 1_010, 51],
    [1.15, 10, 115, 12],
    [33.33, 23, 3_333, 767],
    [999_999.99, 100, 99_999_999, 99_999_999],
  ])('%d at %d %%: half cents round up', (amount, rate, netCents, taxCents) => {
    expect(at(amount, rate)).toEqual({
      netCents,
      taxRate: rate,
      taxCents,
      totalCents: netCents + taxCents,
      reverseCharge: false,
    });
  });
  test('another country than the issuer’s: no tax, the customer accounts for it', () => {
    expect(at(100, 23, 'spain')).toEqual({
      netCents: 10_000,
      taxRate: 0,
      taxCents: 0,
      totalCents: 10_000,
      reverseCharge: true,
    });
  });
  test('are exact to the cent, whatever the amount and the rate', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    const hundredths = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(cents, hundredths, (net, rate) => {
        const tax = (BigInt(net) * BigInt(rate) + 5_000n) / 10_000n;
        expect(at(net / 100, rate / 100)).toMatchObject({ netCents: net, taxCents: Number(tax) });
      }),
    );
  });
});
