// What was received beyond an invoice's total: returned, credited to another invoice, and taken back.
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendStatement, statementXml } from '../../../test/invoices/bank-statements.ts';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;
const today = lisbonDate(new Date());
const unknown = '0198c2f0-0000-7000-8000-000000000000';

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

/** Of 1230 euro. */
async function issued(): Promise<{ id: string; number: string; paymentReference: string; contractId: string }> {
  const { id } = await s.registered();
  await s.approve(id);
  const [invoice] = await s.invoicesOf(id);
  return { ...invoice, contractId: id };
}
/** @returns the address under which the match is taken back */
async function receive({ id, paymentReference }: { id: string; paymentReference: string }, amount: string) {
  const admin = t.as(s.admin);
  const entries = [{ amount, bookedOn: today, reference: paymentReference }];
  const { body } = await sendStatement(admin, statementXml({ entries }));
  const [{ id: entryId, match }] = body.entries;
  const path = `/api/admin/bank-statements/${body.id}`;
  expect(
    (await admin.post(`${path}/confirm`, { entries: [{ entryId, invoiceId: id, kind: match.kind }] })).status,
  ).toBe(200);
  return `${path}/entries/${entryId}/take-back`;
}
async function overpaid(amount = '2000.00') {
  const invoice = await issued();
  return { ...invoice, takeBack: await receive(invoice, amount) };
}
const path = (id: string) => `/api/admin/invoices/${id}/settlements`;
const refund = { way: 'REFUND', refundedOn: today, bankReference: 'NDT-2026-17' };
const settle = (id: string, body: object = refund, user: TestUser = s.admin, headers?: Record<string, string>) =>
  t.as(user).post(path(id), body, headers);
const reason = { comment: 'Registado por engano.' };
const takeBack = (id: string, settlementId: string, body: object = reason) =>
  t.as(s.admin).post(`${path(id)}/${settlementId}/take-back`, body);
const now = async (id: string, user: TestUser = s.admin) =>
  (await t.as(user).get(user.id === s.admin.id ? `/api/admin/invoices/${id}` : `/api/invoices/${id}`)).body;
const account = async () =>
  (await t.as(s.admin).get(`/api/admin/legal-entities/${s.seller.id}/account-statement?limit=100`)).body as {
    items: { invoiceId: string; kind: string; debit: number; credit: number }[];
    closingBalance: number;
  };
const linesOf = async (id: string) =>
  (await account()).items
    .filter(({ invoiceId }) => invoiceId === id)
    .map(({ kind, debit, credit }) => `${kind} ${debit - credit}`);
const isListed = async (id: string) =>
  ((await t.as(s.admin).get('/api/admin/invoices?overpaid=true&limit=100')).body.items as { id: string }[]).some(
    (one) => one.id === id,
  );
const statusesOf = async (id: string) => (await now(id)).history.map(({ status }: { status: string }) => status);
const contractStatus = async (id: string) => (await t.as(s.admin).get(`/api/admin/energy-contracts/${id}`)).body.status;

