// The figures of a cell by examples that were calculated apart from them, who sees them, and where a price stands.
import { expect, test } from 'vitest';
import { bandFor, bandOf, companyMedians, companyRange, isOpen, othersIn, positionOf } from './band.ts';
import { type CellPlace, cellKey } from './cell.ts';
import type { BenchmarkKind } from './price-point.ts';

const place: CellPlace = { region: 'france', technology: null, structure: null, tenor: null };

interface Point {
  company: string;
  price: number;
  counterparty?: string;
}

/** The answer to somebody who asks for a cell with these points. */
function answer(kind: BenchmarkKind, points: readonly Point[], own: readonly string[] = []) {
  const medians = [...companyMedians(points).values()];
  const band = bandOf(kind, medians);
  return bandFor(place, () => band && { band, companies: medians.length, others: othersIn(kind, points, own) });
}

const six: Point[] = [
  { company: 'A', price: 31 },
  { company: 'A', price: 60 },
  { company: 'A', price: 61 },
  { company: 'B', price: 32.5 },
  { company: 'C', price: 33.46 },
  { company: 'D', price: 34.2 },
  { company: 'E', price: 35 },
  { company: 'F', price: 36.5 },
];
const five = six.slice(0, 7);
const many = [...six, ...Array.from({ length: 50 }, () => ({ company: 'A', price: 60 }))];
const withBuyers = (buyers: number) => six.map((point, index) => ({ ...point, counterparty: `X${index % buyers}` }));
const hidden = { shown: false, reason: 'too_few_companies' };
const shown = (p25: number, p50: number, p75: number) => ({
  shown: true,
  p25,
  p50,
  p75,
  companies: '5-9',
  level: place,
});

test.each<[string, BenchmarkKind, Point[], string[], object]>([
  ['six companies, one of them with three points', 'ask', six, [], shown(33.6, 34.6, 36.1)],
  ['fifty more points of one company change nothing', 'ask', many, [], shown(33.6, 34.6, 36.1)],
  ['five companies are enough', 'ask', five, [], shown(33.5, 34.2, 35)],
  ['four are not', 'ask', six.slice(0, 6), [], hidden],
  ['five, one of them the own: not enough', 'ask', five, ['B'], hidden],
  ['six, one of them the own', 'ask', six, ['B'], shown(33.6, 34.6, 36.1)],
  ['six, two of them the own: not enough', 'ask', six, ['B', 'A'], hidden],
  ['deals of six sellers and four buyers', 'deal', withBuyers(4), [], hidden],
  ['deals of six sellers and eight buyers, in steps of 0.50', 'deal', withBuyers(8), [], shown(33.5, 34.5, 36)],
  ['deals of five buyers, one of them the own: not enough', 'deal', withBuyers(5), ['X0'], hidden],
  ['nothing', 'ask', [], [], hidden],
])('[BEN-06, BEN-07, BEN-08] %s', (_name, kind, points, own, expected) => {
  expect(answer(kind, points, own)).toEqual(expected);
});

test('[BEN-08] asks and bids to 0.10, deals to 0.50', () => {
  expect(bandOf('ask', [34.25])?.p50).toBe(34.3);
  expect(bandOf('bid', [34.249])?.p50).toBe(34.2);
  expect(bandOf('deal', [34.25])?.p50).toBe(34.5);
  expect(bandOf('deal', [34.249])?.p50).toBe(34);
});

test('[BEN-09] five companies on each side besides the own ones', () => {
  expect(isOpen({ companies: 5 })).toBe(true);
  expect(isOpen({ companies: 4 })).toBe(false);
  expect(isOpen({ companies: 5, counterparties: 5 })).toBe(true);
  expect(isOpen({ companies: 9, counterparties: 4 })).toBe(false);
  expect(isOpen({ companies: 4, counterparties: 9 })).toBe(false);
});

test.each([
  [5, '5-9'],
  [9, '5-9'],
  [10, '10-24'],
  [24, '10-24'],
  [25, '25+'],
  [4_000, '25+'],
])('[BEN-10] %d companies are said to be %s', (companies, range) => {
  expect(companyRange(companies)).toBe(range);
});

test('[BEN-11] the first place that is open to the reader is shown, with what it is', () => {
  const asked: CellPlace = {
    region: 'portugal',
    technology: 'SOLAR_POWER',
    structure: 'PAY_AS_PRODUCED',
    tenor: 'LESS_THAN_5_YEARS',
  };
  const keyOf = (one: CellPlace) => cellKey({ kind: 'ask', ...one });
  const cell = (others: number, price: number) => ({
    band: { p25: price, p50: price, p75: price },
    companies: others + 1,
    others: { companies: others },
  });
  const wide: CellPlace = { ...asked, region: 'iberia', structure: null, tenor: null };
  const known = new Map([
    [keyOf(asked), cell(4, 31)],
    [keyOf({ ...asked, tenor: null }), cell(4, 32)],
    [keyOf(wide), cell(9, 34)],
  ]);
  expect(bandFor(asked, (one) => known.get(keyOf(one)))).toEqual({
    shown: true,
    p25: 34,
    p50: 34,
    p75: 34,
    companies: '10-24',
    level: wide,
  });
  known.set(keyOf({ ...asked, tenor: null }), cell(5, 32));
  expect(bandFor(asked, (one) => known.get(keyOf(one)))).toMatchObject({ p50: 32, companies: '5-9' });
});

test.each([
  [30, 'below_p25'],
  [33.5, 'below_p25'],
  [33.6, 'p25_to_p50'],
  [34.6, 'p50_to_p75'],
  [36.1, 'p50_to_p75'],
  [36.2, 'above_p75'],
  [60, 'above_p75'],
])('%d in the band of 33.60, 34.60, 36.10: %s', (price, position) => {
  expect(positionOf(price, { p25: 33.6, p50: 34.6, p75: 36.1 })).toBe(position);
});
