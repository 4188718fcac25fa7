// The duty to register: in a contract's record, for terms that are not stored, and in the list of what is due.
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { countedDays } from '@wattpact/domain/energy-contracts/registration-deadline';
import { termsPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;
beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(0);
});

const today = lisbonDate(new Date());
const deadlineOf = (signedOn: string) => countedDays(signedOn).at(-1);
type Signed = { token: string } | undefined;
const recordFor = async (id: string, who: Signed) => (await t.as(who).get(`/api/energy-contracts/${id}`)).body;

/** A negotiation of the buyer, with a version whose contract is signed on that day. */
async function negotiated(contractSignatureDate: string, changes: Partial<EnergyContractPayload> = {}) {
  const { id: projectId } = await t.make.project(s.owner, s.seller.id);
  const opening = { entityType: 'PROJECT', projectId, legalEntityId: s.buyerEntity.id, message: 'Bom dia.' };
  const { id } = (await t.as(s.buyer).post('/api/negotiations', opening)).body;
  const terms = termsPayload({ contractSignatureDate, ...changes });
  const saved = await t.as(s.buyer).post(`/api/negotiations/${id}/contract-templates`, terms);
  expect(saved.status).toBe(201);
  return { id: id as string, projectId, terms };
}

describe('a contract’s record', () => {
  test('says whether the duty applies, why, and that handing in stopped the clock', async () => {
    const { id, createdAt } = await s.registered({ contractSignatureDate: today });
    const registration = {
      duty: 'UNKNOWN',
      criteria: [
        { criterion: 'delivery', result: 'MET', reason: 'physical_unless_said', value: 'PHYSICAL' },
        { criterion: 'term', result: 'MET', reason: 'longer_than_a_year', value: '2027-07-01/2037-06-30' },
        { criterion: 'power', result: 'MET', reason: 'power_reached', value: 20 },
        { criterion: 'volume', result: 'UNKNOWN', reason: 'volume_missing', value: null },
        { criterion: 'domicile', result: 'MET', reason: 'party_in_portugal', value: 'portugal' },
      ],
      signedAt: today,
      deadline: deadlineOf(today),
      countedDays: countedDays(today),
      handedInAt: createdAt,
      daysLate: 0,
      notices: [],
    };
    for (const reader of [s.viewer, s.contracting, s.buyer, s.admin])
      expect((await recordFor(id, reader)).registration).toEqual(registration);
    expect((await t.as(s.admin).get(`/api/admin/energy-contracts/${id}`)).body.registration).toEqual(registration);
    for (const other of [undefined, s.stranger]) expect(await recordFor(id, other)).not.toHaveProperty('registration');
  });

  test('says that the duty applies where every criterion is met, and that it does not where one fails', async () => {
    const { registration, id } = await s.registered({ contractSignatureDate: today, annualVolume: 1500 });
    expect(registration).toMatchObject({ duty: 'MET', deadline: deadlineOf(today) });
    const sold = { contractSignatureDate: today, annualVolume: 1500, deliveryType: 'FINANCIAL' } as const;
    const edited = await t.as(s.contracting).put(`/api/energy-contracts/${id}`, s.payload(sold));
    expect(edited.body.registration).toMatchObject({
      duty: 'NOT_MET',
      criteria: [{ reason: 'financial' }, {}, {}, {}, {}],
    });
  });

  test('says how late it was handed in, and what is odd about its dates', async () => {
    const { id } = await s.registered({
      contractSignatureDate: '2026-01-05',
      expectedStartDate: '2026-01-01',
      responsibleForEnergyProgramming: 'BUYER',
    });
    const { deadline, daysLate, notices } = (await recordFor(id, s.viewer)).registration;
    expect({ deadline, notices }).toEqual({
      deadline: '2026-01-12',
      notices: ['signed_long_ago', 'signed_after_start', 'other_party_programmes'],
    });
    expect(addDays(deadline, daysLate)).toBe(today);
  });

  test('counts by the setting from when the duty is', async () => {
    const early = await startTestApp({ REGISTRATION_REGIME_START: addDays(today, 1) });
    const scene = await contractScene(early);
    const { registration } = await scene.registered({ contractSignatureDate: today });
    expect(registration).toMatchObject({ deadline: null, countedDays: [], notices: ['signed_before_regime'] });
    expect((await early.anonymous.get('/api/settings')).body).toMatchObject({
      registrationRole: 'preparing',
      registrationRegimeStart: addDays(today, 1),
    });
  });

  test('names project and negotiation to whoever may open them', async () => {
    const { id: negotiationId, projectId } = await negotiated(today);
    const { id } = await s.registered({ negotiationId, projectId });
    const [first, second, admin] = [
      await recordFor(id, s.viewer),
      await recordFor(id, s.buyer),
      await recordFor(id, s.admin),
    ];
    const name = 'Parque Solar da Várzea';
    const both = { project: { id: projectId, name }, negotiation: { id: negotiationId, name } };
    expect(first).toMatchObject(both);
    expect(admin).toMatchObject(both);
    expect(second).toMatchObject({ negotiation: both.negotiation });
    await t.db.updateTable('project').set({ status: 'closed' }).where('id', '=', projectId).execute();
    const afterwards = await recordFor(id, s.buyer);
    expect((await t.as(s.buyer).get(`/api/projects/${projectId}`)).status).toBe(404);
    expect(afterwards).not.toHaveProperty('project');
    expect(afterwards).toMatchObject({ negotiation: both.negotiation });
    expect(await s.registered()).not.toHaveProperty('negotiation');
  });
});

