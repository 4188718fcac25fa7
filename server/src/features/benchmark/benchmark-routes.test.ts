// The price benchmark over HTTP: who reads what, where it is hidden, and what it falls back to.
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PricedCompany, pricedMarket } from '../../../test/benchmark/priced-market.ts';
import { makeApiKeys } from '../../../test/companies/api-keys.ts';
import type { TestUser } from '../../../test/support/factories.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { counterKey } from '../../platform/rate-limits/rate-limits.ts';

let t: TestApp;
let m: Awaited<ReturnType<typeof pricedMarket>>;
let admin: TestUser;
let stranger: PricedCompany;

const today = lisbonDate(new Date());
const six = [60, 32.5, 33.46, 34.2, 35, 36.5];
const hidden = { shown: false, reason: 'too_few_companies' };
const at = (place: number) => m.companies[place] as PricedCompany;

const read = (query: string, as: TestUser = stranger.user) => t.as(as).get(`/api/benchmark?${query}`);
const told = async (query: string, as?: TestUser) => {
  const { status, body } = await read(query, as);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body;
};

beforeAll(async () => {
  t = await startTestApp();
  m = await pricedMarket(t, 7);
  admin = await t.make.admin();
  stranger = await m.company('Outra, Lda.');
  // Six ask in France, the first one three times; five in Germany.
  await m.ask(at(0), 31, { country: 'france' });
  await m.ask(at(0), 61, { country: 'france' });
  for (const [place, price] of six.entries()) await m.ask(at(place), price, { country: 'france' });
  for (const place of [0, 1, 2, 3, 4]) {
    await m.ask(at(place), 30 + place, { country: 'germany' });
    await m.bid(at(place), 40 + place, { country: 'germany' });
  }
  // Five in Spain alone, of another structure each; with Portugal's seven they are Iberia.
  for (const place of [0, 1, 2, 3]) await m.ask(at(place), 50 + place, { country: 'spain', years: 12 });
  for (const place of [4, 5, 6]) await m.ask(at(place), 50 + place, { country: 'portugal', years: 12 });
  // Six sellers with five buyers in Italy, with four in Greece.
  for (const place of [0, 1, 2, 3, 4, 5]) {
    await m.deal([at(place), at((place + 1) % 5)], 33 + place, { country: 'italy' });
    await m.deal([at(place), at((place + 1) % 4)], 33 + place, { country: 'greece' });
  }
  // What does not count: hidden, rejected, variable, too old, and of two technologies.
  await m.ask(at(6), 90, { country: 'france', status: 'rejected' });
  await m.ask(at(6), undefined, { country: 'france' });
  await m.ask(at(6), 90, { country: 'france', since: addDays(today, -400) });
  await m.ask(at(6), 90, { country: 'france', technologies: ['SOLAR_POWER', 'ONSHORE_WIND'] });
  await m.rebuild();
});

const keyOf = ({ id }: TestUser) => counterKey('user benchmark', id);
/** How much somebody has read in this hour. */
async function countedOf(user: TestUser): Promise<number> {
  const rows = await t.db.selectFrom('rate_counter').select('count').where('key', '=', keyOf(user)).execute();
  return rows.reduce((sum, { count }) => sum + count, 0);
}

