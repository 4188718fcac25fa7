import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene, feeConfiguration, testIban } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
});

const path = '/api/admin/fee-configuration';
const put = (body: unknown, headers?: Record<string, string>) => t.as(s.admin).put(path, body, headers);
const calculate = (body: object, user = s.contracting) => t.as(user).post('/api/fee-calculation/calculate', body);
const question = { feeType: 'REGISTRATION', entityType: 'contract', entityId: null, params: {} };
const types = ['REGISTRATION', 'MODIFICATION', 'CELEBRATION', 'LATE_PAYMENT', 'EARLY_TERMINATION'];

describe('configuration', () => {
  test('[FEE-02, FEE-25] before any there are five types without figures, and no fee can be calculated', async () => {
    const none = { amount: null, paymentDeadlineDays: null, taxRate: null, periodicity: null };
    expect(await t.as(s.admin).get(path)).toMatchObject({
      status: 200,
      body: { iban: null, fees: types.map((feeType) => ({ feeType, ...none })), version: 0 },
    });
    expect(await calculate(question)).toMatchObject({ status: 409, body: { code: 'error_fee_not_configured' } });
  });

  test('anonymous 401, users 403', async () => {
    expect((await t.anonymous.get(path)).status).toBe(401);
    expect((await t.as(s.owner).get(path)).status).toBe(403);
    expect((await t.as(s.owner).put(path, feeConfiguration())).status).toBe(403);
  });

  test('[FEE-19, FEE-20, FEE-24, FEE-46, ADM-03] is written whole, in any order, and read again', async () => {
    const { iban, fees } = feeConfiguration();
    const written = await put({ iban: 'PT50 9999 0001 0000 0012 3458 9', fees: fees.toReversed() });
    expect(written).toMatchObject({ status: 200, body: { iban, fees, version: 1 } });
    expect((await t.as(s.admin).get(path)).body).toEqual(written.body);
  });

  test('[FEE-58] the history tells who changed which figure, newest first', async () => {
    const { iban, fees } = feeConfiguration();
    await put({ iban, fees: fees.map((one, index) => (index === 0 ? { ...one, amount: 1200, taxRate: 22 } : one)) });
    await put(feeConfiguration());
    await put(feeConfiguration());
    const { status, body } = await t.as(s.admin).get(`${path}/history`);
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({
      by: expect.any(String),
      changes: [
        { field: 'amount', feeType: 'REGISTRATION', from: 1200, to: 1000 },
        { field: 'taxRate', feeType: 'REGISTRATION', from: 22, to: 23 },
      ],
    });
    expect(body.at(-1).changes[0]).toEqual({ field: 'iban', feeType: null, from: null, to: iban });
    expect((await t.as(s.owner).get(`${path}/history`)).status).toBe(403);
    expect((await t.anonymous.get(`${path}/history`)).status).toBe(401);
  });

  test('a stale version is 412 and changes nothing', async () => {
    const { version } = (await t.as(s.admin).get(path)).body;
    expect((await put(feeConfiguration(2), { 'if-match': `"${version - 1}"` })).status).toBe(412);
    expect((await put(feeConfiguration(1000), { 'if-match': `"${version}"` })).body.version).toBe(version + 1);
    expect((await t.as(s.admin).get(path)).body.fees[0].amount).toBe(1000);
  });

  const fee = (changes: object) => {
    const { fees } = feeConfiguration();
    return { iban: testIban, fees: fees.map((one, index) => (index === 1 ? { ...one, ...changes } : one)) };
  };
  test.each([
    [
      '[FEE-23, FEE-26] IBAN of another sum',
      { ...feeConfiguration(), iban: 'PT50000201231234567890155' },
      { iban: 'error_invalid.iban' },
    ],
    [
      '[FEE-26] IBAN of another length',
      { ...feeConfiguration(), iban: 'PT5000020123123456789015' },
      { iban: 'error_invalid.iban' },
    ],
    ['[FEE-20] no IBAN', { fees: feeConfiguration().fees }, { iban: 'error_required.iban' }],
    [
      '[FEE-21, FEE-22] deadline of 14 days',
      fee({ paymentDeadlineDays: 14 }),
      { 'fees.1.paymentDeadlineDays': 'error_invalid.payment_deadline_days' },
    ],
    ['[FEE-27] tax of 100.01 %', fee({ taxRate: 100.01 }), { 'fees.1.taxRate': 'error_max_value' }],
    ['[FEE-27] negative tax', fee({ taxRate: -1 }), { 'fees.1.taxRate': 'error_min_value' }],
    ['[FEE-19] negative amount', fee({ amount: -0.01 }), { 'fees.1.amount': 'error_min_value' }],
    ['[FEE-19] amount of a million', fee({ amount: 1_000_000 }), { 'fees.1.amount': 'error_max_value' }],
    ['[FEE-19] amount with three decimals', fee({ amount: 1.005 }), { 'fees.1.amount': 'error_invalid.amount' }],
    ['[FEE-03] periodicity', fee({ periodicity: 'WEEKLY' }), { 'fees.1.periodicity': 'error_invalid.periodicity' }],
    ['[FEE-02] a type twice', fee({ feeType: 'REGISTRATION' }), { 'fees.1.feeType': 'error_invalid.fee_type' }],
    ['[FEE-02] four types', { iban: testIban, fees: feeConfiguration().fees.slice(1) }, { fees: 'error_min_items' }],
    ['unknown field', { ...feeConfiguration(), colour: 1 }, { colour: 'error_unknown_field' }],
  ])('%s is refused at its field', async (_title, body, expected) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toEqual(expected);
  });

  test.each([1, 3, 7, 15, 30, 60, 90, 120, 150, 180])('[FEE-21] a deadline of %i days is offered', async (days) => {
    expect((await put(fee({ paymentDeadlineDays: days }))).status).toBe(200);
  });
});