describe('POST /energy-contracts/registration-test', () => {
  const path = '/api/energy-contracts/registration-test';
  const ask = (body: object, who: Signed = s.viewer) => t.as(who).post(path, body);

  test('needs a session', async () => {
    expect((await t.anonymous.post(path, {})).status).toBe(401);
  });

  test('answers for terms as far as they are known, and stores nothing', async () => {
    const before = await t.db.selectFrom('energy_contract').select(t.db.fn.countAll().as('count')).execute();
    const { status, body } = await ask({});
    expect({ status, duty: body.duty }).toEqual({ status: 200, duty: 'UNKNOWN' });
    const { firstPartyLegalEntityId, ...terms } = s.payload({ contractSignatureDate: '2026-11-27' });
    expect((await ask({ ...terms, firstPartyLegalEntityId })).body).toMatchObject({
      deadline: '2026-12-07',
      countedDays: ['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'],
      handedInAt: null,
    });
    expect((await ask({ expectedStartDate: '2027-01-01', expectedEndDate: '2027-12-31' })).body.duty).toBe('NOT_MET');
    const after = await t.db.selectFrom('energy_contract').select(t.db.fn.countAll().as('count')).execute();
    expect(after).toEqual(before);
  });

  test('asks the register for the country of the caller’s company, and of nobody else’s', async () => {
    const { id } = await t.make.entity(s.owner, { country: 'spain', fiscalNumber: 'B00102111', postalCode: '10200' });
    const spanish = { location: { country: 'spain' }, secondPartyFiscalInfo: { country: 'spain' } };
    const domicile = ({ body }: Awaited<ReturnType<typeof ask>>) => body.criteria.at(-1);
    expect(domicile(await ask({ ...spanish, firstPartyLegalEntityId: id }, s.owner))).toMatchObject({
      result: 'NOT_MET',
      reason: 'outside_portugal',
    });
    expect(domicile(await ask({ ...spanish, firstPartyLegalEntityId: s.seller.id }))).toMatchObject({ result: 'MET' });
    expect(domicile(await ask(spanish))).toMatchObject({ result: 'UNKNOWN', reason: 'party_missing' });
    const foreign = await ask({ firstPartyLegalEntityId: s.seller.id }, s.stranger);
    expect([foreign.status, faultsOf(foreign)]).toEqual([
      400,
      { firstPartyLegalEntityId: 'error_invalid.legal_entity' },
    ]);
  });

  test('refuses what no contract could have', async () => {
    const answer = await ask({
      contractSignatureDate: '2026-02-30',
      financialConditions: { totalPurchasedCapacity: 0 },
      secondPartyFiscalInfo: { country: 'atlantis' },
      duty: 'MET',
    });
    expect([answer.status, faultsOf(answer)]).toEqual([
      400,
      {
        contractSignatureDate: 'error_invalid.date',
        'financialConditions.totalPurchasedCapacity': 'error_min_value',
        'secondPartyFiscalInfo.country': 'error_invalid.country',
        duty: 'error_unknown_field',
      },
    ]);
  });
});

