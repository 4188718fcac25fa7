// Of which events a company's programs are told: what its people hear, what they did themselves, each of many.
import { beforeEach, expect, test } from 'vitest';
import { contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { webhookScene } from '../../../test/webhooks/webhook-scene.ts';

const t = await startTestApp();
const s = await webhookScene(t);
const contracts = await contractScene(t);
const parties = await makeParties(t);

beforeEach(async () => {
  await t.runJobs();
  await t.db.deleteFrom('webhook').execute();
});

const listen = (by: TestUser, entityId: string) => s.add({}, by, entityId);
/** Type and record of what a webhook was told, in their order. */
async function toldTo(by: TestUser, hook: { path: string }): Promise<[string, string][]> {
  await t.runJobs();
  const rows = await t.db
    .selectFrom('webhook_delivery')
    .select(['type', 'body'])
    .where('webhook_id', '=', hook.path.split('/').at(-1) ?? '')
    .orderBy('id')
    .execute();
  expect(await s.deliveries(hook, '', by)).toHaveLength(rows.length);
  return rows.map(({ type, body }) => [type, JSON.parse(body).resource.id]);
}

test('[INT-33] a negotiation is told to both sides, also what the own people did', async () => {
  const seller = await listen(parties.seller, parties.sellers.id);
  const buyer = await listen(parties.buyer, parties.buyers.id);
  const stranger = await listen(parties.stranger, parties.strangers.id);
  const { id } = await parties.negotiate({ message: 'Bom dia' });
  await t.runJobs();
  await parties.saveVersion(parties.seller, id);
  const told = [
    ['negotiation.started', id],
    ['negotiation.message', id],
    ['negotiation.version_created', id],
  ];
  expect((await toldTo(parties.seller, seller)).toSorted()).toEqual(told.toSorted());
  expect((await toldTo(parties.buyer, buyer)).toSorted()).toEqual(told.toSorted());
  expect(await toldTo(parties.stranger, stranger)).toEqual([]);
});

test('[INT-33] of a bulk decision each contract and each invoice is told, to people only the whole', async () => {
  await contracts.setFees();
  const first = await listen(contracts.owner, contracts.seller.id);
  const second = await listen(contracts.buyer, contracts.buyerEntity.id);
  const ids = [(await contracts.registered()).id, (await contracts.registered()).id];
  await t.as(contracts.admin).post('/api/admin/energy-contracts/decisions', { ids, decision: 'approve' });
  const told = await toldTo(contracts.owner, first);
  expect(
    told
      .filter(([type]) => type === 'energy_contract.approved')
      .map(([, id]) => id)
      .toSorted(),
  ).toEqual(ids.toSorted());
  expect(told.filter(([type]) => type === 'invoice.issued')).toHaveLength(2);
  expect((await toldTo(contracts.buyer, second)).map(([type]) => type)).toEqual(
    Array(2).fill('energy_contract.approved'),
  );
  const { body } = await t.as(contracts.viewer).get('/api/notifications?limit=100');
  const keys = body.items.map((one: { title: { translationKey: string } }) => one.title.translationKey);
  expect(keys).toEqual(['contract_decision.approved']);
});

test('[INT-34] a second party learns of a contract what it may read, and nothing of one that it may read no more', async () => {
  const second = await listen(contracts.buyer, contracts.buyerEntity.id);
  const { id } = await contracts.registered();
  await contracts.approve(id);
  const rejected = (await contracts.registered()).id;
  await contracts.reject(rejected);
  expect(await toldTo(contracts.buyer, second)).toEqual([['energy_contract.approved', id]]);
  await t.db
    .updateTable('legal_entity')
    .set({ status: 'rejected' })
    .where('id', '=', contracts.buyerEntity.id)
    .execute();
  expect((await t.as(contracts.buyer).get(`/api/energy-contracts/${id}`)).status).toBe(404);
  const [{ id: deliveryId }] = await s.deliveries(second, '', contracts.buyer);
  const { body } = await t.as(contracts.buyer).get(`${second.path}/deliveries/${deliveryId}`);
  expect(Object.keys(JSON.parse(body.body))).toEqual([
    'id',
    'version',
    'type',
    'createdAt',
    'sequence',
    'company',
    'resource',
  ]);
});

test('[INT-33] a decision that is undone is told to nobody', async () => {
  const slow = await startTestApp({ UNDO_SECONDS: '60' });
  const other = await webhookScene(slow);
  const hook = await other.add();
  const project = await other.decide();
  const undone = await slow.as(other.admin).post(`/api/admin/projects/${project.id}/undo`);
  expect(undone.status).toBe(200);
  await other.runLater();
  expect(await other.deliveries(hook)).toEqual([]);
  await other.decide();
  await other.runLater();
  expect(await other.deliveries(hook)).toMatchObject([{ type: 'project.approved', status: 'delivered' }]);
});
