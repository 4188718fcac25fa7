// What is edited, and under review: the price that counts meanwhile.
import { quarterStart } from '@wattpact/domain/benchmark/price-point';
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { offerPayload, projectPayload } from '@wattpact/domain/samples/sample-payloads';
import { beforeEach, describe, expect, test } from 'vitest';
import { type PricedCompany, pricedMarket } from '../../../test/benchmark/priced-market.ts';
import { amendmentScene, dates, priceOf } from '../../../test/contracts/amendment-scene.ts';
import { contractScene } from '../../../test/support/contract-scene.ts';
import { startTestApp } from '../../../test/support/test-app.ts';

const t = await startTestApp();
const s = await contractScene(t);
const { inForce, amend, put } = amendmentScene(t, s);
await s.setFees(0);
const m = await pricedMarket(t, 5);
const six = [...m.companies, await m.company('Sexta, Lda.')] as const;
const hidden = { shown: false, reason: 'too_few_companies' };
const longAgo = addDays(quarterStart(lisbonDate(new Date())), -60);

beforeEach(async () => {
  await m.forget();
  for (const table of ['project', 'offer', 'energy_contract'] as const)
    await t.db.updateTable(table).set({ status: 'deleted' }).execute();
});

const at = (place: number) => six[place] as PricedCompany;
/** What somebody reads whose company has no price. */
const read = async (): Promise<{ asks: object; bids: object; deals: object }> => {
  await m.forget();
  await m.rebuild();
  return (await t.as(s.stranger).get('/api/benchmark?country=portugal')).body;
};

describe('a contract in force', () => {
  let id: string;
  beforeEach(async () => {
    id = await inForce();
    await t.db.updateTable('energy_contract').set({ first_visible_at: longAgo }).where('id', '=', id).execute();
    // With the sixth, which asks 34, there are five sellers and five buyers.
    for (const [place, price] of [10, 20, 50, 60].entries()) await m.deal([at(place), at(place + 1)], price);
    expect((await read()).deals).toMatchObject({ shown: true, p50: 34 });
  });

  test('[BEN-02] counts with its approved price while an amendment waits, and once that was rejected', async () => {
    await amend(id, 45);
    expect((await read()).deals).toMatchObject({ shown: true, p50: 34 });
    await s.reject(id);
    expect((await read()).deals).toMatchObject({ shown: true, p50: 34 });
    await put(id, priceOf(46));
    expect((await read()).deals).toMatchObject({ shown: true, p50: 34 });
    await s.approve(id);
    expect((await read()).deals).toMatchObject({ shown: true, p50: 46 });
  });

  test('[BEN-02] counts so while a correction waits, and not once it was rejected itself', async () => {
    await put(id, { ...dates, 'financialConditions.price': 45 });
    expect((await read()).deals).toMatchObject({ shown: true, p50: 34 });
    await s.reject(id);
    expect((await read()).deals).toEqual(hidden);
    await put(id, priceOf(47));
    expect((await read()).deals).toEqual(hidden);
    await s.approve(id);
    expect((await read()).deals).toMatchObject({ shown: true, p50: 47 });
  });
});

/** One of five is edited; nothing is shown without it. */
async function editsOf(kind: 'projects' | 'offers', id: string, edited: () => Promise<object>): Promise<object[]> {
  const figures = async () => (await read())[kind === 'projects' ? 'asks' : 'bids'];
  const told = [await figures()];
  const { status, body } = await t.as(at(4).user).put(`/api/${kind}/${id}`, await edited());
  expect([status, body.status]).toEqual([200, 'pending_validation']);
  told.push(await figures());
  await t.as(s.admin).post(`/api/admin/${kind}/${id}/reject`, { comment: 'Falta um documento.' });
  told.push(await figures());
  await t.as(s.admin).post(`/api/admin/${kind}/${id}/approve`, {});
  return [...told, await figures()];
}
const before = expect.objectContaining({ shown: true, p50: 30 });
const after = expect.objectContaining({ shown: true, p50: 40 });

test('[BEN-02] an edited project counts again once it is approved, with the price approved then', async () => {
  for (const [place, price] of [10, 20, 40, 50].entries()) await m.ask(at(place), price);
  const { user, id: company } = at(4);
  const id = await m.ask(at(4), 30);
  const edited = async () => {
    const { financialConditions, ...payload } = projectPayload(company, await t.make.file(user));
    return { ...payload, financialConditions: { ...financialConditions, price: 45 } };
  };
  expect(await editsOf('projects', id, edited)).toEqual([before, hidden, hidden, after]);
});

test('[BEN-02] an edited offer counts again once it is approved, with the price approved then', async () => {
  for (const [place, price] of [10, 20, 40, 50].entries()) await m.bid(at(place), price);
  const id = await m.bid(at(4), 30);
  const edited = async () => offerPayload(at(4).id, { price: 45 });
  expect(await editsOf('offers', id, edited)).toEqual([before, hidden, hidden, after]);
});
