// The reminders of a registration's deadline: who gets which when, and each once.
import { countedDays } from '@wattpact/domain/energy-contracts/registration-deadline';
import { contractPayload, termsPayload } from '@wattpact/domain/samples/sample-payloads';
import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { makeParties } from '../../../test/support/negotiation-parties.ts';
import { receiveMails } from '../../../test/support/received-mails.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { remindOfRegistrations } from './reminder-jobs.ts';

/** Far ahead, so that a contract can be rejected before its deadline whenever the test runs. */
const signed = '2099-11-16';
const terms = { contractSignatureDate: signed, expectedStartDate: '2100-01-01', expectedEndDate: '2110-12-31' };
const days = countedDays(signed);
const [, early, soon, , deadline = ''] = days;
const told = deadline.split('-').reverse().join('/');
const after = (day: string, more: number) => new Date(Date.parse(`${day}T06:00:00.000Z`) + more * 86_400_000);

let t: TestApp;
let parties: Awaited<ReturnType<typeof makeParties>>;
let mails: ReturnType<typeof receiveMails>;
beforeAll(async () => {
  t = await startTestApp();
  parties = await makeParties(t);
  mails = receiveMails(t);
});

const runOn = (day: string | undefined, more = 0) => remindOfRegistrations(t.platform, after(day ?? '', more));

async function negotiated(name: string, changes: Partial<ReturnType<typeof termsPayload>> = {}) {
  const { id: projectId } = await t.make.project(parties.seller, parties.sellers.id);
  const { id } = await parties.negotiate({ projectId, message: 'Bom dia.' });
  const saved = await t
    .as(parties.buyer)
    .post(`/api/negotiations/${id}/contract-templates`, termsPayload({ ...terms, name, ...changes }));
  expect(saved.status).toBe(201);
  return id;
}

interface News {
  title: { translationKey: string; data: { resourceId: string; resourceName: string; deadline?: string } };
}
/** The reminders about one record that somebody has, oldest first. */
async function remindersOf(who: { token: string }, id: string): Promise<string[]> {
  await t.runJobs();
  const { body } = await t.as(who).get('/api/notifications?limit=100');
  return (body.items as News[])
    .filter(({ title: { data } }) => data.resourceId === id && data.deadline === deadline)
    .map(({ title }) => title.translationKey)
    .toReversed();
}

test('two working days before, on the day and after: everybody with CONTRACTING, each time once', async () => {
  const { seller, sellerReader, buyer, buyerColleague, buyerReader, stranger, admin } = parties;
  const id = await negotiated('PPA por registar');
  await runOn(early);
  expect(await remindersOf(buyer, id)).toEqual([]);
  for (const [day, more] of [
    [soon, 0],
    [soon, 0],
    [deadline, -1],
    [deadline, 0],
    [deadline, 0],
    [deadline, 1],
    [deadline, 2],
    [deadline, 14],
    [deadline, 15],
  ] as const)
    await runOn(day, more);
  const all = ['soon', 'today', 'late'].map((stage) => `negotiation.registration_${stage}`);
  for (const who of [seller, buyer, buyerColleague]) expect(await remindersOf(who, id)).toEqual(all);
  for (const who of [sellerReader, buyerReader, stranger, admin]) expect(await remindersOf(who, id)).toEqual([]);
});

test('a mail says it in the reader’s language and leads to the form', async () => {
  const { buyer, buyerColleague } = parties;
  const id = await negotiated('PPA do correio');
  await runOn(soon);
  const [mail] = (await mails.mailsTo(buyer.email)).filter(({ subject }) => subject.includes('PPA do correio'));
  expect(mail?.subject).toBe(`The period to register PPA do correio ends on ${told}`);
  expect(mail?.text).toContain(`/en/energy-contracts/register?negotiationId=${id}`);
  const inPortuguese = (await mails.mailsTo(buyerColleague.email)).map(({ subject }) => subject);
  expect(inPortuguese).toContain(`O prazo para registar PPA do correio termina em ${told}`);
});

