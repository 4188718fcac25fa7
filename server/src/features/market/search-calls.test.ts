// The searches of the market as calls: one shape for projects, offers and contracts, which page and filter what there is.
import { contractPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeAll, expect, test } from 'vitest';
import { type ContractScene, contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';

let t: TestApp;
let s: ContractScene;
/** In MW, one for each item: the filter that all three searches have. */
const capacities = [11, 12, 13, 14, 15, 16];
const { financialConditions: ofProjects } = projectPayload('', '');
const { financialConditions: ofContracts, location } = contractPayload('');

beforeAll(async () => {
  t = await startTestApp();
  s = await contractScene(t);
  await s.setFees(0);
  for (const totalPurchasedCapacity of capacities) {
    await t.make.project(s.owner, s.seller.id, { financialConditions: { ...ofProjects, totalPurchasedCapacity } });
    await t.make.offer(s.buyer, s.buyerEntity.id, { totalPurchasedCapacity });
    const { id } = await s.registered({
      // Over one plant they would be the same contract.
      location: { ...location, parish: `Freguesia ${totalPurchasedCapacity}` },
      financialConditions: { ...ofContracts, totalPurchasedCapacity, maximumAmountEnergyAllowed: 10 },
    });
    await s.approve(id);
  }
});

interface Found {
  id: string;
  totalPurchasedCapacity?: number;
  financialConditions?: { totalPurchasedCapacity: number };
}
const capacityOf = ({ totalPurchasedCapacity, financialConditions }: Found) =>
  totalPurchasedCapacity ?? financialConditions?.totalPurchasedCapacity;

test.each(['projects', 'offers', 'energy-contracts'])(
  '[SRCH-42] %s are searched by GET with filters, page and limit',
  async (kind) => {
    const path = `/api/search/${kind}`;
    const search = async (query: string): Promise<{ items: Found[]; total: number; page: number; limit: number }> => {
      const { status, body } = await t.as(s.stranger).get(`${path}?${query}`);
      expect([query, status]).toEqual([query, 200]);
      return body;
    };
    const found = async (query: string) => (await search(query)).items.map(capacityOf).toSorted();

    const [first, second] = [await search('page=1&limit=5'), await search('page=2&limit=5')];
    expect(first).toMatchObject({ total: 6, page: 1, limit: 5 });
    expect(second).toMatchObject({ total: 6, page: 2, limit: 5 });
    expect([first.items.length, second.items.length]).toEqual([5, 1]);
    expect([...first.items, ...second.items].map(capacityOf).toSorted()).toEqual(capacities);

    expect(await found('maxTotalPurchasedCapacity=13')).toEqual([11, 12, 13]);
    expect(await found('minTotalPurchasedCapacity=15')).toEqual([15, 16]);
    expect(await search('maxTotalPurchasedCapacity=10')).toMatchObject({ items: [], total: 0 });
    expect(await search('minTotalPurchasedCapacity=12&limit=5&page=2')).toMatchObject({ items: [], total: 5 });
    expect((await t.as(s.stranger).post(path, {})).status).toBe(404);
  },
);
