// A person's open tasks, in the order of urgency.
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { countedDays } from '@wattpact/domain/energy-contracts/registration-deadline';
import { termsPayload } from '@wattpact/domain/samples/sample-payloads';
import pg from 'pg';
import { expect, test } from 'vitest';
import { contractScene } from '../../../test/support/contract-scene.ts';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const t = await startTestApp();

test('without a session nobody is told', async () => {
  expect((await t.anonymous.get('/api/tasks')).status).toBe(401);
});

test('a rejected record comes with its reason to those who may correct it, until it is corrected', async () => {
  const s = await contractScene(t);
  const project = await t.make.project(s.owner, s.seller.id, { status: 'pending_validation' });
  await t.as(s.admin).post(`/api/admin/projects/${project.id}/reject`, { comment: 'Falta a licença.' });
  const { body } = await t.as(s.contracting).get('/api/tasks');
  expect(body).toMatchObject({ total: 1, unreadNegotiations: 0, openInvoices: 0 });
  expect(body.items).toEqual([
    {
      kind: 'rejected',
      recordKind: 'project',
      id: project.id,
      name: project.designation,
      comment: 'Falta a licença.',
      templateVersion: null,
      signedAt: null,
      dueDate: null,
      totalPrice: null,
      unreadCount: null,
    },
  ]);
  for (const other of [s.viewer, s.registry, s.buyer, s.stranger, s.admin])
    expect((await t.as(other).get('/api/tasks')).body).toMatchObject({ items: [], total: 0 });
  await t.as(s.admin).post(`/api/admin/projects/${project.id}/approve`, {});
  expect((await t.as(s.contracting).get('/api/tasks')).body.items).toEqual([]);
});

test('an open invoice comes to those who pay, until a confirmation waits to be looked at', async () => {
  const s = await contractScene(t);
  await s.setFees(1000, 23);
  const { id } = await s.registered();
  await s.approve(id);
  const [invoice] = await s.invoicesOf(id);
  const { body } = await t.as(s.contracting).get('/api/tasks');
  expect(body.openInvoices).toBe(1);
  expect(body.items[0]).toMatchObject({
    kind: 'invoice',
    name: invoice.number,
    dueDate: invoice.dueDate,
    totalPrice: 1230,
  });
  expect((await t.as(s.registry).get('/api/tasks')).body.openInvoices).toBe(0);
  const fileId = await t.make.file(s.contracting);
  await t.as(s.contracting).post(`/api/payments/${invoice.id}/upload-file/${fileId}`);
  expect((await t.as(s.contracting).get('/api/tasks')).body.openInvoices).toBe(0);
  await t.as(s.admin).post(`/api/admin/payments/${invoice.id}/verify`, { status: 'rejected', comment: 'Ilegível.' });
  expect((await t.as(s.contracting).get('/api/tasks')).body.items[0]).toMatchObject({ comment: 'Ilegível.' });
});

test('a message waits for the other side until it is read or the negotiation is silenced', async () => {
  const { seller, buyer, stranger, negotiate, saveVersion } = await makeParties(t);
  const { id } = await negotiate({ message: 'Bom dia, aceitam 42 €/MWh?' });
  expect((await t.as(buyer).get('/api/tasks')).body.unreadNegotiations).toBe(0);
  expect((await t.as(stranger).get('/api/tasks')).body.unreadNegotiations).toBe(0);
  const { body } = await t.as(seller).get('/api/tasks');
  expect(body.items).toMatchObject([
    { kind: 'negotiation', recordKind: 'negotiation', id, comment: 'Bom dia, aceitam 42 €/MWh?', unreadCount: 1 },
  ]);
  await t.as(seller).patch(`/api/negotiations/${id}/mute`, { muted: true });
  expect((await t.as(seller).get('/api/tasks')).body.items).toEqual([]);
  await t.as(seller).patch(`/api/negotiations/${id}/mute`, { muted: false });
  expect((await t.as(seller).get('/api/tasks')).body.total).toBe(1);
  await t.as(seller).patch(`/api/negotiations/${id}/read`, {});
  expect((await t.as(seller).get('/api/tasks')).body.items).toEqual([]);
  await saveVersion(buyer, id);
  expect((await t.as(seller).get('/api/tasks')).body).toMatchObject({
    total: 2,
    unreadNegotiations: 1,
    items: [
      { kind: 'registration', id, name: 'PPA Várzea–Barro Novo', signedAt: '2026-11-16', dueDate: '2026-11-23' },
      { kind: 'negotiation', id, comment: null, templateVersion: 1, unreadCount: 1 },
    ],
  });
  expect((await t.as(buyer).get('/api/tasks')).body.unreadNegotiations).toBe(0);
});

test('a signed contract is a task of whoever may register it, and a rejected one has its deadline', async () => {
  const s = await contractScene(t);
  const today = lisbonDate(new Date());
  const deadline = countedDays(today).at(-1);
  const { id: projectId } = await t.make.project(s.owner, s.seller.id);
  const opening = { entityType: 'PROJECT', projectId, legalEntityId: s.buyerEntity.id, message: 'Bom dia.' };
  const { id } = (await t.as(s.buyer).post('/api/negotiations', opening)).body;
  const saveVersion = (contractSignatureDate: string) =>
    t
      .as(s.buyer)
      .post(`/api/negotiations/${id}/contract-templates`, termsPayload({ contractSignatureDate }), { 'if-match': '*' });
  const tasksOf = async (who: { token: string }) => (await t.as(who).get('/api/tasks')).body.items;
  await saveVersion(addDays(today, 1));
  expect(await tasksOf(s.buyer)).toEqual([]);
  await saveVersion(today);
  const registration = { kind: 'registration', recordKind: 'negotiation', id, signedAt: today, dueDate: deadline };
  expect(await tasksOf(s.buyer)).toMatchObject([registration]);
  expect(await tasksOf(s.contracting)).toMatchObject([registration, { kind: 'negotiation', id }]);
  for (const other of [s.viewer, s.registry]) expect(await tasksOf(other)).toMatchObject([{ kind: 'negotiation', id }]);

  const contract = await s.registered({ contractSignatureDate: today, negotiationId: id });
  expect(await tasksOf(s.buyer)).toEqual([]);
  await s.reject(contract.id);
  expect(await tasksOf(s.contracting)).toMatchObject([
    { kind: 'rejected', recordKind: 'energy_contract', id: contract.id, signedAt: null, dueDate: deadline },
  ]);
});

test('however long the tasks of some companies take, short reads of others are answered', async () => {
  const [busy, quiet] = await Promise.all([t.make.user(), t.make.user()]);
  const entity = await t.make.entity(quiet);
  await t.make.entity(busy);
  const locking = new pg.Client(t.database.ownerUrl);
  await locking.connect();
  try {
    await locking.query('begin; lock table negotiation in access exclusive mode');
    // More than there are shared connections.
    const tasks = Array.from({ length: 4 }, () => t.as(busy).get('/api/tasks'));
    const blocked = `select from pg_locks where relation = 'negotiation'::regclass and not granted`;
    await expect.poll(async () => (await locking.query(blocked)).rowCount).toBeGreaterThanOrEqual(3);
    const read = t.as(quiet).get(`/api/legal-entities/${entity.id}`);
    const first = await Promise.race([read, ...tasks]);
    await locking.query('rollback');
    expect(first).toBe(await read);
    expect(first.status).toBe(200);
    expect((await Promise.all(tasks)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  } finally {
    await locking.end();
  }
});
