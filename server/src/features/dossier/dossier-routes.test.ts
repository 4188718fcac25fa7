// What administrators see of a company beside its record, over HTTP on a real database.
import { dossierKinds } from '@wattpact/domain/dossier/dossier-api';
import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { newId } from '../../platform/ids.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

const of = (id: string, part: string) => t.as(s.admin).get(`/api/admin/legal-entities/${id}/${part}`);

test.each(['dossier', 'negotiations'])('the %s is for administrators, and of a company that exists', async (part) => {
  const path = `/api/admin/legal-entities/${s.seller.id}/${part}`;
  expect((await t.anonymous.get(path)).status).toBe(401);
  expect((await t.as(s.owner).get(path)).status).toBe(403);
  expect((await t.as(s.admin).get(path)).status).toBe(200);
  for (const id of [newId(), 'x']) expect((await of(id, part)).status).toBe(404);
});

test('[ADM-53] the counts are the totals of the lists, narrowed to the company', async () => {
  const project = await t.make.project(s.owner, s.seller.id);
  await t.make.project(s.owner, s.seller.id, { status: 'deleted' });
  await t.make.offer(s.buyer, s.buyerEntity.id);
  const contract = await s.registered();
  await s.approve(contract.id);
  const opened = { entityType: 'PROJECT', projectId: project.id, legalEntityId: s.buyerEntity.id };
  expect((await t.as(s.buyer).post('/api/negotiations', opened)).status).toBe(201);
  const paths: Record<string, string> = {
    projects: 'projects?',
    offers: 'offers?',
    energyContracts: 'energy-contracts?',
    invoices: 'invoices?',
  };
  for (const { id } of [s.seller, s.buyerEntity]) {
    const { counts } = (await of(id, 'dossier')).body;
    expect(Object.keys(counts)).toEqual([...dossierKinds]);
    for (const [kind, path] of Object.entries(paths)) {
      const { total } = (await t.as(s.admin).get(`/api/admin/${path}legalEntityId=${id}`)).body;
      expect([kind, counts[kind]]).toEqual([kind, total]);
    }
    expect(counts.negotiations).toBe((await of(id, 'negotiations')).body.total);
  }
  // The second party has the contract, too.
  expect((await of(s.buyerEntity.id, 'dossier')).body.counts).toMatchObject({ projects: 0, energyContracts: 1 });
});

test('[ADM-54] a negotiation is listed with its item, the other side and its status, and nothing that was said', async () => {
  const project = await t.make.project(s.owner, s.seller.id, { designation: 'Charneca Sul' });
  const opened = { entityType: 'PROJECT', projectId: project.id, legalEntityId: s.buyerEntity.id };
  const { body: negotiation } = await t.as(s.buyer).post('/api/negotiations', opened);
  await t.as(s.buyer).post(`/api/negotiations/${negotiation.id}/messages`, { text: 'Um segredo' });
  const sides = [
    [s.seller.id, 'Cerâmica Barro Novo, S.A.'],
    [s.buyerEntity.id, 'Solar da Planície, Lda.'],
  ] as const;
  for (const [id, other] of sides) {
    const { body } = await of(id, 'negotiations');
    expect(body.items[0]).toMatchObject({
      id: negotiation.id,
      item: { id: project.id, name: 'Charneca Sul', kind: 'PROJECT' },
      counterparty: { name: other },
      versions: 0,
    });
    expect(JSON.stringify(body)).not.toContain('segredo');
  }
  expect((await of(s.seller.id, 'negotiations?status=CLOSED')).body.items).toEqual([]);
  expect((await of(s.seller.id, 'negotiations?status=OPEN')).status).toBe(400);
});

test('[ADM-53] others with the same number are named, also deleted ones', async () => {
  const fiscalNumber = '999999990';
  const first = await t.make.entity(s.stranger, { fiscalNumber, status: 'deleted', name: 'Antiga, Lda.' });
  const second = await t.make.entity(s.stranger, { fiscalNumber, name: 'Nova, Lda.' });
  expect((await of(second.id, 'dossier')).body.sameNumber).toEqual([
    { id: first.id, name: 'Antiga, Lda.', status: 'deleted' },
  ]);
  expect((await of(s.seller.id, 'dossier')).body.sameNumber).toEqual([]);
});
