import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;
let colleague: TestUser;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
  colleague = await t.make.admin();
});

/** The keys of the user's notifications, which are deleted afterwards. */
async function newsOf(user: TestUser): Promise<string[]> {
  const { body } = await t.as(user).get('/api/notifications?limit=100');
  for (const { id } of body.items) await t.as(user).delete(`/api/notifications/${id}`);
  return body.items.map(({ title }: { title: { translationKey: string } }) => title.translationKey).sort();
}
const everybody = async () => {
  await t.runJobs();
  const people = [s.owner, s.contracting, s.registry, s.viewer, s.buyer, s.stranger, s.admin, colleague];
  const [owner, contracting, registry, viewer, buyer, stranger, admin, other] = await Promise.all(people.map(newsOf));
  return { owner, contracting, registry, viewer, buyer, stranger, admin, other };
};

test('[NOT-07, NOT-08] who hears of a contract and of its fee, from registration to termination', async () => {
  await everybody();
  const none = { owner: [], contracting: [], registry: [], viewer: [], buyer: [], stranger: [], admin: [], other: [] };
  const { id, name } = await s.registered();
  const waiting = ['energy_contract.pending_validation'];
  expect(await everybody()).toEqual({ ...none, admin: waiting, other: waiting });

  await s.approve(id, { comment: 'Tudo certo.' });
  const approved = ['energy_contract.approved'];
  const billed = [...approved, 'payment.issued'];
  expect(await everybody()).toEqual({
    ...none,
    owner: billed,
    contracting: billed,
    registry: approved,
    viewer: approved,
    buyer: approved,
  });

  const [invoice] = await s.invoicesOf(id);
  const fileId = await t.make.file(s.contracting);
  await t.as(s.contracting).post(`/api/payments/${invoice.id}/upload-file/${fileId}`);
  const uploaded = ['payment.confirmation_uploaded'];
  expect(await everybody()).toEqual({ ...none, admin: uploaded, other: uploaded });

  await t.as(s.admin).post(`/api/admin/payments/${invoice.id}/verify`, { status: 'confirmed' });
  const active = ['energy_contract.active'];
  const paid = [...active, 'payment.paid'];
  expect(await everybody()).toEqual({ ...none, owner: paid, contracting: paid, registry: active, viewer: active });

  await s.setFees(0);
  await t
    .as(s.contracting)
    .post(`/api/energy-contracts/${id}/terminate`, { terminationType: 'OTHER', details: 'Venda.' });
  const ended = ['energy_contract.terminated'];
  expect(await everybody()).toEqual({ ...none, owner: ended, registry: ended, viewer: ended, buyer: ended });

  const mails = await t.db.selectFrom('mail').select(['recipient', 'kind', 'subject']).orderBy('created_at').execute();
  expect(mails).toContainEqual({
    recipient: s.contracting.email,
    kind: 'payment.issued',
    subject: `Foi emitida a fatura ${invoice.number} a ${s.seller.name}`,
  });
  expect(mails).toContainEqual({
    recipient: s.buyer.email,
    kind: 'energy_contract.approved',
    subject: `O contrato ${name}, de ${s.seller.name}, foi aprovado`,
  });
  expect(mails.filter(({ recipient }) => recipient === colleague.email)).toEqual([]);
});

test('[NOT-02, NOT-08] a rejection brings its comment, a deletion its justification, a free approval one piece of news', async () => {
  await s.setFees(0);
  const { id } = await s.registered();
  await s.reject(id);
  await t.runJobs();
  const { items } = (await t.as(s.viewer).get('/api/notifications?limit=5')).body;
  expect(items[0]).toMatchObject({
    message: 'Falta a assinatura.',
    title: {
      translationKey: 'energy_contract.rejected',
      data: { resourceType: 'energy_contract', resourceId: id, status: 'rejected', resourceEntity: s.seller.name },
    },
  });
  await everybody();
  expect((await t.as(s.admin).patch(`/api/admin/energy-contracts/${id}/pending_validation`, {})).status).toBe(200);
  expect((await everybody()).viewer).toEqual(['energy_contract.pending_validation']);
  await s.approve(id);
  expect((await everybody()).viewer).toEqual(['energy_contract.approved']);
  await t.as(s.admin).delete(`/api/admin/energy-contracts/${id}`, { justification: 'Duplicado.' });
  expect(await everybody()).toMatchObject({
    owner: ['energy_contract.deleted'],
    viewer: ['energy_contract.deleted'],
    stranger: [],
  });
});

test('[NOT-08] those who pay hear of rejected confirmations, overdue and cancelled invoices', async () => {
  await s.setFees();
  const { id } = await s.registered();
  await s.approve(id);
  await everybody();
  const [invoice] = await s.invoicesOf(id);
  await t.as(s.contracting).post(`/api/payments/${invoice.id}/upload-file/${await t.make.file(s.contracting)}`);
  await t.as(s.admin).post(`/api/admin/payments/${invoice.id}/verify`, { status: 'rejected', comment: 'Ilegível.' });
  await t.as(s.admin).patch(`/api/admin/invoices/${invoice.id}/cancelled`, {});
  const news = await everybody();
  expect(news.owner).toEqual(['energy_contract.active', 'payment.cancelled', 'payment.payment_rejected']);
  expect(news.registry).toEqual(['energy_contract.active']);
});
