// What must stay secret in any market: a thousand random ones, each read by several companies over two years.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../calendar/lisbon-time.ts';
import { contractDurations, contractStructures } from '../terms/enumerations.ts';
import { type BandAnswer, bandFor, bandOf, companyMedians, type FoundCell, othersIn } from './band.ts';
import { type BenchmarkCell, type CellPlace, cellKey, cellsOf } from './cell.ts';
import {
  type BenchmarkKind,
  benchmarkKinds,
  countsOn,
  leastDaysOfDeal,
  type PricePoint,
  quarterStart,
  quarterStarts,
} from './price-point.ts';

const today = '2026-11-24';
const companies = Array.from({ length: 9 }, (_, index) => `company ${index}`);

const point: fc.Arbitrary<PricePoint> = fc
  .record({
    kind: fc.constantFrom(...benchmarkKinds),
    price: fc.integer({ min: 2000, max: 9000 }).map((cents) => cents / 100),
    parties: fc.shuffledSubarray(companies, { minLength: 2, maxLength: 2 }),
    country: fc.constantFrom('portugal' as const, 'spain' as const),
    technologies: fc.constantFrom(['SOLAR_POWER' as const], ['SOLAR_POWER' as const, 'STORAGE' as const]),
    structures: fc.subarray(contractStructures.slice(0, 2), { minLength: 1 }),
    tenor: fc.constantFrom(...contractDurations.slice(0, 2)),
    since: fc.integer({ min: 0, max: 800 }).map((days) => addDays(today, -days)),
  })
  .map(({ parties: [company = '', counterparty = ''], ...fields }) => ({
    ...fields,
    company,
    ...(fields.kind === 'deal' && { counterparty }),
  }));
const market = fc.array(point, { minLength: 20, maxLength: 90 });

interface Counted {
  point: PricePoint;
  keys: string[];
}

/** The cells of a market on a day, with the points that count in them. */
function cellsOn(counted: readonly Counted[], day: string): Map<string, PricePoint[]> {
  const cells = new Map<string, PricePoint[]>();
  for (const { point: one, keys } of counted) {
    if (!countsOn(one, day)) continue;
    for (const key of keys) {
      const inside = cells.get(key);
      if (inside) inside.push(one);
      else cells.set(key, [one]);
    }
  }
  return cells;
}

function figuresOf(kind: BenchmarkKind, inside: readonly PricePoint[]): Omit<FoundCell, 'others'> | undefined {
  const medians = [...companyMedians(inside).values()];
  const band = bandOf(kind, medians);
  return band && { band, companies: medians.length };
}

const asked: CellPlace[] = (['portugal', 'spain'] as const).flatMap((region) =>
  [null, ...contractStructures.slice(0, 2)].flatMap((structure) =>
    [null, ...contractDurations.slice(0, 2)].map((tenor) => ({
      region,
      technology: 'SOLAR_POWER' as const,
      structure,
      tenor,
    })),
  ),
);

interface Told {
  reader: string;
  day: string;
  cell: BenchmarkCell;
  answer: BandAnswer;
  /** What stands in the cell whose figures are told. */
  inside: readonly PricePoint[];
}

/** Everything that the readers are told of every place on these days. */
function allTold(points: readonly PricePoint[], readers: readonly string[], days: readonly string[]): Told[] {
  const counted = points.map((one) => ({ point: one, keys: cellsOf(one).map(cellKey) }));
  return days.flatMap((day) => {
    const cells = cellsOn(counted, day);
    return benchmarkKinds.flatMap((kind) => {
      const insideOf = (place: CellPlace) => cells.get(cellKey({ kind, ...place })) ?? [];
      const figures = new Map<string, ReturnType<typeof figuresOf>>();
      const find = (place: CellPlace, reader: string): FoundCell | undefined => {
        const key = cellKey({ kind, ...place });
        if (!figures.has(key)) figures.set(key, figuresOf(kind, insideOf(place)));
        const known = figures.get(key);
        return known && { ...known, others: othersIn(kind, insideOf(place), [reader]) };
      };
      return asked.flatMap((one) =>
        readers.map((reader) => {
          const answer = bandFor(one, (place) => find(place, reader));
          return { reader, day, cell: { kind, ...one }, answer, inside: answer.shown ? insideOf(answer.level) : [] };
        }),
      );
    });
  });
}

const readers = [companies[0] ?? '', companies[1] ?? '', 'a company without points'];
/** Today, and two of the eight quarters of the history. */
const someDays = fc.subarray(quarterStarts(today, 8), { minLength: 2, maxLength: 2 }).map((days) => [today, ...days]);

/** Approved after the last day on which this quarter takes deals in. */
const lateDeal = fc
  .tuple(point, fc.integer({ min: 1 - leastDaysOfDeal, max: daysBetween(quarterStart(today), today) }))
  .map(([one, days]): PricePoint => {
    const since = addDays(quarterStart(today), days);
    return { ...one, kind: 'deal', counterparty: 'a new buyer', since };
  });

/** The companies of one side of a cell, without the reader's. */
const othersOf = (inside: readonly PricePoint[], side: 'company' | 'counterparty', reader: string): number =>
  new Set(inside.map((one) => one[side])).difference(new Set([reader, undefined])).size;

function faultsIn(told: readonly Told[]): string[] {
  const figures = new Map<string, string>();
  return told.flatMap(({ reader, day, cell, answer, inside }) => {
    if (!answer.shown) return [];
    const key = `${day} ${cellKey({ kind: cell.kind, ...answer.level })}`;
    const same = JSON.stringify(answer);
    const before = figures.get(key) ?? same;
    figures.set(key, same);
    const sides = cell.kind === 'deal' ? (['company', 'counterparty'] as const) : (['company'] as const);
    return [
      ...(before === same ? [] : [`${key}: ${reader} is told other figures`]),
      ...sides
        .filter((side) => othersOf(inside, side, reader) < 5)
        .map((side) => `${key}: ${reader} sees a few (${side})`),
    ];
  });
}

test('[BEN-25, BEN-06, BEN-07, BEN-08, BEN-11] in any market', () => {
  let deals = 0;
  let fallenBack = 0;
  fc.assert(
    fc.property(market, lateDeal, someDays, (points, deal, days) => {
      const told = allTold(points, readers, days);
      expect(faultsIn(told)).toEqual([]);
      const ofDeals = (list: Told[]) =>
        list.flatMap(({ cell, reader, answer }) => (cell.kind === 'deal' && reader === readers[0] ? [answer] : []));
      expect(ofDeals(allTold([...points, deal], readers.slice(0, 1), days))).toEqual(ofDeals(told));
      for (const { cell, answer } of told) {
        if (!answer.shown) continue;
        if (cell.kind === 'deal') deals += 1;
        if (cell.structure !== answer.level.structure || cell.region !== answer.level.region) fallenBack += 1;
      }
    }),
    { numRuns: 1_000, seed: 25 },
  );
  // Without these the property would say nothing.
  expect(deals).toBeGreaterThan(1_000);
  expect(fallenBack).toBeGreaterThan(1_000);
});
