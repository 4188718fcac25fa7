// What the companies of a person have contracted, on either side, and who may add it up.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { contractPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, describe, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;
const year = Number(lisbonDate(new Date()).slice(0, 4));
const portfolioOf = async (user: TestUser, entity?: string) =>
  (await t.as(user).get(`/api/portfolio${entity ? `?legalEntityId=${entity}` : ''}`)).body;

const terms = contractPayload('').financialConditions;
const conditions = (totalPurchasedCapacity: number, price?: number) => ({
  ...terms,
  totalPurchasedCapacity,
  maximumAmountEnergyAllowed: totalPurchasedCapacity,
  ...(price === undefined
    ? { pricingType: 'VARIABLE_PRICING' as const, price: undefined, indexingType: 'OMIE' }
    : { pricingType: 'FIXED_PRICING' as const, price }),
});
const dates = { expectedStartDate: `${year}-07-01`, expectedEndDate: `${year + 2}-06-30` };

async function approved(changes: Parameters<ContractScene['registered']>[0]) {
  const contract = await s.registered({ ...dates, ...changes });
  expect((await s.approve(contract.id)).status).toBe(200);
  return contract;
}

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(1000);
  await approved({ financialConditions: conditions(20, 40), annualVolume: 50_000 });
  await approved({ financialConditions: conditions(30, 45) });
  await approved({ financialConditions: conditions(50), annualVolume: 1000, expectedEndDate: `${year + 3}-12-31` });
  // Neither counts: one waits for a decision, the other was rejected.
  await s.registered({ ...dates, financialConditions: conditions(7, 10) });
  await s.reject((await s.registered({ ...dates, financialConditions: conditions(8, 10) })).id);
});

const contracted = { count: 3, capacity: 100, annualVolume: 51_000, withoutVolume: 1, averagePrice: 43 };
const nothing = { count: 0, capacity: 0, annualVolume: 0, withoutVolume: 0, averagePrice: null };

describe('GET /portfolio', () => {
  test('[UI-63, UI-64, UI-65] adds up approved and active contracts of either side', async () => {
    expect(await portfolioOf(s.owner)).toMatchObject({ sold: contracted, bought: nothing });
    expect(await portfolioOf(s.buyer)).toMatchObject({ sold: nothing, bought: contracted });
    expect(await portfolioOf(s.stranger)).toMatchObject({ sold: nothing, bought: nothing, years: [] });
  });

  test('[UI-66] says for each year how much capacity is delivered', async () => {
    const { years } = await portfolioOf(s.viewer);
    expect(years).toEqual([
      { year, sold: 100, bought: 0 },
      { year: year + 1, sold: 100, bought: 0 },
      { year: year + 2, sold: 100, bought: 0 },
      { year: year + 3, sold: 50, bought: 0 },
    ]);
  });

  test('[UI-67] says what is on the market and, to who may see invoices, what is to be paid', async () => {
    const project = await t.make.project(s.owner, s.seller.id);
    await t.make.project(s.owner, s.seller.id, { status: 'pending_validation' });
    const { offered, feesDue } = await portfolioOf(s.contracting);
    const capacity = project.financialConditions.totalPurchasedCapacity;
    expect(offered).toEqual({ projects: { count: 1, capacity }, offers: { count: 0, capacity: 0 } });
    expect(feesDue).toEqual({ count: 3, amount: 3690, overdueCount: 0 });
    expect((await portfolioOf(s.viewer)).feesDue).toBeNull();
  });

  test('[UI-68] narrows to one of one’s own companies, and another’s has nothing', async () => {
    const { id } = await t.make.entity(s.owner, { name: 'Outra, Lda.' });
    expect((await portfolioOf(s.owner, s.seller.id)).sold).toEqual(contracted);
    expect((await portfolioOf(s.owner, id)).sold).toEqual(nothing);
    for (const other of [s.buyerEntity.id, 'x']) expect((await portfolioOf(s.owner, other)).sold).toEqual(nothing);
  });

  test('[UI-69] counts a contract once that both parties have registered', async () => {
    const [one, other] = [await t.make.user(), await t.make.user()];
    const [alfa, beta] = [await t.make.entity(one), await t.make.entity(other)];
    const registered = async (user: TestUser, first: typeof alfa, second: typeof alfa, changes: object) => {
      const plain = contractPayload(first.id);
      const { body } = await t.as(user).post('/api/energy-contracts', {
        ...plain,
        ...dates,
        secondPartyFiscalInfo: { ...plain.secondPartyFiscalInfo, fiscalNumber: second.fiscalNumber },
        ...changes,
      });
      await s.approve(body.id);
      return body.id as string;
    };
    const sale = await registered(one, alfa, beta, { roleInEnergyContract: 'SELLER' });
    // The other party expects a later end.
    const later = { expectedEndDate: `${year + 2}-09-30` };
    const purchase = await registered(other, beta, alfa, { roleInEnergyContract: 'BUYER', ...later });
    expect((await portfolioOf(one)).sold.count).toBe(1);
    expect((await portfolioOf(other)).bought.count).toBe(1);
    // A person of both companies has each side once.
    await t.make.role(beta.id, one, 'view');
    expect(await portfolioOf(one)).toMatchObject({ sold: { count: 1 }, bought: { count: 1 } });
    // Two that only look the same are two.
    expect((await t.as(s.admin).post(`/api/admin/energy-contracts/${sale}/distinct-from/${purchase}`)).status).toBe(
      200,
    );
    expect((await portfolioOf(other)).bought.count).toBe(2);
  });

  test('[UI-63] counts the version in force while an amendment waits, and when it is rejected', async () => {
    const { id } = await approved({ ...dates, financialConditions: conditions(60, 40), annualVolume: 2000 });
    const before = await portfolioOf(s.owner);
    const changes = { ...dates, financialConditions: conditions(90, 10), annualVolume: 9000 };
    const amendment = { reason: 'VOLUME', effectiveDate: dates.expectedEndDate, fileId: await t.make.file(s.owner) };
    const sent = await t.as(s.owner).put(`/api/energy-contracts/${id}`, { ...s.payload(), ...changes, amendment });
    expect(sent.body).toMatchObject({ status: 'pending_validation' });
    expect(await portfolioOf(s.owner)).toEqual(before);
    expect((await portfolioOf(s.buyer)).bought).toEqual(before.sold);
    expect((await s.reject(id)).status).toBe(200);
    expect(await portfolioOf(s.owner)).toEqual(before);
    const taken = await t.as(s.owner).delete(`/api/energy-contracts/${id}/amendment`);
    expect(taken.status).toBeLessThan(300);
    expect(await portfolioOf(s.owner)).toEqual(before);
  });

  test('reads all of it in one statement', async () => {
    const before = t.statements.length;
    await portfolioOf(s.owner);
    expect(t.statements.length - before).toBeLessThanOrEqual(2);
  });

  test('needs a session', async () => {
    expect((await t.anonymous.get('/api/portfolio')).status).toBe(401);
  });
});