describe('GET /energy-contracts/due', () => {
  interface DueRow {
    id: string;
  }
  const due = async (who: Signed): Promise<DueRow[]> => (await t.as(who).get('/api/energy-contracts/due')).body;
  const dueWith = async (who: Signed, id: string) => (await due(who)).find((one) => one.id === id);

  test('needs a session', async () => {
    expect((await t.anonymous.get('/api/energy-contracts/due')).status).toBe(401);
  });

  test('has a negotiation with a signature date for both sides’ CONTRACTING, until it has a contract', async () => {
    const { id, terms } = await negotiated(today);
    const row = {
      kind: 'negotiation',
      id,
      name: terms.name,
      signedAt: today,
      deadline: deadlineOf(today),
      daysLeft: expect.any(Number),
    };
    for (const who of [s.contracting, s.owner, s.buyer]) expect(await dueWith(who, id)).toEqual(row);
    for (const who of [s.viewer, s.registry, s.stranger, s.admin]) expect(await due(who)).toEqual([]);
    await s.registered({ negotiationId: id });
    expect(await dueWith(s.buyer, id)).toBeUndefined();
  });

  test('comes soonest first, with the days that are left, also when they are over', async () => {
    const planned = await negotiated(addDays(today, 60));
    const over = await negotiated('2026-01-05');
    const rows = (await due(s.buyer)) as { id: string; deadline: string; daysLeft: number }[];
    expect(rows.map(({ deadline }) => deadline)).toEqual(rows.map(({ deadline }) => deadline).toSorted());
    const [first, last] = [rows.at(0), rows.at(-1)];
    expect([first?.id, last?.id]).toEqual([over.id, planned.id]);
    for (const row of rows) expect(addDays(today, row.daysLeft)).toBe(row.deadline);
  });

  test('leaves out a duty that does not apply, a signature from before it, and a cancelled negotiation', async () => {
    const short = await negotiated(today, { expectedEndDate: '2027-08-01' });
    const early = await negotiated('2025-11-18');
    const cancelled = await negotiated(today);
    await t.as(s.buyer).patch(`/api/negotiations/${cancelled.id}/cancelled`, {});
    const ids = (await due(s.buyer)).map(({ id }) => id);
    for (const { id } of [short, early, cancelled]) expect(ids).not.toContain(id);
  });

  test('has a contract that was rejected before the deadline, for its first party, until it is sent again', async () => {
    const inTime = await s.registered({ contractSignatureDate: today });
    const tooLate = await s.registered({ contractSignatureDate: '2026-01-05' });
    expect(await dueWith(s.contracting, inTime.id)).toBeUndefined();
    await s.reject(inTime.id);
    await s.reject(tooLate.id);
    expect(await dueWith(s.contracting, inTime.id)).toMatchObject({
      kind: 'energy_contract',
      deadline: deadlineOf(today),
    });
    expect(await dueWith(s.contracting, tooLate.id)).toBeUndefined();
    for (const other of [s.buyer, s.registry]) expect(await dueWith(other, inTime.id)).toBeUndefined();
    await t.as(s.contracting).put(`/api/energy-contracts/${inTime.id}`, s.payload({ contractSignatureDate: today }));
    expect(await dueWith(s.contracting, inTime.id)).toBeUndefined();
  });
});
