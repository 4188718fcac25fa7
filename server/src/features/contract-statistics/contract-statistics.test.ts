// The statistics of the register over HTTP: the bounds, who sees what, what counts, and when figures change.
import type { EnergyContractPayload } from '@wattpact/domain/energy-contracts/energy-contract';
import { contractPayload, nextFiscalNumber } from '@wattpact/domain/samples/sample-payloads';
import { beforeEach, expect, test } from 'vitest';
import { feeConfiguration } from '../../../test/support/contract-scene.ts';
import { startTestApp } from '../../../test/support/test-app.ts';
import { publishStatistics } from './contract-statistics-service.ts';

const path = '/api/search/energy-contracts/statistics';
const fixed = contractPayload('').financialConditions;

const t = await startTestApp();
const { make, as } = t;
const admin = await make.admin();
await as(admin).put('/api/admin/fee-configuration', feeConfiguration(0));

async function company(name: string) {
  const user = await make.user();
  const fiscalNumber = nextFiscalNumber();
  return { user, fiscalNumber, id: (await make.entity(user, { name, fiscalNumber })).id };
}
type Company = Awaited<ReturnType<typeof company>>;
const four = async (name: string) =>
  (await Promise.all([1, 2, 3, 4].map((number) => company(`${name} ${number}, Lda.`)))) as [
    Company,
    Company,
    Company,
    Company,
  ];
const sellers = await four('Solar');
const buyers = await four('Moinho');
const stranger = await company('Outra, Lda.');
const [[seller], [buyer]] = [sellers, buyers];

beforeEach(async () => {
  await t.db.deleteFrom('statistics_member').execute();
  await t.db.deleteFrom('statistics_batch').execute();
  await t.db.updateTable('energy_contract').set({ status: 'deleted' }).execute();
});

let names = 0;

async function registerFor(first: Company, second: Company, changes: Partial<EnergyContractPayload> = {}) {
  names += 1;
  const plain = contractPayload(first.id);
  const body = {
    ...plain,
    name: `PPA ${names}`,
    // A plant of its own: two contracts of one party over the same one would be the same.
    location: { ...plain.location, parish: `Freguesia ${names}` },
    secondPartyFiscalInfo: { ...plain.secondPartyFiscalInfo, fiscalNumber: second.fiscalNumber },
    ...changes,
  };
  const created = await as(first.user).post('/api/energy-contracts', body);
  expect([created.status, created.body.errors]).toEqual([201, undefined]);
  const id = created.body.id as string;
  const approved = await as(admin).post(`/api/admin/energy-contracts/${id}/approve`, {});
  expect(approved.body.status).toBe('active');
  return { id, first, body };
}

/** Each seller in turn with a buyer of its own. */
async function register(howMany: number, changes: Partial<EnergyContractPayload> = {}) {
  const contracts: Awaited<ReturnType<typeof registerFor>>[] = [];
  for (let place = 0; place < howMany; place += 1)
    contracts.push(await registerFor(sellers[place % 4] as Company, buyers[place % 4] as Company, changes));
  await t.runJobs();
  return contracts;
}

const figures = async (who: { token: string } = stranger.user) => (await as(who).get(path)).body;
const publish = () => t.db.transaction().execute((db) => publishStatistics(db, new Date()));

