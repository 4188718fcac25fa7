// Which contracts join and leave the statistics together, what counts once, and which figures are open to whom.
import { describe, expect, test } from 'vitest';
import type { ComparedContract } from '../energy-contracts/same-contract.ts';
import { leavingOf, newBatches, patienceDays, type Waiting } from './batches.ts';
import { inSteps, type PublishedBatch, statisticsOf } from './figures.ts';
import type { Label } from './labels.ts';
import { technologyOf } from './labels.ts';
import { isOpen, type SeenContract } from './open-labels.ts';
import { countedOnce, type Registered } from './repeated-contracts.ts';
import { isEnough } from './secrecy.ts';

const solar: Label = { structure: 'PAY_AS_PRODUCED', technology: 'SOLAR_POWER', year: 2027 };
const wind: Label = { ...solar, technology: 'ONSHORE_WIND' };
const today = new Date('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString();

/** Of three first and three second parties from three on. */
const some = (count: number, label = solar, since = daysAgo(0)): Waiting[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `${label.technology} ${label.year} ${place}`,
    first: `seller ${place % 3}`,
    second: `buyer ${place % 3}`,
    label,
    since,
  }));
const joined = (waiting: Waiting[], counted: Label[] = []) =>
  newBatches(waiting, counted, today).map(({ label, contracts }) => [label, contracts.length]);

describe('enough', () => {
  const pairs = (...given: [string, string][]) => given.map(([first, second]) => ({ first, second }));
  test.each([
    ['four contracts', false, pairs(['a', 'x'], ['b', 'y'], ['c', 'z'], ['a', 'x'])],
    ['five of three and three', true, pairs(['a', 'x'], ['b', 'y'], ['c', 'z'], ['a', 'x'], ['a', 'x'])],
    ['of two first parties', false, pairs(['a', 'x'], ['b', 'y'], ['b', 'z'], ['a', 'x'], ['a', 'x'])],
    ['of two second parties', false, pairs(['a', 'x'], ['b', 'y'], ['c', 'y'], ['a', 'x'], ['a', 'x'])],
  ])('%s: %s', (_, enough, contracts) => expect(isEnough(contracts)).toBe(enough));
});

describe('joining', () => {
  test('five of a kind join, four wait', () => {
    expect(joined(some(5))).toEqual([[solar, 5]]);
    expect(joined(some(4))).toEqual([]);
  });

  test('with five shown four wait, and five join', () => {
    expect(joined(some(4), [solar])).toEqual([]);
    expect(joined(some(5), [solar])).toEqual([[solar, 5]]);
  });

  test('a mixture joins where nothing is shown yet, under what its contracts have in common', () => {
    expect(joined([...some(3), ...some(2, wind)])).toEqual([[{ ...solar, technology: null }, 5]]);
    const later = { ...wind, year: 2028 };
    expect(joined([...some(3), ...some(2, { ...later, structure: 'BASELOAD_ANNUAL' })])).toEqual([
      [{ structure: null, technology: null, year: null }, 5],
    ]);
  });

  test('where something is shown, a mixture joins when it has waited long', () => {
    const mixture = (days: number) => [...some(3, solar, daysAgo(days)), ...some(2, wind, daysAgo(days))];
    expect(joined(mixture(patienceDays - 1), [solar])).toEqual([]);
    expect(joined(mixture(patienceDays), [solar])).toEqual([[{ ...solar, technology: null }, 5]]);
  });

  test('what is left of a kind does not join by subtraction', () => {
    expect(joined([...some(8), ...some(4, wind)])).toEqual([[solar, 8]]);
  });
});

test('contracts leave when they and those that stay are enough, or when all leave', () => {
  const members = (gone: number, stay: number) =>
    some(gone + stay).map((one, place) => ({ ...one, isGone: place < gone }));
  expect([members(4, 5), members(5, 4), members(5, 5), members(6, 0)].map((all) => leavingOf(all).length)).toEqual([
    0, 0, 5, 6,
  ]);
});

