// The night's run: what it keeps, what it changes, and that it finds what the domain's own functions find.
import { bandOf, companyMedians, isOpen, othersIn } from '@wattpact/domain/benchmark/band';
import { cellKey, cellsOf } from '@wattpact/domain/benchmark/cell';
import {
  countsOn,
  type PricePoint,
  quarterStart,
  quarterStarts,
  tenorOf,
} from '@wattpact/domain/benchmark/price-point';
import { addDays, lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { contractStructures, technologies } from '@wattpact/domain/terms/enumerations';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type PricedCompany, pricedMarket } from '../../../test/benchmark/priced-market.ts';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { withPatience } from '../../platform/database/with-patience.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { isNightRun, rebuildIfNone } from './benchmark-jobs.ts';
import { rebuildBenchmark } from './benchmark-rebuild.ts';
import { writeBook } from './book-queries.ts';

let t: TestApp;
let m: Awaited<ReturnType<typeof pricedMarket>>;
let stranger: PricedCompany;
const today = lisbonDate(new Date());
const thisQuarter = quarterStart(today);
const nextQuarter = quarterStart(addDays(thisQuarter, 100));

beforeAll(async () => {
  t = await startTestApp();
  m = await pricedMarket(t, 7);
  stranger = await m.company('Outra, Lda.');
});

beforeEach(async () => {
  await m.forget();
  for (const table of ['project', 'offer', 'energy_contract'] as const)
    await t.db.updateTable(table).set({ status: 'deleted' }).execute();
});

const at = (place: number) => m.companies[place] as PricedCompany;
const read = async (country: string) => (await t.as(stranger.user).get(`/api/benchmark?country=${country}`)).body;
const dealsOf = (prices: readonly number[], country: 'italy', since?: string) =>
  Promise.all(
    prices.map((price, place) =>
      m.deal([at(place), at((place + 1) % 5)], price, { country, ...(since !== undefined && { since }) }),
    ),
  );

test('[BEN-08, BEN-22] deals change on the first day of a quarter alone, by what was approved 30 days before', async () => {
  await dealsOf([31, 32, 33, 34, 35], 'italy');
  await m.rebuild();
  const before = (await read('italy')).deals;
  expect(before).toMatchObject({ shown: true, p50: 33, asOf: thisQuarter });
  // Signed later, and one that is taken away: neither changes a figure before the next quarter.
  const [first] = await dealsOf([90, 90, 90, 90, 90], 'italy', addDays(thisQuarter, 1));
  await t.db
    .updateTable('energy_contract')
    .set({ status: 'deleted' })
    .where('id', '=', first ?? '')
    .execute();
  await m.rebuild();
  expect((await read('italy')).deals).toEqual(before);
  await m.rebuild(nextQuarter);
  expect((await read('italy')).deals).toMatchObject({ shown: true, p50: 61.5, asOf: nextQuarter });
});

test('[BEN-02, BEN-22] asks change every night; what has left the market does not count', async () => {
  const ids = await Promise.all([0, 1, 2, 3, 4, 5].map((place) => m.ask(at(place), 30 + place)));
  await m.rebuild();
  expect((await read('portugal')).asks).toMatchObject({ p50: 32.5 });
  await t.db
    .updateTable('project')
    .set({ status: 'deleted' })
    .where('id', '=', ids[5] ?? '')
    .execute();
  expect((await read('portugal')).asks).toMatchObject({ p50: 32.5 });
  await m.rebuild(addDays(today, 1));
  expect((await read('portugal')).asks).toMatchObject({ p50: 32, asOf: addDays(today, 1) });
  // A year after they were first visible.
  await m.rebuild(addDays(today, 365));
  expect((await read('portugal')).asks).toEqual({ shown: false, reason: 'too_few_companies' });
});