test('no process for some days: the first run sends what its day asks for', async () => {
  const id = await negotiated('PPA sem processo');
  await runOn(deadline, 3);
  expect(await remindersOf(parties.buyer, id)).toEqual(['negotiation.registration_late']);
});

test('another signature date has reminders of its own; a registered contract and no duty have none', async () => {
  const { seller, buyer } = parties;
  const moved = await negotiated('PPA adiado');
  await runOn(soon);
  const later = termsPayload({ ...terms, name: 'PPA adiado', contractSignatureDate: '2099-11-18' });
  await t.as(buyer).post(`/api/negotiations/${moved}/contract-templates`, later, { 'if-match': '*' });
  const sent = async () => {
    const events = t.db.selectFrom('event').select('data').where('record_id', '=', moved);
    const rows = await events.where('action', '=', 'registration_soon').orderBy('id').execute();
    return rows.map(({ data }) => (data as { deadline: string }).deadline);
  };
  expect(await sent()).toEqual([deadline]);
  await runOn(countedDays('2099-11-18').at(-3));
  expect(await sent()).toEqual([deadline, countedDays('2099-11-18').at(-1)]);

  const short = await negotiated('PPA curto', { expectedEndDate: '2100-02-01' });
  const registered = await negotiated('PPA registado');
  const { body: version } = await t.as(seller).get(`/api/negotiations/${registered}/contract-templates/latest`);
  const payload = { ...version.terms, firstPartyLegalEntityId: parties.sellers.id, negotiationId: registered };
  expect((await t.as(seller).post('/api/energy-contracts', payload)).status).toBe(201);
  await runOn(deadline);
  for (const id of [short, registered]) expect(await remindersOf(buyer, id)).toEqual([]);
});

test('a contract that was rejected before its deadline reminds its first party alone', async () => {
  const { seller, buyer, sellers, buyers, admin } = parties;
  const plain = contractPayload(sellers.id, terms);
  const secondPartyFiscalInfo = { ...plain.secondPartyFiscalInfo, fiscalNumber: buyers.fiscalNumber };
  const { body } = await t.as(seller).post('/api/energy-contracts', { ...plain, secondPartyFiscalInfo });
  await runOn(soon);
  await t.as(admin).post(`/api/admin/energy-contracts/${body.id}/reject`, { comment: 'Falta a assinatura.' });
  await runOn(deadline);
  expect(await remindersOf(seller, body.id)).toEqual(['energy_contract.registration_today']);
  expect(await remindersOf(buyer, body.id)).toEqual([]);
  const history = (await t.as(seller).get(`/api/energy-contracts/${body.id}/history`)).body;
  expect(history.map(({ status }: { status: string }) => status)).toEqual(['rejected', 'created']);
});

test('what a run leaves undone the next one does, and nothing twice; nor do two runs at once', async () => {
  const ids = [await negotiated('PPA antes'), await negotiated('PPA no meio'), await negotiated('PPA depois')];
  const owner = new pg.Client(t.database.ownerUrl);
  await owner.connect();
  try {
    await owner.query(`create function refuse() returns trigger language plpgsql as
      'begin raise exception ''killed''; end'`);
    await owner.query(`create trigger refused before insert on event for each row
      when (new.record_id = '${ids[1]}' and new.action = 'registration_today') execute function refuse()`);
    await expect(runOn(deadline)).rejects.toThrow('killed');
    await owner.query('drop trigger refused on event');
  } finally {
    await owner.end();
  }
  const counts = async () => {
    const found: number[] = [];
    for (const id of ids) found.push((await remindersOf(parties.buyer, id)).length);
    return found;
  };
  expect(await counts()).toEqual([1, 0, 0]);
  await Promise.all([runOn(deadline), runOn(deadline)]);
  expect(await counts()).toEqual([1, 1, 1]);
});
