// Search in Greek and Cyrillic letters, whatever their case and accents: over HTTP, in every searchable list.

import { projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

const greek = 'ΑΙΟΛΙΚΉ Ισχύς Προΐστιος';
const bulgarian = 'Слънчева Ёлка Йордан';

let t: TestApp;
let scene: ContractScene;
let owner: TestUser;
let entityId: string;
const made: Record<string, string> = {};

beforeAll(async () => {
  t = await startTestApp();
  scene = await contractScene(t);
  await scene.setFees();
  owner = await t.make.user();
  entityId = (await t.make.entity(owner, { name: `${greek} ${bulgarian}` })).id;
  const name = `${greek} ${bulgarian}`;
  const location = { parish: 'Αλεξανδρούπολη', municipality: 'Пловдив', country: 'greece' as const };
  const project = projectPayload(entityId, await t.make.file(owner), { designation: 'Projeto', location });
  made.project = (await t.as(owner).post('/api/projects', project)).body.id;
  await t.as(scene.admin).post(`/api/admin/projects/${made.project}/approve`, {});
  made.offer = (await t.make.offer(owner, entityId, { name })).id;
  const contract = await scene.registered({ name, location: { ...location, country: 'portugal' } });
  await scene.approve(contract.id);
  made.contract = contract.id;
  made.invoice = (await scene.invoicesOf(contract.id))[0].id;
  const body = { entityType: 'PROJECT', projectId: made.project, legalEntityId: scene.buyerEntity.id };
  made.negotiation = (await t.as(scene.buyer).post('/api/negotiations', { ...body, message: 'Bom dia' })).body.id;
  made.entity = entityId;
  made.user = owner.id;
  const named = { first_name: greek, last_name: bulgarian };
  await t.db.updateTable('app_user').set(named).where('id', '=', owner.id).execute();
  await t.runJobs();
});

const lists: [path: string, what: string, who: () => TestUser][] = [
  ['/api/projects', 'project', () => owner],
  ['/api/search/projects', 'project', () => scene.buyer],
  ['/api/admin/projects', 'project', () => scene.admin],
  ['/api/search/offers', 'offer', () => scene.buyer],
  ['/api/energy-contracts', 'contract', () => scene.owner],
  ['/api/admin/invoices', 'invoice', () => scene.admin],
  ['/api/negotiations', 'negotiation', () => scene.buyer],
  ['/api/legal-entities', 'entity', () => owner],
  ['/api/admin/legal-entities', 'entity', () => scene.admin],
  ['/api/admin/users', 'user', () => scene.admin],
];
const found = async (path: string, reader: TestUser, typed: string): Promise<string[]> => {
  const { status, body } = await t.as(reader).get(`${path}?searchQuery=${encodeURIComponent(typed)}`);
  expect([path, typed, status]).toEqual([path, typed, 200]);
  return body.items.map(({ id }: { id: string }) => id);
};

const typedTexts = [
  ...['αιολική', 'ΑΙΟΛΙΚΗ', 'αιολικη', 'Αιολ', 'ισχυσ', 'ΙΣΧΎΣ', 'ισχύς', 'προϊστιος', 'προιστιοσ'],
  ...['слънчева', 'СЛЪНЧЕВА', 'Слънч', 'елка', 'ЁЛКА', 'йордан', 'ЙОРДАН', 'И\u0306ордан'],
];

test.each(lists)('[SRCH-11] %s', async (path, what, who) => {
  for (const typed of typedTexts) expect([typed, await found(path, who(), typed)]).toEqual([typed, [made[what]]]);
  expect(await found(path, who(), 'θαλασσα')).toEqual([]);
});

test('[SRCH-11] places, in the market and in the public database of contracts', async () => {
  for (const typed of ['αλεξανδρουπολη', 'ΑΛΕΞΑΝΔΡΟΎΠΟΛΗ', 'пловдив', 'ПЛОВДИВ']) {
    expect([typed, await found('/api/search/projects', scene.buyer, typed)]).toEqual([typed, [made.project]]);
    expect([typed, await found('/api/search/energy-contracts', scene.buyer, typed)]).toEqual([typed, [made.contract]]);
  }
});

test.each(['αιολκή', 'ΑΙΟΛΚΗ', 'слънчва', 'ПЛОДИВ'])('a misspelt word, whatever its case: %s', async (typed) => {
  expect(await found('/api/search/projects', scene.buyer, typed)).toEqual([made.project]);
});

test('[SRCH-43] a saved search in other letters of the same words is told of the new item', async () => {
  const savers = await Promise.all(
    ['αιολικη ισχυς', 'СЛЪНЧЕВА Елка', 'θάλασσα'].map(async (searchQuery) => {
      const saver = await t.make.user();
      await t.make.entity(saver);
      const search = { name: 'A', notify: true, listEntity: 'projects', filters: { searchQuery } };
      expect((await t.as(saver).post('/api/search/save', search)).status).toBe(201);
      return saver;
    }),
  );
  const { body } = await t.as(owner).post('/api/projects', projectPayload(entityId, await t.make.file(owner)));
  await t.as(scene.admin).post(`/api/admin/projects/${body.id}/approve`, {});
  await t.runJobs();
  const told = savers.map(async (saver) => (await t.as(saver).get('/api/notifications')).body.total);
  expect(await Promise.all(told)).toEqual([1, 1, 0]);
});