describe('calculation', () => {
  test('[FEE-10, FEE-11, FEE-14, FEE-15, FEE-28, FEE-29] amount, tax and due date, in either letter case', async () => {
    await s.setFees(1000.5, 23);
    const today = lisbonDate(new Date());
    const answer = await calculate({
      ...question,
      feeType: 'celebration',
      entityType: 'CONTRACT',
      entityId: s.seller.id,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      feeType: 'CELEBRATION',
      parameters: { periodicity: 'ONE_TIME_PAYMENT' },
      dueDate: addDays(today, 30),
      netPrice: 1000.5,
      taxRate: 23,
      // 230.115: half cents round up.
      taxAmount: 230.12,
      price: 1230.62,
      reverseCharge: false,
    });
  });

  test('[FEE-28] an entity of another country than the issuer accounts for the tax itself; the invoice says the same', async () => {
    await s.setFees(100, 23);
    const spanish = await t.make.entity(s.owner);
    await t.db
      .updateTable('legal_entity')
      .set({
        content: JSON.stringify({
          ...spanish,
          country: 'spain',
          fiscalNumber: 'B64717838',
          postalCode: '28001',
        }) as never,
      })
      .where('id', '=', spanish.id)
      .execute();
    const expected = { taxRate: 0, taxAmount: 0, reverseCharge: true };
    const answer = await calculate({ ...question, entityId: spanish.id }, s.owner);
    expect(answer.body).toMatchObject({ ...expected, price: 100 });
    const { body } = await t
      .as(s.owner)
      .post('/api/energy-contracts', s.payload({ firstPartyLegalEntityId: spanish.id }));
    await s.approve(body.id);
    expect(await s.invoicesOf(body.id)).toMatchObject([{ ...expected, netPrice: 100, totalPrice: 100 }]);
  });

  test('anonymous 401; a foreign entity and other faults are refused at their field', async () => {
    expect((await t.anonymous.post('/api/fee-calculation/calculate', question)).status).toBe(401);
    for (const entityId of [s.buyerEntity.id, crypto.randomUUID()])
      expect(faultsOf(await calculate({ ...question, entityId }))).toEqual({ entityId: 'error_invalid.legal_entity' });
    expect(faultsOf(await calculate({ feeType: 'gift', entityType: 'project' }))).toEqual({
      feeType: 'error_invalid.fee_type',
      entityType: 'error_invalid.entity_type',
    });
    expect((await calculate(question, s.admin)).status).toBe(200);
  });
});
