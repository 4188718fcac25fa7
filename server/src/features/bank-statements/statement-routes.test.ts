import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { sendStatement, statementXml } from '../../../test/invoices/bank-statements.ts';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene, feeConfiguration } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

const path = '/api/admin/bank-statements';
const unknown = '0198c2f0-0000-7000-8000-000000000000';

async function issued() {
  const { id } = await s.registered();
  await s.approve(id);
  const [invoice] = await s.invoicesOf(id);
  return { ...invoice, contractId: id as string };
}
type Invoice = Awaited<ReturnType<typeof issued>>;
const invoiceNow = async ({ id }: { id: string }) => (await t.as(s.contracting).get(`/api/invoices/${id}`)).body;
const contractStatus = async ({ contractId }: Invoice) =>
  (await t.as(s.admin).get(`/api/admin/energy-contracts/${contractId}`)).body.status;
const statuses = async (invoice: Invoice) =>
  (await invoiceNow(invoice)).history.map(({ status }: { status: string }) => status);

/** A statement with these amounts, each with the invoice's reference. */
async function received(invoice: Invoice, ...amounts: string[]) {
  const entries = amounts.map((amount) => ({
    amount,
    reference: invoice.paymentReference,
    bankReference: crypto.randomUUID(),
  }));
  const { status, body } = await sendStatement(t.as(s.admin), statementXml({ entries }));
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
interface Pair {
  entryId: string;
  invoiceId: string;
  kind: 'EXACT' | 'PARTIAL' | 'OVER';
}
const confirm = (statementId: string, entries: Pair[]) =>
  t.as(s.admin).post(`${path}/${statementId}/confirm`, { entries });
const confirmFirst = ({ id, entries: [entry] }: Invoice, invoice: { id: string }) =>
  confirm(id, [{ entryId: entry.id, invoiceId: invoice.id, kind: entry.match?.kind ?? 'EXACT' }]);
const takeBack = (statementId: string, entryId: string, body: object = { comment: 'Era de outra fatura.' }) =>
  t.as(s.admin).post(`${path}/${statementId}/entries/${entryId}/take-back`, body);

describe('reading a statement', () => {
  test('[FEE-50, FEE-52] it answers its amounts with the invoices that they may pay', async () => {
    const [exact, part, over] = [await issued(), await issued(), await issued()];
    const entries = [
      { amount: '1230.00', reference: exact.paymentReference, debtor: 'Solar da Planicie', text: 'Taxa' },
      { amount: '500.00', text: `Fatura ${part.number}` },
      { amount: '2000.00', reference: over.paymentReference },
      { amount: '7.77', debtor: 'Desconhecido' },
    ];
    const { status, body } = await sendStatement(t.as(s.admin), statementXml({ entries }), 'outubro.xml');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      from: '2026-11-20',
      to: '2026-11-20',
      fileName: 'outubro.xml',
      received: 4,
      confirmed: 0,
    });
    expect(body.entries).toMatchObject([
      { amount: 1230, debtor: 'Solar da Planicie', match: { invoiceId: exact.id, kind: 'EXACT' }, payment: null },
      { amount: 500, match: { invoiceId: part.id, kind: 'PARTIAL' }, invoice: { openAmount: 1230 } },
      { amount: 2000, match: { invoiceId: over.id, kind: 'OVER' } },
      { amount: 7.77, match: null, invoice: null },
    ]);
    expect((await t.as(s.admin).get(`${path}/${body.id}`)).body).toEqual(body);
    const { entries: _, ...row } = body;
    expect((await t.as(s.admin).get(path)).body.items[0]).toEqual(row);
  });

  test('[FEE-52] without a reference the open amount and a like name propose', async () => {
    await s.setFees(321.09);
    const invoice = await issued();
    await s.setFees();
    const entries = [{ amount: invoice.totalPrice.toFixed(2), debtor: 'SOLAR DA PLANICIE' }];
    const { body } = await sendStatement(t.as(s.admin), statementXml({ entries }));
    expect(body.entries[0].match).toEqual({ invoiceId: invoice.id, kind: 'NAME' });
  });

  test('[FEE-50] the same statement again answers the first one, also twice at once', async () => {
    const invoice = await issued();
    const xml = statementXml({ entries: [{ amount: '1230.00', reference: invoice.paymentReference }] });
    const [one, other] = await Promise.all([sendStatement(t.as(s.admin), xml), sendStatement(t.as(s.admin), xml)]);
    expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    expect(one.body).toEqual(other.body);
    await confirmFirst(one.body, invoice);
    const again = await sendStatement(t.as(s.admin), xml, 'outro-nome.xml');
    expect(again).toMatchObject({ status: 200, body: { id: one.body.id, confirmed: 1 } });
  });

  test('[FEE-53] an entry that an earlier statement has is not confirmed again', async () => {
    const invoice = await issued();
    const entries = [{ amount: '1230.00', reference: invoice.paymentReference, bankReference: crypto.randomUUID() }];
    await sendStatement(t.as(s.admin), statementXml({ entries }));
    const { body } = await sendStatement(t.as(s.admin), statementXml({ entries }));
    expect(body.entries).toMatchObject([{ isRepeated: true, match: null }]);
    expect(await confirmFirst(body, invoice)).toMatchObject({
      status: 409,
      body: { code: 'error_bank_entry_repeated' },
    });
  });

  test('[FEE-51] the account of before is read as long as an invoice names it', async () => {
    const invoice = await issued();
    const configure = (iban: string) =>
      t.as(s.admin).put('/api/admin/fee-configuration', { ...feeConfiguration(), iban });
    const [older, unused] = [feeConfiguration().iban, 'PT50999900010000009876513'];
    expect((await configure(unused)).status).toBe(200);
    const entries = [{ amount: '1230.00', reference: invoice.paymentReference }];
    const before = await sendStatement(t.as(s.admin), statementXml({ iban: older, entries }));
    expect(before).toMatchObject({
      status: 201,
      body: { account: older, entries: [{ match: { invoiceId: invoice.id, kind: 'EXACT' } }] },
    });
    expect((await sendStatement(t.as(s.admin), statementXml({ iban: unused }))).status).toBe(201);
    expect((await configure(older)).status).toBe(200);
    expect(await sendStatement(t.as(s.admin), statementXml({ iban: unused }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'file', key: 'error_statement_account' }] },
    });
  });

  test('[FEE-51] a refused file stores nothing and says why', async () => {
    const before = (await t.as(s.admin).get(path)).body.total;
    const send = (content: string, name?: string) => sendStatement(t.as(s.admin), content, name);
    expect(await send('<a>')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'file', key: 'error_statement_xml' }] },
    });
    expect(await send(statementXml({ iban: 'PT50999900010000009876513' }))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'file', key: 'error_statement_account' }] },
    });
    expect(await send(statementXml(), 'extrato.csv')).toMatchObject({
      status: 415,
      body: { code: 'error_statement_type' },
    });
    expect(await send(' '.repeat(10_485_761))).toMatchObject({ status: 413, body: { code: 'error_statement_size' } });
    expect(faultsOf(await t.as(s.admin).post(path, undefined))).toEqual({ file: 'error_required.file' });
    expect((await t.as(s.admin).get(path)).body.total).toBe(before);
  });
});