test('[BEN-22] readers see the old figures until a run commits, and after one that fails', async () => {
  for (const place of [0, 1, 2, 3, 4]) await m.ask(at(place), 30 + place);
  await m.rebuild();
  const before = (await read('portugal')).asks;
  for (const place of [0, 1, 2, 3, 4]) await m.ask(at(place), 90);
  const failing = t.db.transaction().execute(async (db) => {
    await rebuildBenchmark(db, new Date());
    expect((await read('portugal')).asks).toEqual(before);
    throw new Error('The night is over');
  });
  await expect(failing).rejects.toThrow('The night is over');
  expect((await read('portugal')).asks).toEqual(before);
  await m.rebuild();
  expect((await read('portugal')).asks.p50).toBeGreaterThan(before.p50);
});

test('[BEN-22] a run that fails for good stands in the operation log, and the old figures stay', async () => {
  for (const place of [0, 1, 2, 3, 4]) await m.ask(at(place), 30 + place);
  await m.rebuild();
  const before = (await read('portugal')).asks;
  expect(before).toMatchObject({ p50: 32 });
  for (const place of [0, 1, 2, 3, 4]) await m.ask(at(place), 90);
  const admin = t.as(await t.make.admin());
  const failed = async () => (await admin.get('/api/admin/operation/failed-jobs')).body.items;
  const owner = ownerDb(t);
  // In the middle of a run: the first book is written already.
  await sql`alter table benchmark_book add constraint night check (kind <> 'deal' or built_at < now() - interval '1 day')
    not valid`.execute(owner);
  await enqueue(t.db, 'rebuild_benchmark', {}, { key: 'night', maxAttempts: 1 });
  await t.db.deleteFrom('benchmark_book').where('kind', '=', 'deal').execute();
  await t.runJobs();
  expect(await failed()).toMatchObject([{ task: 'rebuild_benchmark', error: expect.stringContaining('night') }]);
  expect((await read('portugal')).asks).toEqual(before);
  await sql`alter table benchmark_book drop constraint night`.execute(owner);
  const [{ id } = { id: '' }] = await failed();
  await admin.post(`/api/admin/operation/failed-jobs/${id}/retry`);
  await t.runJobs();
  expect(await failed()).toEqual([]);
  expect((await read('portugal')).asks.p50).toBeGreaterThan(before.p50);
});

test('[BEN-20] past quarters are made once, kept as they were, and forgotten after eight', async () => {
  const [, last = ''] = quarterStarts(today, 2);
  for (const place of [0, 1, 2, 3, 4]) await m.ask(at(place), 30 + place, { since: addDays(last, -1) });
  await m.rebuild();
  const past = async () =>
    (await t.as(stranger.user).get('/api/benchmark/history?country=portugal&kind=ask')).body.slice(-3);
  const told = await past();
  expect(told).toMatchObject([{ shown: false }, { shown: true, p50: 32 }, { shown: true, p50: 32 }]);
  await t.db.updateTable('project').set({ status: 'deleted' }).execute();
  await m.rebuild();
  expect(await past()).toEqual(told);
  await m.rebuild(addDays(today, 800));
  const { rows } = await sql<{ kept: number; oldest: string }>`
    select count(distinct quarter)::int as kept, min(quarter)::text as oldest from benchmark_book`.execute(t.db);
  expect(rows[0]).toEqual({ kept: 8, oldest: quarterStarts(addDays(today, 800), 8).at(-1) });
});

const item = fc.record({
  company: fc.integer({ min: 0, max: 6 }),
  price: fc.integer({ min: 2000, max: 9000 }).map((cents) => cents / 100),
  country: fc.constantFrom('portugal' as const, 'spain' as const, 'france' as const),
  technologies: fc.subarray([...technologies.slice(0, 2), 'STORAGE' as const], { minLength: 1 }),
  structures: fc.subarray(contractStructures.slice(0, 3), { minLength: 1 }),
  years: fc.constantFrom(4, 5, 9, 10, 15, 16),
  age: fc.integer({ min: 0, max: 400 }),
});