test('strangers to the market are refused; four contracts show nothing, the fifth shows every cell', async () => {
  expect((await t.anonymous.get(path)).status).toBe(401);
  expect((await as(await make.user()).get(path)).status).toBe(403);
  const empty = { updatedAt: null, total: [], byStructure: [], byTechnology: [], byYear: [] };
  expect(await figures()).toMatchObject(empty);
  await register(4);
  expect(await figures()).toMatchObject(empty);
  await register(1, { financialConditions: { ...fixed, price: 41.2, totalPurchasedCapacity: 40 } });
  const { updatedAt, ...tables } = await figures();
  expect(updatedAt).toEqual(expect.any(String));
  const label = { structure: 'PAY_AS_PRODUCED', technology: 'SOLAR_POWER', year: 2027 };
  const cell = {
    count: 5,
    megawatts: 120,
    megawattHours: null,
    contractsWithVolume: 0,
    // Of four at 34 for 20 MW, and one at 41.20 for 40 MW: 35.44 and 36.40.
    meanPrice: 35.5,
    weightedPrice: 36.5,
    contractsWithPrice: 5,
  };
  const none = { structure: null, technology: null, year: null };
  expect(tables).toEqual({
    total: [{ ...none, ...cell }],
    byStructure: [{ ...none, structure: label.structure, ...cell }],
    byTechnology: [{ ...none, technology: label.technology, ...cell }],
    byYear: [{ ...none, year: label.year, ...cell }],
    byYearAndTechnology: [{ ...none, technology: label.technology, year: label.year, ...cell }],
    byStructureTechnologyAndYear: [{ ...label, ...cell }],
  });
  expect(await figures(admin)).toEqual({ updatedAt, ...tables });
  expect(await figures(stranger.user)).toEqual({ updatedAt, ...tables });
});

test('parties who are needed for the bounds see nothing; with enough others they see the same as all', async () => {
  await register(5);
  for (const { user } of [seller, buyer]) expect((await figures(user)).total).toEqual([]);
  await register(5);
  const all = await figures();
  expect(all.total).toMatchObject([{ count: 10 }]);
  for (const { user } of [seller, buyer]) expect(await figures(user)).toEqual(all);
});

test('contracts of a company that waits for its approval are its own', async () => {
  const reader = await company('Leitora, Lda.');
  const fiscalNumber = nextFiscalNumber();
  await make.entity(reader.user, { name: 'À espera, Lda.', fiscalNumber, status: 'pending_validation' });
  const waiting = { ...reader, fiscalNumber };
  const others = [waiting, waiting, waiting, buyers[0], buyers[1]];
  for (const [place, other] of others.entries()) await registerFor(sellers[place % 4] as Company, other);
  await t.runJobs();
  expect((await figures()).total).toHaveLength(1);
  expect((await figures(reader.user)).total).toEqual([]);
});

test('figures change only with the fifth contract that joins', async () => {
  await register(5);
  const before = await figures();
  await register(4, { financialConditions: { ...fixed, price: 90 } });
  expect(await figures()).toEqual(before);
  await register(1, { financialConditions: { ...fixed, price: 90 } });
  expect((await figures()).total).toMatchObject([{ count: 10, meanPrice: 62 }]);
});

test('five contracts of two buyers show nothing', async () => {
  for (const [place, seller] of [...sellers, ...sellers].entries())
    await registerFor(seller, buyers[place % 2] as Company);
  await t.runJobs();
  expect((await figures()).total).toEqual([]);
});

test('nothing that is hidden is the difference of two figures that are shown', async () => {
  await register(6);
  await register(4, { technologies: [{ type: 'ONSHORE_WIND' }] });
  const { total, byYear, byTechnology } = await figures();
  expect(byTechnology).toMatchObject([{ technology: 'SOLAR_POWER', count: 6 }]);
  for (const [cell] of [total, byYear]) expect(cell).toMatchObject({ count: 6, megawatts: 120 });
});

test('a volume and a price need the bounds for themselves', async () => {
  const { price: _, ...withoutPrice } = fixed;
  const variable = { ...withoutPrice, pricingType: 'VARIABLE_PRICING' as const, indexingType: 'MIBEL' };
  await register(4);
  await register(1, { financialConditions: variable });
  expect((await figures()).total).toMatchObject([{ count: 5, meanPrice: null, weightedPrice: null }]);
  await register(1);
  expect((await figures()).total).toMatchObject([{ count: 5, meanPrice: 34, contractsWithPrice: 5 }]);
});