describe('confirming', () => {
  test('[FEE-53, FEE-54] the whole amount pays the invoice, in place of the file, and makes the contract active', async () => {
    const invoice = await issued();
    const statement = await received(invoice, '1230.00');
    const answer = await confirmFirst(statement, invoice);
    expect(answer).toMatchObject({ status: 200, body: [{ id: invoice.id, status: 'paid' }] });
    expect(await invoiceNow(invoice)).toMatchObject({
      status: 'paid',
      paymentStatus: 'confirmed',
      paymentConfirmationFile: null,
      paidAmount: 1230,
      openAmount: 0,
      overpaidAmount: 0,
    });
    expect(await statuses(invoice)).toEqual(['paid', 'pending']);
    expect(await contractStatus(invoice)).toBe('active');
    const { body } = await t.as(s.admin).get(`${path}/${statement.id}`);
    expect(body).toMatchObject({
      confirmed: 1,
      entries: [{ match: { invoiceId: invoice.id, kind: 'EXACT' }, payment: { confirmedBy: expect.any(String) } }],
    });
  });

  test('[FEE-54] a part stays pending with the rest shown; the rest pays it', async () => {
    const invoice = await issued();
    const statement = await received(invoice, '1000.10');
    await confirmFirst(statement, invoice);
    expect(await invoiceNow(invoice)).toMatchObject({ status: 'pending', paidAmount: 1000.1, openAmount: 229.9 });
    expect(await contractStatus(invoice)).toBe('approved');
    const rest = await received(invoice, '229.90');
    expect(rest.entries[0].match.kind).toBe('EXACT');
    await confirmFirst(rest, invoice);
    expect(await invoiceNow(invoice)).toMatchObject({ status: 'paid', paidAmount: 1230, openAmount: 0 });
    expect(await statuses(invoice)).toEqual(['paid', 'part_paid', 'pending']);
  });

  test('[FEE-55] too much pays the invoice and is a case that administrators find', async () => {
    const invoice = await issued();
    await confirmFirst(await received(invoice, '1500.00'), invoice);
    expect(await invoiceNow(invoice)).toMatchObject({ status: 'paid', paidAmount: 1500, overpaidAmount: 270 });
    const { items } = (await t.as(s.admin).get('/api/admin/invoices?overpaid=true&limit=100')).body;
    expect(items.map(({ id }: { id: string }) => id)).toEqual([invoice.id]);
    const own = (await t.as(s.contracting).get('/api/invoices?overpaid=true&limit=100')).body;
    expect(own.total).toBeGreaterThan(1);
  });

  test('[FEE-54] a payment that its proof had confirmed takes its entry and stays as it is', async () => {
    const invoice = await issued();
    await s.pay(invoice.id);
    const statement = await received(invoice, '1230.00');
    expect(statement.entries[0].match.kind).toBe('EXACT');
    await confirmFirst(statement, invoice);
    expect(await invoiceNow(invoice)).toMatchObject({ status: 'paid', paidAmount: 1230, overpaidAmount: 0 });
    await takeBack(statement.id, statement.entries[0].id);
    expect(await invoiceNow(invoice)).toMatchObject({ status: 'paid', paidAmount: 1230 });
  });

  test('[FEE-53] confirmed twice at once: one wins, the other is refused, and it counts once', async () => {
    const invoice = await issued();
    const statement = await received(invoice, '500.00');
    const answers = await Promise.all([confirmFirst(statement, invoice), confirmFirst(statement, invoice)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'error_bank_entry_confirmed',
      errors: [{ path: 'entries.0.entryId' }],
    });
    expect(await invoiceNow(invoice)).toMatchObject({ paidAmount: 500, openAmount: 730 });
  });

  test('[FEE-53] all or none, chosen by hand, and what does not belong together is refused', async () => {
    const [invoice, other, cancelled] = [await issued(), await issued(), await issued()];
    await t.as(s.admin).patch(`/api/admin/invoices/${cancelled.id}/cancelled`, {});
    const statement = await received(invoice, '1230.00', '10.00');
    const [first, second] = statement.entries.map(({ id }: { id: string }) => id);
    const refused = await confirm(statement.id, [
      { entryId: first, invoiceId: invoice.id, kind: 'EXACT' },
      { entryId: second, invoiceId: cancelled.id, kind: 'PARTIAL' },
    ]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'error_invoice_cancelled' } });
    expect(await invoiceNow(invoice)).toMatchObject({ status: 'pending', paidAmount: 0 });
    const faults = async (entries: Pair[]) => faultsOf(await confirm(statement.id, entries));
    expect(await faults([{ entryId: unknown, invoiceId: invoice.id, kind: 'EXACT' }])).toEqual({
      'entries.0.entryId': 'error_invalid.entry_id',
    });
    expect(await faults([{ entryId: first, invoiceId: unknown, kind: 'EXACT' }])).toEqual({
      'entries.0.invoiceId': 'error_invalid.invoice_id',
    });
    const twice: Pair = { entryId: first, invoiceId: invoice.id, kind: 'EXACT' };
    expect(await faults([twice, twice])).toEqual({ 'entries.1.entryId': 'error_invalid.entry_id' });
    expect((await confirm(statement.id, [])).status).toBe(400);
    expect((await confirm(unknown, [twice])).status).toBe(404);
    expect(
      (await confirm(statement.id, [{ entryId: second, invoiceId: other.id, kind: 'PARTIAL' }])).body,
    ).toMatchObject([{ id: other.id, status: 'pending', paidAmount: 10 }]);
  });
});

