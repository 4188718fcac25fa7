// The main job from end to end, through the API alone: from two strangers' sign-ups to an active contract.

import {
  contractPayload,
  legalEntityPayload,
  nextFiscalNumber,
  offerPayload,
  projectPayload,
} from '@wattpact/domain/samples/sample-payloads';
import { expect, test } from 'vitest';
import { startTestApp } from '../test/support/test-app.ts';
import { upload } from '../test/support/uploads.ts';

const t = await startTestApp();

interface Person {
  token: string;
}

async function signUp(firstName: string): Promise<Person> {
  const answer = await t.anonymous.post('/api/auth/sign-up', {
    firstName,
    lastName: 'Teste',
    email: `${firstName.toLowerCase()}@empresa.example`,
    password: 'Correct-1horse',
    acceptTerms: true,
  });
  expect(answer.status).toBe(201);
  return { token: answer.body.token };
}

const pdf = async (who: Person) => (await upload(t.as(who))).body.id;
const titles = async (who: Person) =>
  (await t.as(who).get('/api/notifications?limit=100')).body.items.map(
    (one: { title: { translationKey: string } }) => one.title.translationKey,
  );

test('[GEN-01, GEN-02, GEN-03, GEN-04, GEN-05, GEN-06, GEN-07, GEN-11] two strangers come to an active contract', async () => {
  const [seller, buyer, admin] = [await signUp('Sara'), await signUp('Bruno'), await t.make.admin()];
  const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect({ status, body }).toMatchObject({ status: expect.toSatisfy((code: number) => code < 300) });
    // biome-ignore lint/suspicious/noExplicitAny: the journey reads answers field by field
    return body as any;
  };

  // Entities: one approved, one rejected, corrected and approved.
  const spanish = { country: 'spain' as const, fiscalNumber: 'B64717838', postalCode: '28001', city: 'Madrid' };
  const sellerEntity = await ok(
    t
      .as(seller)
      .post('/api/legal-entities/create', legalEntityPayload([{ fileId: await pdf(seller), category: 'other' }])),
  );
  const buyerBody = legalEntityPayload([{ fileId: await pdf(buyer), category: 'other' }], {
    ...spanish,
    name: 'Hornos del Sur, S.L.',
  });
  const buyerEntity = await ok(t.as(buyer).post('/api/legal-entities/create', buyerBody));
  await ok(t.as(admin).post(`/api/admin/legal-entities/${sellerEntity.id}/approve`, {}));
  await ok(t.as(admin).post(`/api/admin/legal-entities/${buyerEntity.id}/reject`, { comment: 'Falta el poder.' }));
  await ok(
    t.as(buyer).put(`/api/legal-entities/${buyerEntity.id}`, { ...buyerBody, city: 'Getafe' }, { 'if-match': '2' }),
  );
  await ok(t.as(admin).post(`/api/admin/legal-entities/${buyerEntity.id}/approve`, {}));

  // A project and an offer reach the marketplace.
  const project = await ok(t.as(seller).post('/api/projects', projectPayload(sellerEntity.id, await pdf(seller))));
  expect((await t.as(buyer).get('/api/search/projects')).body.total).toBe(0);
  await ok(t.as(admin).post(`/api/admin/projects/${project.id}/approve`, { comment: 'Conferido.' }));
  const found = await ok(
    t.as(buyer).get('/api/search/projects?countries=portugal&technologies=SOLAR_POWER&maxPrice=40'),
  );
  expect(found.items.map(({ id }: { id: string }) => id)).toEqual([project.id]);
  const offer = await ok(t.as(buyer).post('/api/offers', offerPayload(buyerEntity.id)));
  await ok(t.as(admin).post(`/api/admin/offers/${offer.id}/approve`, {}));
  expect((await t.as(seller).get('/api/search/offers')).body.total).toBe(1);

  // They negotiate and exchange versions of the terms.
  const opening = {
    entityType: 'PROJECT',
    projectId: project.id,
    legalEntityId: buyerEntity.id,
    message: 'Buenos días.',
  };
  const negotiation = await ok(t.as(buyer).post('/api/negotiations', opening));
  const talk = `/api/negotiations/${negotiation.id}`;
  await ok(t.as(seller).post(`${talk}/messages`, { text: 'Bom dia.' }));
  const {
    firstPartyLegalEntityId: _,
    secondPartyFiscalInfo: __,
    roleInEnergyContract: ___,
    ...terms
  } = contractPayload('x');
  const first = await ok(t.as(seller).post(`${talk}/contract-templates`, terms));
  const cheaper = { ...terms, financialConditions: { ...terms.financialConditions, price: 33.5 } };
  await ok(t.as(buyer).put(`${talk}/contract-templates/${first.id}`, cheaper, { 'if-match': '1' }));
  expect((await t.as(seller).get(`${talk}/contract-templates/changes`)).body).toEqual([
    { fieldName: 'price', oldValue: 34, newValue: 33.5, by: [{ version: 2, authorName: expect.any(String) }] },
  ]);

  // Signed: registered from the latest version, approved, invoiced, paid.
  await ok(
    t.as(admin).put('/api/admin/fee-configuration', {
      iban: 'PT50999900010000001234589',
      fees: ['REGISTRATION', 'MODIFICATION', 'CELEBRATION', 'LATE_PAYMENT', 'EARLY_TERMINATION'].map((feeType) => ({
        feeType,
        amount: 2500,
        paymentDeadlineDays: 30,
        taxRate: 23,
        periodicity: 'ONE_TIME_PAYMENT',
      })),
    }),
  );
  const latest = await ok(t.as(seller).get(`${talk}/contract-templates/latest`));
  expect(latest.terms).toMatchObject({
    roleInEnergyContract: 'SELLER',
    secondPartyFiscalInfo: { fiscalNumber: 'B64717838' },
  });
  const fee = await ok(
    t.as(seller).post('/api/fee-calculation/calculate', {
      feeType: 'celebration',
      entityType: 'contract',
      entityId: sellerEntity.id,
      params: {},
    }),
  );
  expect(fee.price).toBe(3075);
  const contract = await ok(
    t.as(seller).post('/api/energy-contracts', {
      ...latest.terms,
      firstPartyLegalEntityId: sellerEntity.id,
      negotiationId: negotiation.id,
    }),
  );
  expect(contract).toMatchObject({ status: 'pending_validation', financialConditions: { price: 33.5 } });
  expect((await t.as(buyer).get(talk)).body).toMatchObject({ status: 'CLOSED', energyContractId: contract.id });
  await ok(t.as(admin).post(`/api/admin/energy-contracts/${contract.id}/approve`, {}));
  const { items } = await ok(t.as(seller).get(`/api/invoices?energyContractId=${contract.id}`));
  expect(items[0]).toMatchObject({ status: 'pending', totalPrice: 3075, feeType: 'CELEBRATION' });
  await ok(t.as(seller).post(`/api/payments/${items[0].id}/upload-file/${await pdf(seller)}`));
  await ok(t.as(admin).post(`/api/admin/payments/${items[0].id}/verify`, { status: 'confirmed' }));
  expect((await t.as(seller).get(`/api/energy-contracts/${contract.id}`)).body.status).toBe('active');
  expect((await t.as(buyer).get(`/api/energy-contracts/${contract.id}`)).body.firstPartyLegalEntity).toEqual({
    id: sellerEntity.id,
    name: sellerEntity.name,
  });

  // The history has every act, and everyone concerned was notified.
  const history = await ok(t.as(seller).get(`/api/energy-contracts/${contract.id}/history`));
  expect(history.map(({ status }: { status: string }) => status)).toEqual([
    'active',
    'payment_done',
    'waiting_payment',
    'approved',
    'created',
  ]);
  await t.runJobs();
  expect(await titles(seller)).toEqual(
    expect.arrayContaining([
      'legal_entity.approved',
      'project.approved',
      'message.new_message',
      'energy_contract.approved',
    ]),
  );
  expect(await titles(buyer)).toEqual(
    expect.arrayContaining([
      'legal_entity.rejected',
      'legal_entity.approved',
      'offer.approved',
      'message.new_message',
      'contract_template.created',
    ]),
  );
  expect(await titles(admin)).toEqual(expect.arrayContaining(['legal_entity.pending_validation']));
  expect(nextFiscalNumber()).toMatch(/^59/);
});