describe('GET /api/benchmark', () => {
  test('[BEN-19] asks for a session, an approved company, and known words', async () => {
    expect((await t.anonymous.get('/api/benchmark?country=france')).status).toBe(401);
    expect((await read('country=france', await t.make.user())).status).toBe(403);
    for (const faulty of [
      '',
      'country=atlantis',
      'country=france&technology=COAL',
      'country=france&structure=BARTER',
      'country=france&price=0',
      'country=france&price=-1',
      'country=france&tenorYears=-1',
      'country=france&tenorYears=long',
    ])
      expect((await read(faulty)).status, faulty).toBe(400);
  });

  test('[BEN-06, BEN-10, BEN-19] the median of each company makes the quarters, with a range of companies', async () => {
    const { asks, bids, deals, index } = await told('country=france&technology=SOLAR_POWER&tenorYears=7');
    expect(asks).toEqual({
      shown: true,
      p25: 33.6,
      p50: 34.6,
      p75: 36.1,
      companies: '5-9',
      level: { structure: null, tenor: 'BETWEEN_5_AND_10_YEARS', region: 'france' },
      asOf: today,
    });
    expect([bids, deals, index]).toEqual([hidden, hidden, []]);
  });

  test('[BEN-01, BEN-02, BEN-03] several technologies count under all alone; what is old or rejected nowhere', async () => {
    const all = await told('country=france');
    expect(all.asks).toMatchObject({ shown: true, p50: 35, p75: 48.3 });
    expect((await told('country=france&technology=SOLAR_POWER')).asks.p75).toBe(36.1);
    expect((await told('country=france&technology=ONSHORE_WIND')).asks).toEqual(hidden);
  });

  test.each([
    [33.5, 'below_p25'],
    [33.6, 'p25_to_p50'],
    [36.1, 'p50_to_p75'],
    [36.2, 'above_p75'],
  ])('[BEN-14, BEN-19] %d is %s', async (price, position) => {
    const { asks, bids } = await told(`country=france&technology=SOLAR_POWER&price=${price}`);
    expect(asks.position).toBe(position);
    expect(bids).toEqual(hidden);
  });

  test('[BEN-07] five companies are shown to a stranger and not to one of the five', async () => {
    const query = 'country=germany&technology=SOLAR_POWER';
    const { asks, bids } = await told(query);
    expect(asks).toMatchObject({ shown: true, p25: 31, p50: 32, p75: 33 });
    expect(bids).toMatchObject({ shown: true, p25: 41, p50: 42, p75: 43 });
    const own = await told(query, at(0).user);
    expect([own.asks, own.bids]).toEqual([hidden, hidden]);
    expect((await told('country=france&technology=SOLAR_POWER', at(1).user)).asks.p50).toBe(34.6);
  });

  test('[BEN-07] whoever may only look on for a company is of it too', async () => {
    const reader = await t.make.user();
    await t.make.role(at(0).id, reader, 'view');
    expect((await told('country=germany', reader)).asks).toEqual(hidden);
  });

  test('[BEN-07, BEN-24] a key reads with all companies of the person who made it, and on their count', async () => {
    const other = await m.company('Chave, Lda.');
    await t.make.role(at(0).id, other.user, 'view');
    const { token } = await makeApiKeys(t)(other.user, other.id, 'view');
    const before = await countedOf(other.user);
    const { status, body } = await t.as({ token }).get('/api/benchmark?country=germany');
    expect([status, body.asks, body.bids]).toEqual([200, hidden, hidden]);
    expect(await countedOf(other.user)).toBe(before + 1);
    const ofStranger = await makeApiKeys(t)(stranger.user, stranger.id, 'view');
    expect((await t.as(ofStranger).get('/api/benchmark?country=germany')).body.asks).toMatchObject({ p50: 32 });
  });

  test('[BEN-08] deals need five sellers and five buyers, in steps of 0.50', async () => {
    const { deals } = await told('country=italy');
    expect(deals).toMatchObject({ shown: true, p25: 34.5, p50: 35.5, p75: 37 });
    expect(deals.asOf < today || /-(01|04|07|10)-01$/.test(today)).toBe(true);
    expect((await told('country=greece')).deals).toEqual(hidden);
    // One of the five buyers, and one of the six sellers.
    expect((await told('country=italy', at(0).user)).deals).toEqual(hidden);
    expect((await told('country=italy', at(5).user)).deals).toMatchObject({ shown: true });
  });

  test('[BEN-11] falls back without tenor, without structure, then to Iberia, and says so', async () => {
    const short = 'technology=SOLAR_POWER&structure=PAY_AS_PRODUCED&tenorYears=3';
    expect((await told(`country=france&${short}`)).asks.level).toEqual({
      structure: 'PAY_AS_PRODUCED',
      tenor: null,
      region: 'france',
    });
    const other = 'technology=SOLAR_POWER&structure=BASELOAD_ANNUAL&tenorYears=3';
    expect((await told(`country=france&${other}`)).asks.level).toEqual({
      structure: null,
      tenor: null,
      region: 'france',
    });
    const { asks } = await told(`country=spain&${other}`);
    expect(asks).toMatchObject({ p50: 53, level: { structure: null, tenor: null, region: 'iberia' } });
    expect((await told('country=austria&technology=SOLAR_POWER')).asks).toEqual(hidden);
  });

  test('[BEN-21] administrators see how many companies there are, others do not', async () => {
    expect((await told('country=france&technology=SOLAR_POWER', admin)).asks.count).toBe(6);
    expect((await told('country=france&technology=SOLAR_POWER')).asks).not.toHaveProperty('count');
  });

  test('[BEN-24] the answers are private', async () => {
    for (const path of ['?country=france', '/history?country=france&kind=ask', '/against-median?kind=project&ids=x']) {
      const { status, headers } = await t.as(stranger.user).get(`/api/benchmark${path}`);
      expect([status, headers['cache-control']]).toEqual([200, expect.stringMatching(/\bprivate\b/)]);
    }
  });
});