test('[BEN-03, BEN-04, BEN-05, BEN-06] it finds what the points of the market make', async () => {
  const [items = []] = fc.sample(fc.array(item, { minLength: 90, maxLength: 90 }), { seed: 25, numRuns: 1 });
  const points: PricePoint[] = [];
  for (const { company, age, years, ...terms } of items) {
    const since = addDays(today, -age);
    await m.ask(at(company), terms.price, { ...terms, years, since });
    points.push({ ...terms, kind: 'ask', company: `${company}`, tenor: tenorOf(years), since });
  }
  await m.rebuild();
  const inside = Map.groupBy(
    points.filter((one) => countsOn(one, today)).flatMap((one) => cellsOf(one).map((cell) => ({ cell, one }))),
    ({ cell }) => cellKey(cell),
  );
  const expected = [...inside].flatMap(([key, all]) => {
    const prices = all.map(({ one }) => one);
    const others = othersIn('ask', prices, []);
    const band = bandOf('ask', [...companyMedians(prices).values()]);
    return isOpen(others) && band ? [{ key, companies: others.companies, ...band }] : [];
  });
  const { rows } = await sql`
    select c.key, c.companies, c.p25, c.p50, c.p75 from benchmark_cell c join benchmark_book b on b.id = c.book_id
    where b.quarter is null and b.kind = 'ask'`.execute(t.db);
  expect(expected.length).toBeGreaterThan(30);
  expect(rows).toHaveLength(expected.length);
  expect(rows).toEqual(expect.arrayContaining(expected));
});

test('[BEN-22] of the two runs that the schedule makes each night one works: the one at 03:10 in Lisbon', () => {
  const works = (ts: string) => isNightRun({ _cron: { ts } });
  expect([works('2026-07-01T02:10:00Z'), works('2026-07-01T03:10:00Z')]).toEqual([true, false]);
  expect([works('2026-12-01T02:10:00Z'), works('2026-12-01T03:10:00Z')]).toEqual([false, true]);
  expect(isNightRun({})).toBe(true);
});

test('[BEN-22] a database without figures gets them at the first start, and no second run after that', async () => {
  for (const place of [0, 1, 2, 3, 4]) await m.ask(at(place), 30 + place);
  const asked = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from graphile_worker.jobs where task_identifier = 'rebuild_benchmark'`.execute(
      t.db,
    );
    return rows[0]?.count;
  };
  await rebuildIfNone(t.platform);
  await rebuildIfNone(t.platform);
  expect(await asked()).toBe(1);
  await t.runJobs();
  expect((await read('portugal')).asks).toMatchObject({ p50: 32, asOf: today });
  await rebuildIfNone(t.platform);
  expect(await asked()).toBe(0);
});

test('[BEN-22] cells of more companies than one statement takes are written whole', async () => {
  const companies = Array.from({ length: 9000 }, (_, place) => `portugal ${place}`);
  async function* cells() {
    for (let place = 0; place < 5; place += 1)
      yield {
        key: `ask portugal ${place} * *`,
        band: { p25: 31, p50: 32, p75: 33 },
        companies,
        counterparties: place === 4 ? companies.slice(0, 7) : undefined,
      };
  }
  await withPatience(t.db, (db) =>
    writeBook(db, { kind: 'ask', quarter: null, asOf: today, now: new Date() }, cells()),
  );
  const { rows } = await sql`
    select c.companies, c.counterparties, count(*) filter (where not p.is_counterparty)::int as written,
      count(*) filter (where p.is_counterparty)::int as buyers
    from benchmark_cell c join benchmark_point p on p.cell_id = c.id group by c.id order by c.key`.execute(t.db);
  const one = { companies: 9000, written: 9000 };
  expect(rows).toEqual([
    ...Array.from({ length: 4 }, () => ({ ...one, counterparties: null, buyers: 0 })),
    { ...one, counterparties: 7, buyers: 7 },
  ]);
});
