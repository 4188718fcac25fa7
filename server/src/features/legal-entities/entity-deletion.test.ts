// What an administrator's deletion of a legal entity does to everything that depends on it.
import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;
beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

test('[ENT-72] negotiations end, projects and offers go, contracts and invoices stay readable', async () => {
  const { id: contractId } = await s.registered();
  await s.approve(contractId);
  const [invoice] = await s.invoicesOf(contractId);
  const project = await t.make.project(s.owner, s.seller.id);
  const offer = await t.make.offer(s.owner, s.seller.id);
  const negotiation = { entityType: 'PROJECT', projectId: project.id, legalEntityId: s.buyerEntity.id };
  const { body: opened } = await t.as(s.buyer).post('/api/negotiations', { ...negotiation, message: 'Bom dia' });

  const entity = `/api/admin/legal-entities/${s.seller.id}`;
  const dry = await t.as(s.admin).delete(`${entity}?dry_run=true`);
  expect([dry.status, dry.body.conflicts.map(({ kind }: { kind: string }) => kind).sort()]).toEqual([
    409,
    ['energy_contracts', 'invoices', 'negotiations', 'offers', 'projects'],
  ]);
  expect((await t.as(s.admin).delete(`${entity}?force=true`)).status).toBe(204);

  const desk = t.as(s.admin);
  expect((await t.as(s.buyer).get(`/api/negotiations/${opened.id}`)).body.status).toBe('CANCELLED');
  const gone = { status: 'deleted', isPublishedInMarketplace: false };
  expect((await desk.get(`/api/admin/projects/${project.id}`)).body).toMatchObject(gone);
  expect((await desk.get(`/api/admin/offers/${offer.id}`)).body).toMatchObject(gone);
  for (const path of [`/api/projects/${project.id}`, `/api/offers/${offer.id}`])
    expect((await t.as(s.buyer).get(path)).status).toBe(404);
  expect((await t.as(s.buyer).get(`/api/energy-contracts/${contractId}`)).body.id).toBe(contractId);
  expect((await desk.get(`/api/admin/energy-contracts/${contractId}`)).body.id).toBe(contractId);
  expect((await desk.get(`/api/admin/invoices/${invoice.id}`)).body.id).toBe(invoice.id);
});