describe('GET /api/benchmark/history', () => {
  const history = (query: string, as: TestUser = stranger.user) => t.as(as).get(`/api/benchmark/history?${query}`);

  test('[BEN-20] asks for a session, an approved company, and known words', async () => {
    const good = 'country=france&kind=ask';
    expect((await t.anonymous.get(`/api/benchmark/history?${good}`)).status).toBe(401);
    expect((await history(good, await t.make.user())).status).toBe(403);
    for (const faulty of ['country=france', 'kind=ask', 'country=france&kind=wish', `${good}&technology=COAL`])
      expect((await history(faulty)).status, faulty).toBe(400);
  });

  test('[BEN-07, BEN-20] eight quarters, the oldest first, within the bounds for the reader', async () => {
    const query = 'country=italy&technology=SOLAR_POWER&kind=deal';
    const { body } = await history(query);
    expect(body).toHaveLength(8);
    expect(body.map(({ quarter }: { quarter: string }) => quarter)).toEqual(
      body.map(({ quarter }: { quarter: string }) => quarter).toSorted(),
    );
    expect(body.at(-1)).toMatchObject({ shown: true, p50: 35.5 });
    expect(body.at(0)).toEqual({ quarter: expect.stringMatching(/^\d{4}-Q[1-4]$/), shown: false });
    expect((await history(query, at(0).user)).body.at(-1)).toMatchObject({ shown: false });
  });
});

