// A contract that is registered twice: what is told before it is handed in and to whom, and the mark for administrators.
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changed } from '../../../test/support/contract-body.ts';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(0);
});
beforeEach(async () => {
  await t.db.deleteFrom('rate_counter').execute();
  await t.db.updateTable('energy_contract').set({ status: 'deleted' }).execute();
});

const path = '/api/energy-contracts';
const nothing = { contracts: [], areOthers: false };

/** What the wizard asks about these terms. */
const question = (given: EnergyContractPayload, energyContractId?: string) => ({
  firstPartyLegalEntityId: given.firstPartyLegalEntityId,
  roleInEnergyContract: given.roleInEnergyContract,
  contractSignatureDate: given.contractSignatureDate,
  expectedStartDate: given.expectedStartDate,
  expectedEndDate: given.expectedEndDate,
  location: given.location,
  technologies: given.technologies,
  secondPartyFiscalInfo: {
    country: given.secondPartyFiscalInfo.country,
    fiscalNumber: given.secondPartyFiscalInfo.fiscalNumber,
  },
  financialConditions: {
    totalPurchasedCapacity: given.financialConditions.totalPurchasedCapacity,
    contractStructure: given.financialConditions.contractStructure,
  },
  ...(energyContractId !== undefined && { energyContractId }),
});
const ask = (body: object, user: { token: string } = s.registry) => t.as(user).post(`${path}/same-contracts`, body);

/** The same contract as the other party writes it. */
const mirrored = (): EnergyContractPayload => {
  const own = s.payload();
  return {
    ...own,
    firstPartyLegalEntityId: s.buyerEntity.id,
    name: 'CAE Barro Novo',
    roleInEnergyContract: 'BUYER',
    secondPartyFiscalInfo: { ...own.secondPartyFiscalInfo, fiscalNumber: s.seller.fiscalNumber, name: s.seller.name },
    location: { ...own.location, parish: 'Barro' },
  };
};
const named = ({ id, number, name }: { id: string; number: string; name: string }) => ({ id, number, name });

describe('before it is handed in', () => {
  test('a company is told of its own registration, whatever the name of the new one', async () => {
    const one = await s.registered({ name: 'O primeiro nome' });
    const asked = question(s.payload());
    expect((await ask(asked)).body).toEqual({ contracts: [named(one)], areOthers: false });
    expect((await ask(question(s.payload(), one.id))).body).toEqual(nothing);
    const second = {
      ...asked.secondPartyFiscalInfo,
      fiscalNumber: ` PT ${s.buyerNumber.slice(0, 3)} ${s.buyerNumber.slice(3)}`,
    };
    expect((await ask({ ...asked, secondPartyFiscalInfo: second })).body.contracts).toHaveLength(1);
    const elsewhere = { ...asked, location: { ...asked.location, parish: 'Outra freguesia' } };
    expect((await ask(elsewhere)).body).toEqual(nothing);
  });

  test('the second party is told of what the first registered, also with another expected end', async () => {
    const one = await s.registered();
    const asked = { ...question(mirrored()), expectedEndDate: '2037-12-31' };
    expect((await ask(asked, s.buyer)).body).toEqual({ contracts: [named(one)], areOthers: false });
    const otherDay = { ...asked, contractSignatureDate: '2026-11-10' };
    expect((await ask(otherDay, s.buyer)).body).toEqual(nothing);
  });

  test('of a contract that they may not open, a party is told that it exists, and no more', async () => {
    const { id } = await s.registered();
    // The company that had this number before was deleted, and its contracts went with it.
    await t.db.updateTable('energy_contract').set({ second_party_entity_id: null }).where('id', '=', id).execute();
    expect((await t.as(s.buyer).get(`${path}/${id}`)).status).toBe(404);
    expect((await ask(question(mirrored()), s.buyer)).body).toEqual({ contracts: [], areOthers: true });
  });

  test('what was rejected or deleted repeats nothing', async () => {
    const { id } = await s.registered();
    await s.reject(id);
    expect((await ask(question(s.payload()))).body).toEqual(nothing);
  });

  test('nobody asks about the contracts of others', async () => {
    await s.registered();
    const asked = question(s.payload());
    expect((await t.anonymous.post(`${path}/same-contracts`, asked)).status).toBe(401);
    for (const user of [s.stranger, s.buyer, s.admin]) expect((await ask(asked, user)).status).toBe(400);
    expect((await ask(asked, s.viewer)).status).toBe(403);
    const own = (await t.as(s.stranger).get('/api/legal-entities')).body.items[0];
    const theirs = { ...asked, firstPartyLegalEntityId: own.id };
    expect((await ask(theirs, s.stranger)).body).toEqual(nothing);
  });

  test('nor does a company whose number nobody has checked', async () => {
    await s.registered();
    const entity = t.db.updateTable('legal_entity').where('id', '=', s.buyerEntity.id);
    await entity.set({ status: 'pending_validation' }).execute();
    const { status, body } = await ask(question(mirrored()), s.buyer);
    await entity.set({ status: 'approved' }).execute();
    expect([status, body.code]).toEqual([409, 'error_entity_not_approved']);
  });

  test('faults are named at their fields', async () => {
    const { body, status } = await ask({ ...question(s.payload()), contractSignatureDate: 'ontem', name: 'x' });
    const keys = body.errors.map(({ path: at, key }: { path: string; key: string }) => [at, key]);
    expect([status, keys]).toEqual([400, expect.arrayContaining([['contractSignatureDate', 'error_invalid.date']])]);
  });

  const countOf = async () => {
    const rows = await t.db
      .selectFrom('rate_counter')
      .select('count')
      .where('key', 'like', 'same-contract %')
      .execute();
    return rows.reduce((sum, { count }) => sum + count, 0);
  };

  test('after sixty hits an hour a person is refused hits and misses alike, others are not', async () => {
    await s.registered();
    const asked = question(s.payload());
    const elsewhere = { ...asked, contractSignatureDate: '2026-11-10' };
    await t.db
      .insertInto('rate_counter')
      .values({
        key: `same-contract ${s.registry.id}`,
        window_start: new Date(Date.now() - 120_000).toISOString(),
        count: 59,
      })
      .execute();
    expect((await ask(elsewhere)).body).toEqual(nothing);
    expect((await ask(asked)).status).toBe(200);
    for (const one of [asked, elsewhere]) {
      const { status, body, headers } = await ask(one);
      expect([status, body.code]).toEqual([429, 'error_too_many_requests']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await ask(asked, s.contracting)).status).toBe(200);
  });

  test('hits alone are counted, also when many ask at once', async () => {
    await s.registered();
    const asked = question(s.payload());
    const elsewhere = { ...asked, contractSignatureDate: '2026-11-10' };
    await Promise.all([asked, elsewhere, elsewhere, asked, elsewhere].map((one) => ask(one)));
    expect(await countOf()).toBe(2);
  });
});