describe('[FEE-63] a refund', () => {
  test('settles all that is left, with day and reference, for the company to see, and clears the account', async () => {
    const { id, number } = await overpaid();
    expect(await now(id)).toMatchObject({ overpaidAmount: 770, settlements: [] });
    expect((await now(id)).allowedActions).toContain('settleOverpayment');
    const before = (await account()).closingBalance;
    const { status, body } = await settle(id);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(body).toMatchObject({ status: 'paid', paidAmount: 1230, openAmount: 0, overpaidAmount: 0 });
    expect(body.allowedActions).toEqual(['takeSettlementBack', 'uploadInvoiceFile']);
    const [settlement] = (await now(id, s.contracting)).settlements;
    expect(settlement).toEqual({
      ...{ id: expect.any(String), way: 'REFUND', amount: 770, settledOn: today, bankReference: 'NDT-2026-17' },
      ...{ invoice: { id, number }, creditedInvoice: null },
    });
    expect(await isListed(id)).toBe(false);
    expect((await statusesOf(id))[0]).toBe('overpayment_refunded');
    expect(await linesOf(id)).toEqual(['issued 1230', 'received -2000', 'refunded 770']);
    expect((await account()).closingBalance).toBeCloseTo(before + 770, 2);
    await t.runJobs();
    const { body: news } = await t.as(s.contracting).get('/api/notifications');
    expect(news.items[0]).toMatchObject({
      message: 'NDT-2026-17',
      title: { translationKey: 'payment.overpayment_refunded', data: { resourceId: id } },
    });
    const { body: log } = await t.as(s.admin).get('/api/admin/audit?action=overpayment_refunded');
    expect(log.items[0]).toMatchObject({ resourceType: 'invoice', resourceId: id });
  });

  test('returns what came for a cancelled invoice', async () => {
    const invoice = await issued();
    await receive(invoice, '100.00');
    await t.as(s.admin).patch(`/api/admin/invoices/${invoice.id}/cancelled`, {});
    expect((await settle(invoice.id)).body).toMatchObject({ status: 'cancelled', paidAmount: 0, overpaidAmount: 0 });
    expect(await linesOf(invoice.id)).toEqual(['issued 1230', 'received -100', 'cancelled -1230', 'refunded 100']);
  });
});