describe('GET /api/benchmark/against-median', () => {
  const against = (kind: string, ids: string[], as: TestUser = stranger.user) =>
    t.as(as).get(`/api/benchmark/against-median?kind=${kind}${ids.map((id) => `&ids=${id}`).join('')}`);

  test('[BEN-17] asks for a session, an approved company, a kind, and at most a page of items', async () => {
    expect((await t.anonymous.get('/api/benchmark/against-median?kind=project&ids=x')).status).toBe(401);
    expect((await against('project', ['x'], await t.make.user())).status).toBe(403);
    expect((await against('contract', ['x'])).status).toBe(400);
    expect((await against('project', Array(101).fill('x'))).status).toBe(400);
  });

  test('[BEN-17] tells by how many percent a visible price is above the median of its like, or below', async () => {
    const dear = await m.ask(at(6), 69.2, { country: 'france' });
    const cheap = await m.ask(at(6), 34.5, { country: 'france' });
    const variable = await m.ask(at(6), undefined, { country: 'france' });
    const alone = await m.ask(at(6), 34.5, { country: 'austria' });
    const secret = await m.ask(at(6), 34.5, { country: 'france', status: 'rejected' });
    const offer = await m.bid(at(6), 42, { country: 'germany' });
    const { body } = await against('project', [dear, cheap, variable, alone, secret, 'x']);
    expect(body.items).toHaveLength(4);
    expect(body.items).toEqual(
      expect.arrayContaining([
        { id: dear, percent: 100, leftOut: [] },
        { id: cheap, percent: -0.3, leftOut: [] },
        { id: variable, reason: 'no_fixed_price' },
        { id: alone, reason: 'too_few_companies' },
      ]),
    );
    expect((await against('offer', [offer])).body.items).toEqual([{ id: offer, percent: 0, leftOut: [] }]);
  });

  test('[BEN-07, BEN-17, BEN-25] a median that the band hides is in no column, and a shown one is the same', async () => {
    const offer = await m.bid(at(6), 42, { country: 'germany' });
    const hiddenTo = await against('offer', [offer], at(0).user);
    expect(hiddenTo.body.items).toEqual([{ id: offer, reason: 'too_few_companies' }]);
    expect((await told('country=germany', at(0).user)).bids).toEqual(hidden);
    const { p50 } = (await told('country=germany')).bids;
    const dear = await m.bid(at(6), 2 * p50, { country: 'germany' });
    expect((await against('offer', [dear])).body.items).toEqual([{ id: dear, percent: 100, leftOut: [] }]);
  });

  test('[BEN-24] each different cell of a page is one of 600 reads; beyond them 429 tells how long to wait', async () => {
    const { user } = await m.company('Leitora, Lda.');
    const alike = [await m.bid(at(6), 42, { country: 'germany' }), await m.bid(at(5), 43, { country: 'germany' })];
    const others = [await m.bid(at(6), 42, { country: 'france' }), await m.bid(at(6), 42, { country: 'italy' })];
    const reads = async (ids: string[]) => {
      const before = await countedOf(user);
      const { status } = await against('offer', ids, user);
      return [status, (await countedOf(user)) - before];
    };
    expect(await reads(alike)).toEqual([200, 1]);
    expect(await reads([...alike, ...others])).toEqual([200, 3]);
    expect(await reads(['x'])).toEqual([200, 1]);
    const set = async (count: number) => {
      // In one slice of the window: the minute may have turned meanwhile.
      await t.db.deleteFrom('rate_counter').where('key', '=', keyOf(user)).execute();
      await reads(['x']);
      await t.db.updateTable('rate_counter').set({ count }).where('key', '=', keyOf(user)).execute();
    };
    await set(598);
    // Three are too many, and count nothing; two are the last.
    const refused = await against('offer', [...alike, ...others], user);
    expect([refused.status, refused.body.code]).toEqual([429, 'error_user_limit']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(await reads(others)).toEqual([200, 2]);
    expect(await countedOf(user)).toBe(600);
    expect(await reads(others)).toEqual([429, 0]);
    const { status, headers } = await read('country=france', user);
    expect([status, Number(headers['retry-after']) > 3500]).toEqual([429, true]);
  });

  test('[BEN-01, BEN-02] what strangers never saw is no part of the market, whatever its status', async () => {
    for (const place of [0, 1, 2, 3]) await m.ask(at(place), 30 + place, { country: 'belgium' });
    const { user, id } = at(4);
    const location = { parish: 'Centro', municipality: 'Cidade', country: 'belgium' as const };
    const own = await t.make.project(user, id, { location, isPublishedInMarketplace: false });
    await m.rebuild();
    expect((await told('country=belgium')).asks).toEqual(hidden);
    // Its own company may compare it, with the others alone.
    expect((await against('project', [own.id], user)).body.items).toEqual([
      { id: own.id, reason: 'too_few_companies' },
    ]);
    expect((await against('project', [own.id])).body.items).toEqual([]);
  });

  test('[BEN-11, BEN-17] the median falls back as the band does, and says what it leaves out', async () => {
    const other = await m.ask(at(6), 53, { country: 'spain', years: 3 });
    expect((await against('project', [other])).body.items).toEqual([
      { id: other, percent: 0, leftOut: ['without_tenor', 'without_structure', 'iberia'] },
    ]);
  });
});