describe('for administrators', () => {
  const marksOf = async (id: string) => {
    const admin = t.as(s.admin);
    const { items } = (await admin.get('/api/admin/energy-contracts?limit=100')).body;
    const listed = items.find((row: { id: string }) => row.id === id);
    const { sameContracts } = (await admin.get(`/api/admin/energy-contracts/${id}`)).body;
    expect(listed.sameContracts).toEqual(sameContracts);
    return sameContracts;
  };

  test('both registrations name the other, in the list and on the page; their parties see no mark', async () => {
    const one = await s.registered();
    expect(await marksOf(one.id)).toBeUndefined();
    const registered = await t.as(s.buyer).post(path, mirrored());
    expect(registered.status).toBe(201);
    expect(await marksOf(one.id)).toEqual([named(registered.body)]);
    expect(await marksOf(registered.body.id)).toEqual([named(one)]);
    for (const user of [s.contracting, s.buyer]) {
      expect((await t.as(user).get(`${path}/${one.id}`)).body).not.toHaveProperty('sameContracts');
      for (const row of (await t.as(user).get(path)).body.items) expect(row).not.toHaveProperty('sameContracts');
    }
    await s.reject(registered.body.id);
    for (const { id } of [one, registered.body]) expect(await marksOf(id)).toBeUndefined();
  });

  test('two contracts over two plants are two', async () => {
    const one = await s.registered();
    await s.registered({ location: { ...s.payload().location, parish: 'Outra freguesia' } });
    expect(await marksOf(one.id)).toBeUndefined();
  });

  test('both are marked also among sixty that were signed on their day', async () => {
    const { location } = s.payload();
    const one = await s.registered({ location: { ...location, parish: 'Várzea do Sul' } });
    for (let plant = 0; plant < 60; plant += 1) {
      const changes = plant % 2 === 0 ? { parish: `Freguesia ${plant}` } : {};
      const start =
        plant % 2 === 0 ? {} : { expectedStartDate: `2027-08-${String((plant % 28) + 1).padStart(2, '0')}` };
      await s.registered({ location: { ...location, ...changes }, ...start });
    }
    const other = await s.registered({ location: { ...location, parish: ' VARZEA DO SUL' } });
    expect(await marksOf(one.id)).toEqual([named(other)]);
    expect(await marksOf(other.id)).toEqual([named(one)]);
    const theirs = await t.as(s.buyer).post(path, { ...mirrored(), expectedEndDate: '2038-12-31' });
    expect(await marksOf(theirs.body.id)).toHaveLength(5);
  });

  test('an edit that makes it another contract takes the mark away', async () => {
    const [one, two] = [await s.registered(), await s.registered({ name: 'Outro nome' })];
    expect(await marksOf(one.id)).toEqual([named(two)]);
    const body = changed(s.payload(), { name: 'Outro nome', contractSignatureDate: '2026-11-10' });
    expect((await t.as(s.contracting).put(`${path}/${two.id}`, body)).status).toBe(200);
    expect(await marksOf(one.id)).toBeUndefined();
  });

  const between = (one: { id: string }, other: { id: string }) =>
    `/api/admin/energy-contracts/${one.id}/distinct-from/${other.id}`;
  const pair = async () => [await s.registered(), await s.registered({ name: 'Outro nome' })] as const;

  test('who knows that they are two contracts says so: neither is marked, and the histories say who said it', async () => {
    const [one, two] = await pair();
    const { displayName: decidedBy } = (await t.as(s.admin).get('/api/users/me')).body;
    const { status, body } = await t.as(s.admin).post(between(two, one));
    expect([status, body.sameContracts]).toEqual([200, undefined]);
    expect(body.distinctContracts).toEqual([{ ...named(one), decidedBy, decidedAt: expect.any(String) }]);
    for (const { id } of [one, two]) expect(await marksOf(id)).toBeUndefined();
    const read = async (user: { token: string }, of: string) => (await t.as(user).get(of)).body;
    for (const [contract, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const [newest] = await read(s.admin, `/api/admin/energy-contracts/${contract.id}/history`);
      expect([newest.status, newest.changes]).toEqual([
        'marked_distinct',
        [{ fieldName: 'distinctFrom', oldValue: null, newValue: `${other.number} · ${other.name}` }],
      ]);
      expect(await read(s.contracting, `${path}/${contract.id}/history`)).toHaveLength(1);
      expect(await read(s.contracting, `${path}/${contract.id}`)).not.toHaveProperty('distinctContracts');
    }
    expect((await ask(question(s.payload(), one.id))).body).toEqual(nothing);
  });

  test('who takes it back has both marked again', async () => {
    const [one, two] = await pair();
    const three = await s.registered({ name: 'O terceiro' });
    await t.as(s.admin).post(between(one, two));
    expect([await marksOf(one.id), await marksOf(two.id)]).toEqual([[named(three)], [named(three)]]);
    const { status, body } = await t.as(s.admin).delete(between(two, one));
    expect([status, body.sameContracts, body.distinctContracts]).toEqual([200, [named(one), named(three)], undefined]);
    expect(await marksOf(one.id)).toEqual([named(two), named(three)]);
    const history = (await t.as(s.admin).get(`/api/admin/energy-contracts/${one.id}/history`)).body;
    expect(history[0]).toMatchObject({ status: 'unmarked_distinct', changes: [{ newValue: null }] });
  });

  test('only administrators say so, once, of two that are marked, in the version that they saw', async () => {
    const [one, two] = await pair();
    const plant = await s.registered({ location: { ...s.payload().location, parish: 'Outra freguesia' } });
    const unknown = { id: '0198c2f0-0000-7000-8000-000000000009' };
    const admin = t.as(s.admin);
    expect((await t.anonymous.post(between(one, two))).status).toBe(401);
    for (const user of [s.contracting, s.stranger]) {
      expect((await t.as(user).post(between(one, two))).status).toBe(403);
      expect((await t.as(user).delete(between(one, two))).status).toBe(403);
    }
    for (const other of [unknown, { id: 'x' }]) expect((await admin.post(between(one, other))).status).toBe(404);
    expect((await admin.post(between(unknown, one))).status).toBe(404);
    for (const other of [one, plant]) expect((await admin.post(between(one, other))).status).toBe(409);
    expect((await admin.delete(between(one, two))).status).toBe(409);
    const stale = { 'if-match': '"7"' };
    expect((await admin.post(between(one, two), undefined, stale)).status).toBe(412);
    expect(await marksOf(one.id)).toEqual([named(two)]);
    expect((await admin.post(between(one, two), undefined, { 'if-match': `"${one.version}"` })).status).toBe(200);
    expect((await admin.post(between(two, one))).status).toBe(409);
    expect((await admin.delete(between(one, two), undefined, stale)).status).toBe(412);
    expect((await admin.delete(between(one, two))).status).toBe(200);
  });
});