describe('counted once', () => {
  const terms: ComparedContract = {
    ...{ first: 'A', second: 'B', role: 'SELLER', signedOn: '2026-11-16' },
    ...{ startsOn: '2027-07-01', endsOn: '2037-06-30', megawatts: 20 },
    ...{ parish: 'Várzea', municipality: 'Beja', technologies: ['SOLAR_POWER'], structure: 'PAY_AS_PRODUCED' },
  };
  const mirror: ComparedContract = { ...terms, first: 'B', second: 'A', role: 'BUYER', parish: 'varzea (Beja)' };
  const of = (id: string, ...versions: ComparedContract[]): Registered => ({
    id,
    first: versions[0]?.first ?? '',
    versions,
    distinctFrom: [],
  });
  const ids = (...contracts: Registered[]) => countedOnce(contracts, () => false).map(({ id }) => id);
  const second = { ...terms, parish: 'Amareleja' };

  test('a contract that both parties register, or that one hands in twice', () => {
    expect(ids(of('1', terms), of('2', mirror))).toEqual(['1']);
    expect(ids(of('2', mirror), of('1', terms))).toEqual(['2']);
    expect(ids(of('1', terms), of('3', terms), of('2', mirror))).toEqual(['1']);
  });

  test('two contracts of the same day stay two, also when both parties register both', () => {
    expect(ids(of('1', terms), of('3', second))).toEqual(['1', '3']);
    const others = [of('2', mirror), of('4', { ...mirror, megawatts: 21 })];
    expect(ids(of('1', terms), of('3', second), ...others)).toEqual(['1', '3']);
    expect(ids(of('1', terms), ...others)).toEqual(['1', '4']);
  });

  test('a registration takes the one with all of its terms before one that differs in one of them', () => {
    const sales = [of('1', terms), of('3', { ...terms, megawatts: 21 })];
    const purchases = [of('2', { ...mirror, megawatts: 21 }), of('4', { ...mirror, startsOn: '2027-08-01' })];
    expect(ids(...sales, ...purchases)).toEqual(['1', '3']);
    expect(ids(...sales.toReversed(), ...purchases)).toEqual(['3', '1']);
  });

  test('one that counts and is edited to equal another still takes the other party’s with it', () => {
    const older = { megawatts: 30, endsOn: '2032-06-30' };
    const sales = [of('1', terms), of('3', terms, { ...terms, ...older })];
    const purchases = [of('2', mirror), of('4', { ...mirror, ...older })];
    const counted = countedOnce([...sales, ...purchases], ({ id }) => id === '1' || id === '3');
    expect(counted.map(({ id }) => id)).toEqual(['1', '3']);
    expect(ids(...sales)).toEqual(['1']);
  });

  /** The sale `a` and the sale `c` are two contracts; the purchase differs in one term from each of them. */
  const a = of('a', terms);
  const b = of('b', { ...mirror, startsOn: '2027-08-01' });
  const c = of('c', { ...terms, startsOn: '2027-08-01', megawatts: 21 });
  const orders = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ];

  test.each(orders)('a chain of three is two contracts in every order, also when it is counted again', (...chain) => {
    const once = countedOnce(chain, () => false);
    expect(once).toHaveLength(2);
    const isCounted = (one: Registered) => once.includes(one);
    const again = [...once, ...chain.filter((one) => !isCounted(one))];
    expect(countedOnce(again, isCounted)).toEqual(once);
  });

  test('the order does not decide how many of a longer chain count', () => {
    const d = of('d', { ...mirror, megawatts: 19 });
    expect(ids(a, c, b, d)).toHaveLength(2);
    expect(ids(d, b, c, a)).toHaveLength(2);
    expect(ids(b, d, a, c)).toHaveLength(2);
  });

  test('two that an administrator knows to be two contracts both count, whoever registered them', () => {
    const apart = (one: Registered, ...others: string[]) => ({ ...one, distinctFrom: others });
    const [one, own, theirs] = [of('1', terms), of('3', terms), of('2', mirror)];
    expect(ids(apart(one, '3'), apart(own, '1'))).toEqual(['1', '3']);
    expect(ids(apart(one, '2'), apart(theirs, '1'))).toEqual(['1', '2']);
    expect(ids(apart(one, '3'), apart(own, '1'), theirs)).toEqual(['1', '3']);
    expect(ids(apart(one, '4'), own, apart(of('4', terms), '1'))).toEqual(['1', '4']);
  });

  test('a sale the other way, and other terms, are other contracts', () => {
    expect(ids(of('1', terms), of('2', { ...mirror, role: 'SELLER' }))).toEqual(['1', '2']);
    expect(ids(of('1', terms), of('2', { ...mirror, megawatts: 30, endsOn: '2032-06-30' }))).toEqual(['1', '2']);
  });

  test('whichever of the two is edited, it stays the same contract', () => {
    const edited = { megawatts: 30, endsOn: '2032-06-30', signedOn: '2026-11-17' };
    expect(ids(of('1', { ...terms, ...edited }, terms), of('2', mirror))).toEqual(['1']);
    expect(ids(of('1', terms), of('2', { ...mirror, ...edited }, mirror))).toEqual(['1']);
    expect(ids(of('1', terms), of('3', { ...terms, ...edited }, terms))).toEqual(['1']);
    expect(ids(of('1', terms), of('2', { ...mirror, ...edited }))).toEqual(['1', '2']);
  });
});

