import type { Language } from '@wattpact/domain/terms/enumerations';
import { beforeAll, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { readPdf } from '../../../test/support/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp({ ISSUER_NAME: 'Plataforma Demo PPA, S.A.', ISSUER_FISCAL_NUMBER: '590101375' });
  s = await contractScene(t);
  await s.setFees();
});

async function issued() {
  const { id } = await s.registered();
  await s.approve(id);
  return (await s.invoicesOf(id))[0];
}

/** The text of the document, and its headers, as this user gets it. */
async function documentOf(invoiceId: string, user: TestUser, language: Language = 'pt') {
  await t.db.updateTable('app_user').set({ language }).where('id', '=', user.id).execute();
  const { statusCode, headers, rawPayload } = await t.app.inject({
    url: `/api/invoices/${invoiceId}/document`,
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(statusCode).toBe(200);
  const { pages } = await readPdf(rawPayload);
  return { headers, text: pages.join('\n').replace(/\s+/g, ' ') };
}

test('says what is owed, to whom and how, with amounts that add up', async () => {
  const invoice = await issued();
  const { headers, text } = await documentOf(invoice.id, s.contracting);
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Documento de pagamento ${invoice.number.replace('/', '-')}.pdf"`,
  );
  for (const part of [
    `Documento de pagamento ${invoice.number}`,
    'Plataforma Demo PPA, S.A.',
    'NIF 590101375',
    s.seller.name,
    s.seller.fiscalNumber,
    invoice.energyContract.number,
    '1000,00 €',
    'IVA, 23 %',
    '230,00 €',
    '1230,00 €',
    'PT50 9999 0001 0000 0012 3458 9',
    invoice.paymentReference.replace(/(.{4})/g, '$1 ').trim(),
    'Pendente',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('autoliquidação');
});

test.each([
  ['en', 'Payment document', '€1,230.00'],
  ['es', 'Documento de pago', '1230,00 €'],
] as const)('is in the language of its reader: %s', async (language, title, total) => {
  const invoice = await issued();
  const { text } = await documentOf(invoice.id, s.contracting, language);
  expect(text).toContain(`${title} ${invoice.number}`);
  expect(text).toContain(total);
});

test('[FEE-28] bears the note of reverse charge where the customer accounts for the tax', async () => {
  const invoice = await issued();
  await ownerDb(t)
    .updateTable('invoice')
    .set({ tax_rate: 0, tax_cents: 0, total_cents: 100_000, reverse_charge: true })
    .where('id', '=', invoice.id)
    .execute();
  const { text } = await documentOf(invoice.id, s.admin);
  expect(text).toContain('IVA – autoliquidação. Artigo 6.º, n.º 6, alínea a) do CIVA, a contrário (M40).');
  expect(text).toContain('IVA, 0 %');
});

test('a settled invoice asks nobody to pay again', async () => {
  const invoice = await issued();
  await s.pay(invoice.id);
  const { text } = await documentOf(invoice.id, s.contracting);
  expect(text).toContain('Não há nada a pagar por este documento.');
  expect(text).not.toContain('PT50');
});

test('anonymous 401, others 404', async () => {
  const { id } = await issued();
  const path = `/api/invoices/${id}/document`;
  expect((await t.anonymous.get(path)).status).toBe(401);
  for (const user of [s.viewer, s.buyer, s.stranger]) expect((await t.as(user).get(path)).status).toBe(404);
});
