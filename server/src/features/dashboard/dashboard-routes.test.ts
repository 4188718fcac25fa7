import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { foldCounts } from './dashboard-queries.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
});

const metrics = (name: string) => t.as(s.admin).get(`/api/admin/dashboard/metrics/${name}`);
const paths = ['metrics/summary', 'metrics/created-contracts', 'metrics/ppa-negotiation-time', 'queue'];

test.each(paths)('[ADM-07, ADM-11] %s is for administrators', async (name) => {
  const path = `/api/admin/dashboard/${name}`;
  expect((await t.anonymous.get(path)).status).toBe(401);
  expect((await t.as(s.owner).get(path)).status).toBe(403);
  expect((await t.as(s.admin).get(path)).status).toBe(200);
});

test('[ADM-08, ADM-12, ADM-14] totals of what is not deleted, and what of it waits', async () => {
  const before = (await metrics('summary')).body;
  await t.make.project(s.owner, s.seller.id, { status: 'pending_validation' });
  await t.make.project(s.owner, s.seller.id, { status: 'closed' });
  await t.make.project(s.owner, s.seller.id, { status: 'deleted' });
  await t.make.offer(s.buyer, s.buyerEntity.id);
  await t.make.entity(s.owner, { status: 'rejected' });
  await s.registered();
  const { body } = await metrics('summary');
  expect(body).toEqual({
    ...before,
    legalEntities: before.legalEntities + 1,
    energyContracts: before.energyContracts + 1,
    projects: before.projects + 2,
    offers: before.offers + 1,
    pending: {
      ...before.pending,
      energyContracts: before.pending.energyContracts + 1,
      projects: before.pending.projects + 1,
    },
  });
});

test('[ADM-09, ADM-13] contracts of the last 30 days, one value per day of Portugal, zeros included', async () => {
  const today = lisbonDate(new Date());
  const created = async (at: string) => {
    const { id } = await s.registered();
    await t.db.updateTable('energy_contract').set({ created_at: at }).where('id', '=', id).execute();
    return id;
  };
  await t.db.updateTable('energy_contract').set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
  await created(`${today}T00:00:00.000Z`);
  await created(`${addDays(today, -29)}T12:00:00.000Z`);
  await created(`${addDays(today, -30)}T12:00:00.000Z`);
  const deleted = await created(`${addDays(today, -1)}T12:00:00.000Z`);
  await t.db.updateTable('energy_contract').set({ status: 'deleted' }).where('id', '=', deleted).execute();
  const { body } = await metrics('created-contracts');
  expect(body.map(({ date }: { date: string }) => date)).toEqual(
    Array.from({ length: 30 }, (_, index) => addDays(today, index - 29)),
  );
  expect(body.map(({ count }: { count: number }) => count)).toEqual([1, ...Array(28).fill(0), 1]);
});

