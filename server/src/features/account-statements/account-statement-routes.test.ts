import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { sendStatement, statementXml } from '../../../test/invoices/bank-statements.ts';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;
const today = lisbonDate(new Date());
const path = () => `/api/admin/legal-entities/${s.seller.id}/account-statement`;
const statement = async (query = '') => (await t.as(s.admin).get(`${path()}${query}`)).body;

async function issued() {
  const { id } = await s.registered();
  await s.approve(id);
  return (await s.invoicesOf(id))[0];
}
async function received(invoice: { id: string; paymentReference: string }, amount: string, bookedOn = today) {
  const admin = t.as(s.admin);
  const entries = [{ amount, bookedOn, reference: invoice.paymentReference }];
  const { body } = await sendStatement(admin, statementXml({ entries }));
  const [{ id: entryId, match }] = body.entries;
  const pair = { entryId, invoiceId: invoice.id, kind: match.kind };
  await admin.post(`/api/admin/bank-statements/${body.id}/confirm`, { entries: [pair] });
  return { statementId: body.id as string, entryId: pair.entryId as string };
}

/** Stores so many invoices like this one. */
const repeat = (id: string, count: number) =>
  sql`insert into invoice select c.* from invoice i, generate_series(1, ${count}::int) n,
    jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'number', 'copy ' || n)) c
    where i.id = ${id}`.execute(t.db);

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

describe('[FEE-62] a statement of account', () => {
  test('is empty before anything was asked for', async () => {
    expect(await statement()).toEqual({
      legalEntity: { id: s.seller.id, name: s.seller.name, fiscalNumber: s.seller.fiscalNumber },
      from: null,
      to: null,
      openingBalance: 0,
      debit: 0,
      credit: 0,
      closingBalance: 0,
      items: [],
      total: 0,
      page: 1,
      limit: 10,
    });
  });

  test('counts each invoice and each payment once, whichever way it was paid', async () => {
    const [byProof, byBank, inPart, cancelled] = [await issued(), await issued(), await issued(), await issued()];
    await s.pay(byProof.id);
    await received(byProof, '1230.00');
    await received(byBank, '1230.00');
    await received(inPart, '230.10');
    const wrong = await received(inPart, '5.00');
    const url = `/api/admin/bank-statements/${wrong.statementId}/entries/${wrong.entryId}/take-back`;
    await t.as(s.admin).post(url, { comment: 'Era de outra.' });
    await t.as(s.admin).patch(`/api/admin/invoices/${cancelled.id}/cancelled`, {});
    const { items, debit, credit, closingBalance } = await statement();
    expect(closingBalance).toBe(999.9);
    expect(Math.round((debit - credit) * 100)).toBe(99_990);
    expect(items.at(-1).balance).toBe(999.9);
    const kinds = (id: string) =>
      items.flatMap((line: { invoiceId: string; kind: string; credit: number }) =>
        line.invoiceId === id && line.kind !== 'issued' ? [`${line.kind} ${line.credit}`] : [],
      );
    expect(kinds(byProof.id)).toEqual(['received 1230']);
    expect(kinds(byBank.id)).toEqual(['received 1230']);
    expect(kinds(inPart.id)).toEqual(['received 230.1']);
    expect(kinds(cancelled.id)).toEqual(['cancelled 1230']);
  });

  test('between two days: the balance before, and what lies between', async () => {
    const before = await statement();
    const invoice = await issued();
    const later = addDays(today, 3);
    await received(invoice, '30.00', later);
    const cut = await statement(`?dateStart=${later}&dateEnd=${later}`);
    expect(cut).toMatchObject({
      from: later,
      openingBalance: Math.round((before.closingBalance + 1230) * 100) / 100,
      items: [{ date: later, kind: 'received', credit: 30, debit: 0 }],
      closingBalance: Math.round((before.closingBalance + 1200) * 100) / 100,
    });
    expect((await statement(`?dateEnd=${addDays(today, -1)}`)).items).toEqual([]);
    const wrong = await t.as(s.admin).get(`${path()}?dateStart=${later}&dateEnd=${today}`);
    expect(faultsOf(wrong)).toEqual({ dateEnd: 'error_invalid.date_end' });
    expect((await t.as(s.admin).get(`${path()}?dateStart=2026-02-30`)).status).toBe(400);
  });

  test('as CSV and as PDF', async () => {
    const get = (format: string) =>
      t.app.inject({
        url: `${path()}/export?format=${format}`,
        headers: { authorization: `Bearer ${s.admin.token}` },
      });
    const csv = await get('csv');
    expect(csv.headers['content-type']).toContain('text/csv');
    const { total } = await statement();
    expect(csv.body.trim().split('\r\n')).toHaveLength(total + 1);
    const { pages } = await readPdf((await get('pdf')).rawPayload);
    const text = pages.join(' ').replace(/\s+/g, ' ');
    for (const part of [s.seller.name, s.seller.fiscalNumber, 'Saldo por pagar']) expect(text).toContain(part);
    expect((await get('doc')).statusCode).toBe(400);
    const logged = await t.db
      .selectFrom('event')
      .select(['record_id', 'data'])
      .where('action', '=', 'exported')
      .execute();
    const rows = total;
    expect(logged).toEqual(['csv', 'pdf'].map((format) => ({ record_id: s.seller.id, data: { format, rows } })));
  });

  test('for administrators alone', async () => {
    for (const url of [path(), `${path()}/export?format=csv`]) {
      expect((await t.as(s.owner).get(url)).status).toBe(403);
      expect((await t.anonymous.get(url)).status).toBe(401);
    }
    const unknown = '/api/admin/legal-entities/0198c2f0-0000-7000-8000-000000000000/account-statement';
    expect((await t.as(s.admin).get(unknown)).status).toBe(404);
    expect((await t.as(s.admin).get(unknown.replace(/0198[^/]*/, 'abc'))).status).toBe(404);
  });

  test('is read by the page, and what lies before the period is one sum, however long it is', async () => {
    const one = await issued();
    await repeat(one.id, 3000);
    const [first, second] = [await statement('?limit=5'), await statement('?limit=5&page=2')];
    expect([first, second].map(({ items }) => items.length)).toEqual([5, 5]);
    expect(first.total).toBeGreaterThan(3000);
    const cents = (euros: number) => Math.round(euros * 100);
    const [next] = second.items;
    expect(cents(next.balance)).toBe(cents(first.items.at(-1).balance) + cents(next.debit) - cents(next.credit));
    const last = await statement(`?limit=5&page=${Math.ceil(first.total / 5)}`);
    expect(last.items.at(-1).balance).toBe(first.closingBalance);
    expect(await statement(`?dateStart=${addDays(today, 30)}`)).toMatchObject({
      openingBalance: first.closingBalance,
      closingBalance: first.closingBalance,
      items: [],
      total: 0,
    });
    const pdf = await t.as(s.admin).get(`${path()}/export?format=pdf`);
    expect(pdf).toMatchObject({ status: 409, body: { code: 'error_account_document' } });
  });
});
