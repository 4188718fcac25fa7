// The reminders of unpaid invoices, and the late-payment fee in one act.
import { addDays } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { remindOfPayments } from './payment-reminder-jobs.ts';

let t: TestApp;
let s: ContractScene;
let mails: ReturnType<typeof receiveMails>;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees();
  mails = receiveMails(t);
});

async function issued() {
  const { id } = await s.registered();
  await s.approve(id);
  return (await s.invoicesOf(id))[0];
}
const runOn = (day: string) => remindOfPayments(t.platform, new Date(`${day}T09:00:00.000Z`));
const setStatus = (id: string, status: string) =>
  t.db.updateTable('invoice').set({ status }).where('id', '=', id).execute();

async function remindersOf(user: TestUser, id: string): Promise<string[]> {
  await t.runJobs();
  const { body } = await t.as(user).get('/api/notifications?limit=100');
  return (body.items as { title: { translationKey: string; data: { resourceId: string } } }[])
    .filter(({ title }) => title.data.resourceId === id && /due_soon|still_overdue/.test(title.translationKey))
    .map(({ title }) => title.translationKey);
}

test('[FEE-60] five days before and ten days after: payers alone, each once, by notification and mail', async () => {
  const { id, dueDate, number } = await issued();
  await runOn(addDays(dueDate, -6));
  expect(await remindersOf(s.contracting, id)).toEqual([]);
  for (const days of [-5, -5, -4, 0]) await runOn(addDays(dueDate, days));
  expect(await remindersOf(s.contracting, id)).toEqual(['payment.due_soon']);
  await setStatus(id, 'overdue');
  for (const days of [9, 10, 11]) await runOn(addDays(dueDate, days));
  expect(await remindersOf(s.owner, id)).toEqual(['payment.still_overdue', 'payment.due_soon']);
  for (const user of [s.registry, s.viewer, s.buyer, s.admin]) expect(await remindersOf(user, id)).toEqual([]);
  const subjects = (await mails.mailsTo(s.contracting.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes(number) && /vence/.test(subject))).toHaveLength(2);
});

test('[FEE-60] many are told by one job, once also when two processes remind of them at once', async () => {
  const invoices = [await issued(), await issued(), await issued()];
  await t.runJobs();
  const day = addDays(invoices[0].dueDate, -2);
  await Promise.all([runOn(day), runOn(day)]);
  const { rows } = await t.platform.pool.query('select task_identifier as task from graphile_worker.jobs');
  expect(rows.length).toBeLessThan(invoices.length);
  expect(new Set(rows.map(({ task }) => task))).toEqual(new Set(['tell_many']));
  for (const { id } of invoices) expect(await remindersOf(s.contracting, id)).toEqual(['payment.due_soon']);
});

test('[FEE-60] on the day of issue nobody is reminded', async () => {
  const { id, issuedDate } = await issued();
  await ownerDb(t)
    .updateTable('invoice')
    .set({ due_date: addDays(issuedDate, 1) })
    .where('id', '=', id)
    .execute();
  await runOn(issuedDate);
  expect(await remindersOf(s.contracting, id)).toEqual([]);
  await runOn(addDays(issuedDate, 1));
  expect(await remindersOf(s.contracting, id)).toEqual(['payment.due_soon']);
});

test('[FEE-60] nobody is reminded of what is paid, cancelled, or waits for an administrator', async () => {
  const [paid, cancelled, sent] = [await issued(), await issued(), await issued()];
  await s.pay(paid.id);
  await t.as(s.admin).patch(`/api/admin/invoices/${cancelled.id}/cancelled`, {});
  const fileId = await t.make.file(s.contracting);
  await t.as(s.contracting).post(`/api/payments/${sent.id}/upload-file/${fileId}`);
  await runOn(addDays(paid.dueDate, -3));
  for (const { id } of [paid, cancelled, sent]) expect(await remindersOf(s.contracting, id)).toEqual([]);
});

describe('[FEE-61] the late-payment fee in one act', () => {
  const charge = (id: string, user: TestUser = s.admin) => t.as(user).post(`/api/admin/invoices/${id}/late-payment`);

  test('from an overdue invoice, with its description, once also twice at once', async () => {
    const { id, number } = await issued();
    expect((await charge(id)).status).toBe(409);
    await setStatus(id, 'overdue');
    const before = (await t.as(s.admin).get(`/api/admin/invoices/${id}`)).body;
    expect(before.allowedActions).toContain('chargeLatePayment');
    const answers = await Promise.all([charge(id), charge(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const late = answers.find(({ status }) => status === 201)?.body;
    expect(late).toMatchObject({ feeType: 'LATE_PAYMENT', status: 'pending', legalEntity: { id: s.seller.id } });
    expect(late.description).toContain(number);
    const after = (await t.as(s.contracting).get(`/api/invoices/${id}`)).body;
    expect(after).toMatchObject({ status: 'overdue', latePayment: { id: late.id, number: late.number } });
    expect((await t.as(s.admin).get(`/api/admin/invoices/${id}`)).body.allowedActions).not.toContain(
      'chargeLatePayment',
    );
    await t.as(s.admin).patch(`/api/admin/invoices/${late.id}/cancelled`, {});
    expect((await charge(id)).status).toBe(201);
  });

  test('not for such a fee itself, and by administrators alone', async () => {
    const { id } = await issued();
    await setStatus(id, 'overdue');
    expect((await charge(id, s.contracting)).status).toBe(403);
    expect((await t.anonymous.post(`/api/admin/invoices/${id}/late-payment`)).status).toBe(401);
    const { body: late } = await charge(id);
    await setStatus(late.id, 'overdue');
    expect((await charge(late.id)).status).toBe(409);
    expect((await charge('0198c2f0-0000-7000-8000-000000000000')).status).toBe(404);
  });
});