describe('[FEE-63] a credit', () => {
  test('pays another open invoice of the company as far as it lacks it; the rest stays overpaid', async () => {
    const [from, to] = [await overpaid('3000.00'), await issued()];
    expect(await contractStatus(to.contractId)).toBe('approved');
    const { closingBalance: before } = await account();
    const { body } = await settle(from.id, { way: 'CREDIT', invoiceId: to.id });
    expect(body).toMatchObject({ status: 'paid', paidAmount: 1770, overpaidAmount: 540 });
    expect(await now(to.id)).toMatchObject({ status: 'paid', paidAmount: 1230, openAmount: 0 });
    expect(await contractStatus(to.contractId)).toBe('active');
    const { id: _, ...settlement } = body.settlements[0];
    expect(settlement).toEqual({
      ...{ way: 'CREDIT', amount: 1230, settledOn: today, bankReference: null },
      ...{ invoice: { id: from.id, number: from.number }, creditedInvoice: { id: to.id, number: to.number } },
    });
    expect((await now(to.id)).settlements).toEqual(body.settlements);
    expect(await linesOf(to.id)).toEqual(['issued 1230', 'credit_received -1230']);
    expect(await linesOf(from.id)).toEqual(['issued 1230', 'received -3000', 'credited 1230']);
    expect((await account()).closingBalance).toBe(before);
    expect((await settle(from.id)).body).toMatchObject({ paidAmount: 1230, overpaidAmount: 0 });
  });

  test('pays a part of a larger one, and goes to no other company, no paid one and not to itself', async () => {
    const [from, to, paid] = [await overpaid('1330.00'), await issued(), await issued()];
    await s.pay(paid.id);
    const wrong = { invoiceId: 'error_invalid.invoice_id' };
    for (const invoiceId of [unknown, paid.id, from.id])
      expect(faultsOf(await settle(from.id, { way: 'CREDIT', invoiceId }))).toEqual(wrong);
    const body = { way: 'CREDIT', invoiceId: to.id };
    const answers = await Promise.all([settle(from.id, body), settle(from.id, body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await now(to.id)).toMatchObject({ status: 'pending', paidAmount: 100, openAmount: 1130 });
    expect((await statusesOf(to.id))[0]).toBe('part_paid');
  });
});

describe('[FEE-63] taking a settlement back', () => {
  test('a refund: the invoice is overpaid again, once, and the reason stays', async () => {
    const { id } = await overpaid();
    const { closingBalance: before } = await account();
    const [settlement] = (await settle(id)).body.settlements;
    expect(faultsOf(await takeBack(id, settlement.id, {}))).toEqual({ comment: 'error_comment' });
    expect((await takeBack(id, settlement.id)).body).toMatchObject({ overpaidAmount: 770, settlements: [] });
    expect(await isListed(id)).toBe(true);
    expect((await account()).closingBalance).toBe(before);
    expect(await takeBack(id, settlement.id)).toMatchObject({
      status: 409,
      body: { code: 'error_settlement_taken_back' },
    });
    const { history } = await now(id);
    expect(history).toContainEqual(expect.objectContaining({ status: 'settlement_taken_back', ...reason }));
    for (const [one, other] of [
      [id, unknown],
      [unknown, settlement.id],
      [id, 'abc'],
    ] as const)
      expect((await takeBack(one, other)).status).toBe(404);
  });

  test('a credit: the other invoice is unpaid again, and its contract waits', async () => {
    const [from, to] = [await overpaid('2460.00'), await issued()];
    const [settlement] = (await settle(from.id, { way: 'CREDIT', invoiceId: to.id })).body.settlements;
    expect((await takeBack(from.id, settlement.id)).body).toMatchObject({ paidAmount: 2460, overpaidAmount: 1230 });
    expect(await now(to.id)).toMatchObject({ status: 'pending', paidAmount: 0, openAmount: 1230, settlements: [] });
    expect(await contractStatus(to.contractId)).toBe('approved');
    expect(await linesOf(to.id)).toEqual(['issued 1230']);
  });

  test('a match whose surplus was returned leaves the invoice short of it, and the account agrees', async () => {
    const invoice = await overpaid();
    await settle(invoice.id);
    const second = await receive(invoice, '50.00');
    await settle(invoice.id);
    expect(await t.as(s.admin).post(invoice.takeBack, reason)).toMatchObject({
      status: 409,
      body: { code: 'error_overpayment_settled' },
    });
    expect((await t.as(s.admin).post(second, reason)).status).toBe(200);
    expect(await now(invoice.id)).toMatchObject({ status: 'pending', paidAmount: 1180, openAmount: 50 });
    expect(await linesOf(invoice.id)).toEqual(['issued 1230', 'received -2000', 'refunded 770', 'refunded 50']);
  });
});

describe('[FEE-63] is refused', () => {
  test.each([
    [{}, { way: 'error_required.way' }],
    [{ way: 'GIFT' }, { way: 'error_invalid.way' }],
    [{ way: 'REFUND' }, { refundedOn: 'error_required.refunded_on', bankReference: 'error_required.bank_reference' }],
    [{ ...refund, bankReference: 'x'.repeat(141) }, { bankReference: 'error_max_length' }],
    [{ ...refund, refundedOn: addDays(today, 1) }, { refundedOn: 'error_invalid.refunded_on' }],
    [{ ...refund, invoiceId: unknown }, { invoiceId: 'error_invalid.invoice_id' }],
    [{ way: 'CREDIT' }, { invoiceId: 'error_required.invoice_id' }],
  ])('%j', async (body, faults) => {
    const { id } = await overpaid('1231.00');
    expect(faultsOf(await settle(id, body))).toEqual(faults);
    expect((await now(id)).overpaidAmount).toBe(1);
  });

  test('where nothing is overpaid, for a version of before, and to anybody but administrators', async () => {
    const nothing = { status: 409, body: { code: 'error_not_overpaid' } };
    const exact = await overpaid('1230.00');
    expect(await settle(exact.id)).toMatchObject(nothing);
    expect((await settle((await issued()).id)).status).toBe(409);
    const { id } = await overpaid();
    expect((await settle(id, refund, s.admin, { 'if-match': '"1"' })).status).toBe(412);
    expect((await settle(id, refund, s.contracting)).status).toBe(403);
    expect((await t.anonymous.post(path(id), refund)).status).toBe(401);
    expect((await settle(unknown)).status).toBe(404);
  });
});