test('a contract that both parties register counts once', async () => {
  await register(4);
  await registerFor(buyer, seller, { roleInEnergyContract: 'BUYER' });
  await t.runJobs();
  expect((await figures()).total).toEqual([]);
});

const edit = async ({ id, first, body }: Awaited<ReturnType<typeof registerFor>>, changes: object) => {
  expect((await as(first.user).put(`/api/energy-contracts/${id}`, { ...body, ...changes })).status).toBe(200);
  await as(admin).post(`/api/admin/energy-contracts/${id}/approve`, {});
  await t.runJobs();
};

test('a contract that both parties register counts once, also after the one or the other is edited', async () => {
  const [original] = await register(4);
  const copy = await registerFor(buyer, seller, { roleInEnergyContract: 'BUYER' });
  await t.runJobs();
  const other = { contractSignatureDate: '2026-11-12', expectedEndDate: '2035-06-30' };
  await edit(copy, other);
  expect((await figures()).total).toEqual([]);
  await register(1);
  expect((await figures()).total).toMatchObject([{ count: 5 }]);
  if (!original) throw new Error('no contract');
  await edit(original, { ...other, contractSignatureDate: '2026-11-11' });
  await register(4);
  expect((await figures()).total).toMatchObject([{ count: 5 }]);
});

test('a contract that one party hands in twice under two names counts once', async () => {
  const [one] = await register(4);
  await registerFor(seller, buyer, { location: one?.body.location as EnergyContractPayload['location'] });
  await t.runJobs();
  expect((await figures()).total).toEqual([]);
});

test('two that look the same both count once an administrator says that they are two', async () => {
  const [one] = await register(4);
  const other = await registerFor(seller, buyer, { location: one?.body.location as EnergyContractPayload['location'] });
  await t.runJobs();
  expect((await figures()).total).toEqual([]);
  const said = await as(admin).post(`/api/admin/energy-contracts/${one?.id}/distinct-from/${other.id}`);
  expect(said.status).toBe(200);
  await publish();
  expect((await figures()).total).toMatchObject([{ count: 5 }]);
});

test('terminated contracts count, edits change nothing, deleted ones count until enough are gone', async () => {
  const contracts = await register(8);
  const before = await figures();
  const [ended, edited] = contracts;
  if (!ended || !edited) throw new Error('no contracts');
  const report = { terminationType: 'UNILATERAL_TERMINATION' };
  expect((await as(ended.first.user).post(`/api/energy-contracts/${ended.id}/terminate`, report)).status).toBe(200);
  const changed = { ...edited.body, financialConditions: { ...fixed, price: 99 } };
  expect((await as(edited.first.user).put(`/api/energy-contracts/${edited.id}`, changed)).status).toBe(200);
  const remove = async (some: typeof contracts) => {
    for (const { id } of some) {
      const justification = { justification: 'Registado duas vezes.' };
      expect((await as(admin).delete(`/api/admin/energy-contracts/${id}`, justification)).status).toBe(204);
    }
    await publish();
  };
  await remove(contracts.slice(4));
  expect(await figures()).toEqual(before);
  expect(before.total).toMatchObject([{ count: 8 }]);
  await remove(contracts.slice(0, 4));
  expect((await figures()).total).toEqual([]);
});

test('two who publish at once count nothing twice', async () => {
  await register(4);
  await Promise.all([register(1), ...[1, 2, 3].map(publish)]);
  expect((await figures()).total).toMatchObject([{ count: 5 }]);
});

test('annual volumes are summed where enough contracts name theirs', async () => {
  const contracts = await register(6);
  const volume = JSON.stringify({ annualVolume: 50_000 });
  for (const { id } of contracts.slice(1))
    await t.platform.pool.query('update energy_contract set content = content || $2::jsonb where id = $1', [
      id,
      volume,
    ]);
  await publish();
  expect((await figures()).total).toMatchObject([{ count: 6, megawattHours: 250_000, contractsWithVolume: 5 }]);
});