describe('taking back', () => {
  test('[FEE-56] the invoice is unpaid again, its contract waits for its fee, and the reason stays', async () => {
    const invoice = await issued();
    const statement = await received(invoice, '1230.00');
    await confirmFirst(statement, invoice);
    const entryId = statement.entries[0].id;
    expect(faultsOf(await takeBack(statement.id, entryId, {}))).toEqual({ comment: 'error_comment' });
    const taken = await takeBack(statement.id, entryId);
    expect(taken).toMatchObject({
      status: 200,
      body: {
        confirmed: 0,
        entries: [{ payment: null, match: { kind: 'EXACT' }, takenBack: { reason: 'Era de outra fatura.' } }],
      },
    });
    expect(await invoiceNow(invoice)).toMatchObject({
      status: 'pending',
      paymentStatus: null,
      paidAmount: 0,
      openAmount: 1230,
    });
    expect(await statuses(invoice)).toEqual(['payment_taken_back', 'paid', 'pending']);
    expect(await contractStatus(invoice)).toBe('approved');
    expect(await s.historyOf(invoice.contractId)).toEqual([
      'waiting_payment',
      'active',
      'payment_done',
      'waiting_payment',
      'approved',
      'created',
    ]);
    expect(await takeBack(statement.id, entryId)).toMatchObject({
      status: 409,
      body: { code: 'error_bank_entry_open' },
    });
    expect((await takeBack(statement.id, unknown)).status).toBe(404);
    expect((await takeBack(unknown, entryId)).status).toBe(404);
    await confirmFirst(statement, invoice);
    expect(await contractStatus(invoice)).toBe('active');
  });

  test.each([
    ['sent', [], { paymentStatus: 'pending', paymentComment: null }],
    ['refused', ['refuse'], { paymentStatus: 'rejected', paymentComment: 'Ilegível.' }],
    ['refused and sent again', ['refuse', 'send'], { paymentStatus: 'pending', paymentComment: null }],
  ])("[FEE-56] the payer's proof is as it was before the match: %s", async (_, acts, before) => {
    const invoice = await issued();
    const send = async () =>
      t.as(s.contracting).post(`/api/payments/${invoice.id}/upload-file/${await t.make.file(s.contracting)}`);
    const refuse = () =>
      t.as(s.admin).post(`/api/admin/payments/${invoice.id}/verify`, { status: 'rejected', comment: 'Ilegível.' });
    await send();
    for (const act of acts) expect((await (act === 'send' ? send() : refuse())).status).toBe(200);
    expect(await invoiceNow(invoice)).toMatchObject(before);
    const statement = await received(invoice, '1230.00');
    await confirmFirst(statement, invoice);
    expect(await invoiceNow(invoice)).toMatchObject({
      status: 'paid',
      paymentStatus: 'confirmed',
      paymentComment: null,
    });
    await takeBack(statement.id, statement.entries[0].id);
    expect(await invoiceNow(invoice)).toMatchObject({ status: 'pending', ...before });
  });

  test('[FEE-56] after its due date the invoice is overdue at once', async () => {
    const invoice = await issued();
    const statement = await received(invoice, '1230.00');
    await confirmFirst(statement, invoice);
    const yesterday = addDays(lisbonDate(new Date()), -1);
    await ownerDb(t).updateTable('invoice').set({ due_date: yesterday }).where('id', '=', invoice.id).execute();
    await takeBack(statement.id, statement.entries[0].id);
    expect((await invoiceNow(invoice)).status).toBe('overdue');
  });
});

test('[FEE-50] administrators alone', async () => {
  const { id, entries } = await received(await issued(), '1.00');
  const calls: [string, string][] = [
    ['get', path],
    ['get', `${path}/${id}`],
    ['post', path],
    ['post', `${path}/${id}/confirm`],
    ['post', `${path}/${id}/entries/${entries[0].id}/take-back`],
  ];
  for (const [method, url] of calls) {
    expect((await t.as(s.contracting)[method as 'get'](url)).status).toBe(403);
    expect((await t.anonymous[method as 'get'](url)).status).toBe(401);
  }
  expect((await t.as(s.admin).get(`${path}/${unknown}`)).status).toBe(404);
});