test('[ADM-10, ADM-13] average days from first message to closing, by month, null where none closed', async () => {
  const today = lisbonDate(new Date());
  const months = (await metrics('ppa-negotiation-time')).body;
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({ month: today.slice(0, 7), averageDays: null });
  expect(months[0].month).toBe(`${Number(today.slice(0, 4)) - 1}-${addDays(`${today.slice(0, 7)}-28`, 4).slice(5, 7)}`);
  const closed = async (firstMessage: string | null, ended: string, status = 'CLOSED') => {
    const project = await t.make.project(s.owner, s.seller.id);
    const { body } = await t
      .as(s.buyer)
      .post('/api/negotiations', { entityType: 'PROJECT', projectId: project.id, legalEntityId: s.buyerEntity.id });
    await t.db
      .updateTable('negotiation')
      .set({ status, first_message_at: firstMessage, ended_at: ended })
      .where('id', '=', body.id)
      .execute();
  };
  const { month } = months[5];
  await closed(`${month}-01T12:00:00.000Z`, `${month}-11T12:00:00.000Z`);
  await closed(`${month}-05T12:00:00.000Z`, `${month}-10T12:00:00.000Z`);
  await closed(`${month}-05T12:00:00.000Z`, `${month}-28T12:00:00.000Z`, 'CANCELLED');
  await closed(null, `${month}-28T12:00:00.000Z`);
  expect((await metrics('ppa-negotiation-time')).body[5]).toEqual({ month, averageDays: 7.5 });
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Minutes apart from the others: the machine's clock may step back between two calls. */
async function waitsSince(table: 'energy_contract' | 'project' | 'legal_entity', id: string, at: string, created = at) {
  await t.db.updateTable(table).set({ submitted_at: at, created_at: created }).where('id', '=', id).execute();
}

test('[ADM-67] what waits for a decision, oldest first, with its reason', async () => {
  for (const table of ['legal_entity', 'project', 'offer', 'energy_contract'] as const)
    await t.db.updateTable(table).set({ status: 'rejected' }).where('status', '=', 'pending_validation').execute();
  const contract = await s.registered({ name: 'Primeiro' });
  const paid = await s.registered();
  await s.approve(paid.id);
  const [invoice] = await s.invoicesOf(paid.id);
  await t.as(s.contracting).post(`/api/payments/${invoice.id}/upload-file/${await t.make.file(s.contracting)}`);
  const project = await t.make.project(s.owner, s.seller.id, { status: 'pending_validation' });
  const edited = await s.registered({ name: 'Editado' });
  await t.as(s.contracting).put(`/api/energy-contracts/${edited.id}`, s.payload({ name: 'Editado' }));
  const entity = await t.make.entity(s.owner, { status: 'pending_validation', name: 'Nova, Lda.' });
  const asMade = (await t.as(s.admin).get('/api/admin/dashboard/queue')).body.items;
  expect(asMade.find(({ id }: { id: string }) => id === edited.id)).toMatchObject({ reason: 'edited', version: 2 });
  await waitsSince('energy_contract', contract.id, minutesAgo(50));
  const paidAt = { confirmation_at: minutesAgo(40) };
  await t.db.updateTable('invoice').set(paidAt).where('id', '=', invoice.id).execute();
  await waitsSince('project', project.id, minutesAgo(30));
  await waitsSince('energy_contract', edited.id, minutesAgo(20), minutesAgo(25));
  await waitsSince('legal_entity', entity.id, minutesAgo(10));
  const { body } = await t.as(s.admin).get('/api/admin/dashboard/queue');
  expect(body).toMatchObject({
    total: 5,
    items: [
      { kind: 'energy_contract', id: contract.id, name: 'Primeiro', entityName: s.seller.name, reason: 'created' },
      {
        kind: 'payment',
        id: invoice.id,
        name: invoice.number,
        entityName: s.seller.name,
        reason: 'confirmation_uploaded',
      },
      { kind: 'project', id: project.id, name: project.designation, entityName: s.seller.name },
      { kind: 'energy_contract', id: edited.id, reason: 'edited' },
      { kind: 'legal_entity', id: entity.id, name: 'Nova, Lda.', entityName: 'Nova, Lda.' },
    ],
  });
  const times = body.items.map(({ waitingSince }: { waitingSince: string }) => waitingSince);
  expect(times).toEqual([...times].sort());
  const second = await t.as(s.admin).get('/api/admin/dashboard/queue?limit=5&page=2');
  expect(second.body).toMatchObject({ items: [], total: 5, page: 2, limit: 5 });
  const { body: contracts } = await t.as(s.admin).get('/api/admin/dashboard/queue?kind=energy_contract');
  expect(contracts).toMatchObject({
    total: 2,
    items: [
      { id: contract.id, version: 1 },
      { id: edited.id, version: 2 },
    ],
  });
  expect((await t.as(s.admin).get('/api/admin/dashboard/queue?kind=message')).status).toBe(400);
  const held = async () => (await t.as(s.admin).get('/api/admin/dashboard/queue?kind=payment')).body.items;
  expect(await held()).toMatchObject([{ id: invoice.id, holder: null }]);
  await t.as(s.admin).post(`/api/admin/invoices/${invoice.id}/take`, {});
  expect(await held()).toMatchObject([{ id: invoice.id, holder: expect.stringMatching(/./) }]);
  const toConfirm = async (user = s.admin, base = '/api/admin') =>
    (await t.as(user).get(`${base}/invoices?toConfirm=true`)).body.items.map(({ id }: { id: string }) => id);
  expect(await toConfirm()).toEqual([invoice.id]);
  await t.as(s.admin).patch(`/api/admin/invoices/${invoice.id}/cancelled`, {});
  expect(await toConfirm()).toEqual([]);
  // Others see all of theirs, as without the filter.
  expect(await toConfirm(s.contracting, '/api')).toEqual([invoice.id]);
  expect((await t.as(s.admin).get('/api/admin/dashboard/queue')).body.total).toBe(4);
});

/** As the tables have it. */
async function counted(): Promise<Record<string, number>> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select 'legalEntities' as kind, count(*) from legal_entity where status <> 'deleted'
    union all select 'projects', count(*) from project where status <> 'deleted'
    union all select 'offers', count(*) from offer where status <> 'deleted'
    union all select 'energyContracts', count(*) from energy_contract where status <> 'deleted'`.execute(t.db);
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]));
}

test('[ADM-12, ADM-66] the totals follow what is added, deleted, restored and removed, and stay when they are added up', async () => {
  const { id } = await t.make.project(s.owner, s.seller.id);
  const other = await t.make.project(s.owner, s.seller.id);
  const setStatus = (status: string) => t.db.updateTable('project').set({ status }).where('id', '=', id).execute();
  const agree = async () => expect((await metrics('summary')).body).toMatchObject(await counted());
  await agree();
  for (const status of ['deleted', 'approved', 'rejected', 'deleted']) {
    await setStatus(status);
    await agree();
  }
  await t.db.deleteFrom('project').where('id', 'in', [id, other.id]).execute();
  await agree();
  const rows = () => t.db.selectFrom('record_count_change').selectAll().execute();
  expect((await rows()).length).toBeGreaterThan(4);
  await foldCounts(t.db);
  await agree();
  expect(await rows()).toHaveLength(4);
});

test('[ADM-68] what is not paid is summed with VAT, before and after its due date', async () => {
  const { unpaid: before } = (await metrics('summary')).body;
  const contract = await s.registered();
  await s.approve(contract.id);
  const [first] = await s.invoicesOf(contract.id);
  const { unpaid: due } = (await metrics('summary')).body;
  expect(due).toEqual({
    ...before,
    due: { count: before.due.count + 1, amount: expect.closeTo(before.due.amount + 1230, 2) },
  });
  await t.db.updateTable('invoice').set({ status: 'overdue' }).where('id', '=', first.id).execute();
  const { unpaid } = (await metrics('summary')).body;
  expect([unpaid.due.count, unpaid.overdue.count]).toEqual([before.due.count, before.overdue.count + 1]);
  await t.db.updateTable('invoice').set({ status: 'paid' }).where('id', '=', first.id).execute();
  expect((await metrics('summary')).body.unpaid).toEqual(before);
});
