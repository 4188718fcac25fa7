// Confirming what changed since the page showed it, and what looks like a repetition.
import { beforeAll, expect, test } from 'vitest';
import { sendStatement, statementXml } from '../../../test/invoices/bank-statements.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

const path = '/api/admin/bank-statements';

/** Of 1230 euro. */
async function issued(): Promise<{ id: string; number: string; paymentReference: string }> {
  const { id } = await s.registered();
  await s.approve(id);
  const [invoice] = await s.invoicesOf(id);
  return invoice;
}
const invoiceNow = async ({ id }: { id: string }) => (await t.as(s.admin).get(`/api/admin/invoices/${id}`)).body;

type Sent = NonNullable<Parameters<typeof statementXml>[0]>;
async function read(statement: Sent) {
  const { status, body } = await sendStatement(t.as(s.admin), statementXml(statement));
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}
const received = ({ paymentReference: reference }: { paymentReference: string }, ...amounts: string[]) =>
  read({ entries: amounts.map((amount) => ({ amount, reference, bankReference: crypto.randomUUID() })) });

interface Pair {
  entryId: string;
  invoiceId: string;
  kind: 'EXACT' | 'PARTIAL' | 'OVER';
  repeated?: boolean;
}
const confirm = (statementId: string, entries: Pair[]) =>
  t.as(s.admin).post(`${path}/${statementId}/confirm`, { entries });
const confirmFirst = (
  { id, entries: [entry] }: { id: string; entries: { id: string; match: { kind: Pair['kind'] } | null }[] },
  invoice: { id: string },
) => confirm(id, [{ entryId: entry?.id ?? '', invoiceId: invoice.id, kind: entry?.match?.kind ?? 'EXACT' }]);

test('[FEE-53] an amount that is no longer what the page showed is refused by name, and pays nothing', async () => {
  const [invoice, other] = [await issued(), await issued()];
  const [one, two] = [await received(invoice, '1230.00'), await received(invoice, '1230.00')];
  expect(two.entries[0].match).toEqual({ invoiceId: invoice.id, kind: 'EXACT' });
  expect((await confirmFirst(one, invoice)).status).toBe(200);
  expect(await confirmFirst(two, invoice)).toMatchObject({
    status: 409,
    body: {
      code: 'error_bank_entry_changed',
      errors: [{ path: 'entries.0.entryId', params: { number: invoice.number } }],
    },
  });
  expect(await invoiceNow(invoice)).toMatchObject({ paidAmount: 1230, overpaidAmount: 0 });
  const { body } = await t.as(s.admin).get(`${path}/${two.id}`);
  expect(body.entries[0].match).toEqual({ invoiceId: invoice.id, kind: 'OVER' });
  expect((await confirmFirst(body, invoice)).status).toBe(200);
  expect(await invoiceNow(invoice)).toMatchObject({ overpaidAmount: 1230 });

  const parts = await received(other, '1000.00', '230.00');
  const pairs = parts.entries.map(({ id, match }: { id: string; match: { kind: Pair['kind'] } }) => ({
    entryId: id,
    invoiceId: other.id,
    kind: match.kind,
  }));
  expect(pairs.map(({ kind }: Pair) => kind)).toEqual(['PARTIAL', 'EXACT']);
  // Alone the second one is a part.
  expect((await confirm(parts.id, pairs.slice(1))).status).toBe(409);
  expect((await confirm(parts.id, pairs)).body).toMatchObject([{ id: other.id, status: 'paid' }]);
});

test('[FEE-64] two equal amounts on two pages of one statement are two payments', async () => {
  const [one, other] = [await issued(), await issued()];
  const statement = { id: crypto.randomUUID(), created: '2026-11-21T07:00:00+00:00' };
  const entries = [{ amount: '77.00', debtor: 'Cerâmica', text: 'Taxa anual', bankReference: 'NOTPROVIDED' }];
  const first = await read({ ...statement, page: 1, entries });
  const second = await read({ ...statement, page: 2, entries });
  const again = await read({ entries });
  expect([first, second, again].map((page) => page.entries[0].isRepeated)).toEqual([false, false, true]);
  const part = (entryId: string, invoice: { id: string }): Pair => ({
    entryId,
    invoiceId: invoice.id,
    kind: 'PARTIAL',
  });
  expect((await confirm(first.id, [part(first.entries[0].id, one)])).status).toBe(200);
  expect((await confirm(second.id, [part(second.entries[0].id, other)])).status).toBe(200);
});

test('[FEE-64] an entry that an earlier statement has is confirmed when the administrator says so', async () => {
  const invoice = await issued();
  const entries = [{ amount: '500.00', reference: invoice.paymentReference, bankReference: crypto.randomUUID() }];
  await read({ entries });
  const { id, entries: stored } = await read({ entries });
  const pair: Pair = { entryId: stored[0].id, invoiceId: invoice.id, kind: 'PARTIAL' };
  expect(await confirm(id, [pair])).toMatchObject({ status: 409, body: { code: 'error_bank_entry_repeated' } });
  expect(await confirm(id, [{ ...pair, repeated: false }])).toMatchObject({ status: 409 });
  expect((await confirm(id, [{ ...pair, repeated: true }])).body).toMatchObject([{ id: invoice.id, paidAmount: 500 }]);
  expect((await t.as(s.admin).get(`${path}/${id}`)).body.entries).toMatchObject([
    { isRepeated: true, payment: { confirmedBy: expect.any(String) }, match: { invoiceId: invoice.id } },
  ]);
});

test('[FEE-65] a paid invoice is found by its number, and takes what was received twice', async () => {
  const [byProof, byBank] = [await issued(), await issued()];
  await s.pay(byProof.id);
  await confirmFirst(await received(byBank, '1230.00'), byBank);
  const find = async ({ number }: { number: string }) => {
    const query = new URLSearchParams({ searchQuery: number });
    for (const status of ['pending', 'overdue', 'paid']) query.append('invoiceStatus', status);
    return (await t.as(s.admin).get(`/api/admin/invoices?${query}`)).body.items;
  };
  expect(await find(byProof)).toMatchObject([{ status: 'paid', openAmount: 0, unreceivedAmount: 1230 }]);
  expect(await find(byBank)).toMatchObject([{ status: 'paid', openAmount: 0, unreceivedAmount: 0 }]);
  const amounts = ['1230.00', '1230.00'].map((amount) => ({ amount, text: 'Transferência' }));
  const { id, entries } = await read({ entries: amounts });
  const sent: Pair[] = [
    { entryId: entries[0].id, invoiceId: byProof.id, kind: 'EXACT' },
    { entryId: entries[1].id, invoiceId: byBank.id, kind: 'OVER' },
  ];
  expect((await confirm(id, sent)).status).toBe(200);
  expect(await invoiceNow(byProof)).toMatchObject({ unreceivedAmount: 0, overpaidAmount: 0 });
  expect(await invoiceNow(byBank)).toMatchObject({ unreceivedAmount: 0, overpaidAmount: 1230 });
});

test('[FEE-66] more entries than one confirmation takes are refused', async () => {
  const { id } = await read({ entries: [] });
  const pairs = Array.from({ length: 501 }, (): Pair => ({ entryId: id, invoiceId: id, kind: 'EXACT' }));
  expect(await confirm(id, pairs)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'entries', key: 'error_max_items', params: { max: 500 } }] },
  });
});
