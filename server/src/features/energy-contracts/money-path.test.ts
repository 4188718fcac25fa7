import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene, testIban } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp({ ISSUER_NAME: 'Plataforma Demo PPA, S.A.', ISSUER_FISCAL_NUMBER: '590101375' });
  s = await contractScene(t);
});

const fee = (id: string) => t.as(s.admin).get(`/api/admin/energy-contracts/${id}/approval-fee`);
const contract = async (id: string) => (await t.as(s.admin).get(`/api/admin/energy-contracts/${id}`)).body;

test('[FEE-25] without fees an approval answers 409 and changes nothing', async () => {
  const { id } = await s.registered();
  expect(await s.approve(id)).toMatchObject({ status: 409, body: { code: 'error_fee_not_configured' } });
  expect(await fee(id)).toMatchObject({ status: 409, body: { code: 'error_fee_not_configured' } });
  expect(await contract(id)).toMatchObject({ status: 'pending_validation', version: 1 });
  expect(await s.historyOf(id)).toEqual(['created']);
});

test('[FEE-16, FEE-28, FEE-29, CON-106, CON-108, CON-113] approval issues the invoice, its payment makes the contract active', async () => {
  await s.setFees();
  const { id, number } = await s.registered();
  // Named before it binds.
  const named = { feeType: 'REGISTRATION', netPrice: 1000, taxRate: 23, taxAmount: 230, price: 1230 };
  const { body: asked } = await fee(id);
  expect(asked.fee).toMatchObject(named);
  expect(await s.approve(id, { comment: 'Tudo certo.' })).toMatchObject({
    status: 200,
    body: { status: 'approved', hasPendingInvoice: true },
  });
  expect(await s.historyOf(id)).toEqual(['waiting_payment', 'approved', 'created']);
  const [invoice] = await s.invoicesOf(id);
  expect(invoice).toMatchObject({
    status: 'pending',
    feeType: 'REGISTRATION',
    netPrice: 1000,
    taxRate: 23,
    taxAmount: 230,
    totalPrice: 1230,
    reverseCharge: false,
    iban: testIban,
    beneficiary: 'Plataforma Demo PPA, S.A.',
    legalEntity: { id: s.seller.id, name: s.seller.name },
    energyContract: { id, number },
    paymentStatus: null,
  });
  expect(invoice.dueDate).toBe(asked.fee.dueDate);
  // A further approval issues none.
  expect((await fee(id)).body).toEqual({ fee: null });
  expect(invoice.number).toMatch(/^DP \d{4}\/\d{6}$/);
  expect(invoice.paymentReference).toMatch(/^RF\d\dDP\d{10}$/);
  const paid = await s.pay(invoice.id);
  expect(paid).toMatchObject({
    status: 200,
    body: { status: 'paid', paymentStatus: 'confirmed', allowedActions: ['uploadInvoiceFile'] },
  });
  expect(await contract(id)).toMatchObject({ status: 'active', hasPendingInvoice: false });
  expect(await s.historyOf(id)).toEqual(['active', 'payment_done', 'waiting_payment', 'approved', 'created']);
});
