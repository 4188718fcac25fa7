// Contracts past their agreed end: who is asked whether they lapsed, and when; nothing changes by itself.
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { askAboutExpiry } from './contract-expiry-jobs.ts';

let t: TestApp;
let s: ContractScene;
let mails: ReturnType<typeof receiveMails>;
beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(0);
  mails = receiveMails(t);
});

/** Far ahead, so that only the runs of these tests pass it. */
const lastDay = '2099-12-31';
const until = (expectedEndDate: string) => ({
  contractSignatureDate: '2020-01-02',
  expectedStartDate: '2020-02-01',
  expectedEndDate,
});
const runAfter = (day: string, days: number) =>
  askAboutExpiry(t.platform, new Date(`${addDays(day, days)}T04:00:00.000Z`));
async function standing(expectedEndDate: string, name = 'PPA do fim'): Promise<string> {
  const { id } = await s.registered({ name, ...until(expectedEndDate) });
  await s.approve(id);
  return id;
}
const read = async (id: string, who: { token: string } = s.contracting) =>
  (await t.as(who).get(`/api/energy-contracts/${id}`)).body;

interface News {
  title: { translationKey: string; data: { resourceId: string; deadline?: string } };
}
/** The end dates about which somebody was asked, oldest first. */
async function asked(who: { token: string }, id: string): Promise<(string | undefined)[]> {
  await t.runJobs();
  const { body } = await t.as(who).get('/api/notifications?limit=100');
  return (body.items as News[])
    .filter(({ title }) => title.data.resourceId === id && title.translationKey === 'energy_contract.expired')
    .map(({ title }) => title.data.deadline)
    .toReversed();
}

test('the day after the last one everybody with CONTRACTING in the first party is asked, once', async () => {
  const id = await standing(lastDay);
  const before = await read(id);
  await runAfter(lastDay, 0);
  expect(await asked(s.contracting, id)).toEqual([]);
  await Promise.all([runAfter(lastDay, 1), runAfter(lastDay, 1)]);
  await runAfter(lastDay, 2);
  for (const who of [s.owner, s.contracting]) expect(await asked(who, id)).toEqual([lastDay]);
  for (const who of [s.viewer, s.registry, s.buyer, s.stranger, s.admin]) expect(await asked(who, id)).toEqual([]);
  expect(await read(id)).toEqual(before);
  expect(await s.historyOf(id)).toEqual(['active', 'approved', 'created']);
});

test('a mail asks it in the reader’s language and leads to the contract', async () => {
  const id = await standing(lastDay, 'PPA do correio');
  await runAfter(lastDay, 1);
  const subject = 'O fim previsto do contrato PPA do correio, 31/12/2099, já passou: indique se caducou';
  const mail = (await mails.mailsTo(s.contracting.email)).find((one) => one.subject === subject);
  expect(mail?.text).toContain(`/pt/energy-contracts/${id}`);
});

test('a contract that waits, was rejected or has ended is not asked about', async () => {
  const { id: waiting } = await s.registered(until(lastDay));
  const { id: rejected } = await s.registered(until(lastDay));
  await s.reject(rejected);
  const ended = await standing(lastDay);
  const report = { terminationType: 'EXPIRATION_BY_LAPSE_OF_TIME' };
  expect((await t.as(s.contracting).post(`/api/energy-contracts/${ended}/terminate`, report)).status).toBe(200);
  await runAfter(lastDay, 1);
  for (const id of [waiting, rejected, ended]) expect(await asked(s.contracting, id)).toEqual([]);
});

test('another end date is asked about anew, when it has passed', async () => {
  const id = await standing(lastDay);
  await runAfter(lastDay, 1);
  const later = '2100-06-30';
  await t.as(s.contracting).put(`/api/energy-contracts/${id}`, s.payload({ name: 'PPA do fim', ...until(later) }));
  await s.approve(id);
  await runAfter(later, 0);
  expect(await asked(s.contracting, id)).toEqual([lastDay]);
  await runAfter(later, 1);
  await runAfter(later, 30);
  expect(await asked(s.contracting, id)).toEqual([lastDay, later]);
});

test('[CON-121, CON-124] it is a task until the lapse is recorded, which costs no early termination fee', async () => {
  await s.setFees();
  const yesterday = addDays(lisbonDate(new Date()), -1);
  const { id, name } = await s.registered(until(yesterday));
  const { id: today } = await s.registered(until(addDays(yesterday, 1)));
  for (const one of [id, today]) await s.approve(one);
  const tasks = async (who: { token: string }) =>
    (await t.as(who).get('/api/tasks')).body.items.filter(({ kind }: { kind: string }) => kind === 'expiry');
  const task = { kind: 'expiry', recordKind: 'energy_contract', id, name, dueDate: yesterday };
  expect(await tasks(s.contracting)).toMatchObject([task]);
  expect(await tasks(s.owner)).toMatchObject([task]);
  for (const who of [s.viewer, s.registry, s.buyer, s.admin]) expect(await tasks(who)).toEqual([]);
  expect([await read(id), await read(id, s.buyer), await read(today)]).toMatchObject([
    { isPastEnd: true, status: 'approved' },
    { isPastEnd: true },
    { isPastEnd: false },
  ]);
  const report = { terminationType: 'EXPIRATION_BY_LAPSE_OF_TIME' };
  await t.as(s.contracting).post(`/api/energy-contracts/${id}/terminate`, report);
  expect(await tasks(s.contracting)).toEqual([]);
  expect(await read(id)).toMatchObject({ isPastEnd: false, status: 'terminated', ...report });
  expect((await s.invoicesOf(id)).map(({ feeType }: { feeType: string }) => feeType)).toEqual(['REGISTRATION']);
});
