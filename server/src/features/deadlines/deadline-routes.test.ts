// A person's deadlines, as a list and as calendar files.
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { countedDays } from '@wattpact/domain/energy-contracts/registration-deadline';
import { termsPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
import { amendmentScene, dates } from '../../../test/contracts/amendment-scene.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;
const today = lisbonDate(new Date());
const end = addDays(today, 400);
let contract: { id: string };
let invoice: { id: string; number: string; dueDate: string };
let negotiationId: string;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(1000);
  contract = await s.registered({ name: 'PPA; Serra, Vale', expectedEndDate: end, expectedStartDate: today });
  await s.approve(contract.id);
  [invoice] = await s.invoicesOf(contract.id);
  const { id: projectId } = await t.make.project(s.owner, s.seller.id);
  const opening = { entityType: 'PROJECT', projectId, legalEntityId: s.buyerEntity.id, message: 'Bom dia.' };
  negotiationId = (await t.as(s.buyer).post('/api/negotiations', opening)).body.id;
  const terms = termsPayload({ contractSignatureDate: today, name: 'PPA Novo' });
  expect((await t.as(s.buyer).post(`/api/negotiations/${negotiationId}/contract-templates`, terms)).status).toBe(201);
});

interface Row {
  kind: string;
  id: string;
}
const list = async (user: TestUser, query = ''): Promise<Row[]> =>
  (await t.as(user).get(`/api/deadlines${query}`)).body;
/** The lines as they were before they were folded. */
const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n');
const oneOf = (kind: string, id: string, user: TestUser) => t.as(user).get(`/api/deadlines/${kind}/${id}/calendar`);

describe('GET /deadlines', () => {
  test('[UI-70] lists invoices to pay, contracts to register and contracts that end, soonest first', async () => {
    const registration = {
      kind: 'registration',
      recordKind: 'negotiation',
      id: negotiationId,
      name: 'PPA Novo',
      date: countedDays(today).at(-1),
    };
    const payment = {
      kind: 'payment',
      recordKind: 'invoice',
      id: invoice.id,
      name: invoice.number,
      date: invoice.dueDate,
    };
    const ending = {
      kind: 'contract_end',
      recordKind: 'energy_contract',
      id: contract.id,
      name: 'PPA; Serra, Vale',
      date: end,
    };
    expect(await list(s.contracting)).toEqual([registration, payment, ending]);
    expect(await list(s.buyer)).toEqual([registration, ending]);
    // Neither invoices nor registrations are for who may only look.
    expect(await list(s.viewer)).toEqual([ending]);
    expect(await list(s.stranger)).toEqual([]);
    expect((await t.anonymous.get('/api/deadlines')).status).toBe(401);
  });

  test('[UI-68] narrows to one company of one’s own', async () => {
    const { id } = await t.make.entity(s.owner, { name: 'Sem prazos, Lda.' });
    expect(await list(s.owner, `?legalEntityId=${s.seller.id}`)).toHaveLength(3);
    for (const other of [id, s.buyerEntity.id]) expect(await list(s.owner, `?legalEntityId=${other}`)).toEqual([]);
  });
});

describe('a calendar file', () => {
  test('[UI-71] has all next deadlines in the reader’s language', async () => {
    await t.as(s.contracting).put('/api/users/language', { language: 'es' });
    const { status, body, headers } = await t.as(s.contracting).get('/api/deadlines/calendar');
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8; method=PUBLISH']);
    expect(headers['content-disposition']).toContain('.ics');
    const lines = linesOf(body);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(3);
    expect(lines).toContain(`SUMMARY;LANGUAGE=es:Pagar la factura ${invoice.number}`);
    expect(lines).toContain('SUMMARY;LANGUAGE=es:Fin previsto de PPA\\; Serra\\, Vale');
    expect(lines).toContain(`DTSTART;VALUE=DATE:${invoice.dueDate.replaceAll('-', '')}`);
    expect(lines).toContain(`URL:http://localhost:3000/es/energy-contracts/register?negotiationId=${negotiationId}`);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('[UI-72] has one deadline, which keeps its name over time', async () => {
    const uidOf = async () =>
      linesOf((await oneOf('payment', invoice.id, s.contracting)).body).find((line) => line.startsWith('UID'));
    const uid = await uidOf();
    expect(uid).toBe(`UID:payment-${invoice.id}@localhost`);
    await t.db.updateTable('invoice').set({ status: 'overdue' }).where('id', '=', invoice.id).execute();
    expect(await uidOf()).toBe(uid);
    expect((await oneOf('registration', negotiationId, s.buyer)).body).toContain('BEGIN:VEVENT');
    expect((await oneOf('contract_end', contract.id, s.viewer)).body).toContain('BEGIN:VEVENT');
  });

  test('[UI-72] is not found for others, for another kind of deadline, and without any deadline', async () => {
    const refused = [
      await oneOf('payment', invoice.id, s.viewer),
      await oneOf('payment', contract.id, s.owner),
      await oneOf('contract_end', contract.id, s.stranger),
      await oneOf('registration', negotiationId, s.stranger),
      await t.as(s.stranger).get('/api/deadlines/calendar'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await oneOf('birthday', contract.id, s.owner)).status).toBe(400);
  });
});

test('[UI-70] a contract keeps its end while an amendment waits, and once that was rejected', async () => {
  await s.setFees(0);
  const { inForce, put, amendmentOf } = amendmentScene(t, s);
  const id = await inForce();
  const ends = async (user: TestUser) => (await list(user)).filter((row) => row.id === id);
  const [end] = await ends(s.contracting);
  expect(end).toMatchObject({ kind: 'contract_end', date: dates.expectedEndDate });
  const changes = {
    name: 'Outro nome',
    expectedEndDate: '2040-06-30',
    amendment: await amendmentOf({ reason: 'TERM' }),
  };
  expect((await put(id, changes)).body.status).toBe('pending_validation');
  for (const user of [s.contracting, s.buyer]) expect(await ends(user)).toEqual([end]);
  expect((await oneOf('contract_end', id, s.viewer)).body).toContain('DTSTART;VALUE=DATE:20370630');
  await t.as(s.admin).post(`/api/admin/energy-contracts/${id}/reject`, { comment: 'Falta a assinatura.' });
  for (const user of [s.contracting, s.buyer]) expect(await ends(user)).toEqual([end]);
});