describe('open to a reader', () => {
  const seen = (count: number, own: number, joinedAt: string, leftAt: string | null = null): SeenContract[] =>
    some(count).map((contract, place) => ({ ...contract, isOwn: place < own, joinedAt, leftAt }));
  const [first, second, third] = [daysAgo(3), daysAgo(2), daysAgo(1)] as [string, string, string];

  test('five are open to a stranger, closed to who knows one of them, and open to who knows all', () => {
    expect([seen(5, 0, first), seen(5, 1, first), seen(5, 5, first)].map(isOpen)).toEqual([true, false, true]);
  });

  test('what was closed opens when enough others join', () => {
    expect(isOpen([...seen(5, 1, first), ...seen(5, 0, second)])).toBe(true);
  });

  test('what was open closes when those that join are too few without their own', () => {
    expect(isOpen([...seen(5, 0, first), ...seen(5, 1, second)])).toBe(false);
    expect(isOpen([...seen(5, 0, first), ...seen(5, 1, second), ...seen(5, 1, third)])).toBe(true);
  });

  test('it closes when those that left, or those that stayed, are too few without their own', () => {
    const stay = seen(5, 0, first);
    expect(isOpen([...stay, ...seen(5, 0, first, second)])).toBe(true);
    expect(isOpen([...stay, ...seen(5, 1, first, second)])).toBe(false);
    expect(isOpen([...seen(5, 1, first), ...seen(5, 0, first, second)])).toBe(false);
  });
});

describe('figures', () => {
  const batch = (changes: Partial<PublishedBatch>): PublishedBatch => ({
    book: 'contracts',
    label: solar,
    contracts: 5,
    megawatts: 100,
    value: 0,
    weighted: 0,
    ...changes,
  });
  const open = { contracts: [], volume: [], price: [] };

  test('prices are means, plain and by capacity, in steps of 0.50', () => {
    const price = batch({ book: 'price', value: 201.2, weighted: 4130 });
    expect(statisticsOf([batch({}), price], open).total).toMatchObject([
      { count: 5, megawatts: 100, meanPrice: 40, weightedPrice: 41.5, contractsWithPrice: 5, megawattHours: null },
    ]);
    expect([40.24, 40.25, 40.74, 40.75].map(inSteps)).toEqual([40, 40.5, 40.5, 41]);
  });

  test('a batch counts in every cell that all its contracts are in, and in no other', () => {
    const years = batch({ label: { ...solar, technology: null } });
    const tables = statisticsOf([batch({}), years], open);
    const counts = Object.fromEntries(
      Object.entries(tables).map(([table, cells]) => [table, cells.map((c) => c.count)]),
    );
    expect(counts).toEqual({
      total: [10],
      byStructure: [10],
      byTechnology: [5],
      byYear: [10],
      byYearAndTechnology: [5],
      byStructureTechnologyAndYear: [5],
    });
  });

  test('a closed label closes every cell that counts it, its price alone where only that is closed', () => {
    const other = batch({ label: { ...wind, year: 2028 } });
    const closed = { ...open, contracts: [solar] };
    const tables = statisticsOf([batch({}), other], closed);
    expect(tables.total).toEqual([]);
    expect(tables.byTechnology.map(({ technology }) => technology)).toEqual(['ONSHORE_WIND']);
    const price = batch({ book: 'price', value: 200, weighted: 4000 });
    expect(statisticsOf([batch({}), price], { ...open, price: [solar] }).total).toMatchObject([
      { count: 5, meanPrice: null, contractsWithPrice: 0 },
    ]);
  });

  test('a contract with several technologies counts under none of them', () => {
    expect(technologyOf(['SOLAR_POWER', 'SOLAR_POWER'])).toBe('SOLAR_POWER');
    expect(technologyOf(['SOLAR_POWER', 'STORAGE'])).toBe('MULTIPLE');
  });
});
