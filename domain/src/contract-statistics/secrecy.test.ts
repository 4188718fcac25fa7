// Nobody learns of too few contracts, whatever they add and subtract, over time, knowing all of their own.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, type Contract, Register, type Seen, Span } from '../testing/known-register.ts';
import { keyOf, onlyWith, tableNames, tables } from './labels.ts';
import { isEnough } from './secrecy.ts';

const label = fc.record({
  structure: fc.constantFrom('PAY_AS_PRODUCED' as const, 'BASELOAD_ANNUAL' as const),
  technology: fc.constantFrom('SOLAR_POWER' as const, 'ONSHORE_WIND' as const, 'MULTIPLE' as const),
  year: fc.constantFrom(2027, 2028),
});
const sellers = 5;
const companies = 9;
const contract = fc
  .record({
    first: fc.nat(sellers - 1),
    second: fc.integer({ min: sellers, max: companies - 1 }),
    label,
    turned: fc.boolean(),
  })
  .map(({ first, second, label: of, turned }) =>
    turned ? { first: second, second: first, label: of } : { first, second, label: of },
  );
const change = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('register' as const),
      contracts: fc.array(contract, { minLength: 4, maxLength: 16 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('withdraw' as const), places: fc.array(fc.nat(), { maxLength: 9 }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('publish' as const), days: fc.nat(40) }) },
);
const life = fc.array(change as fc.Arbitrary<Change>, { minLength: 10, maxLength: 24 });
const own = fc.uniqueArray(fc.nat(companies - 1), { maxLength: 2 });

/** Every figure that a reader was ever shown, by contract: 1 where it is part of the sum, and their own left out. */
function knowledge(contracts: readonly Contract[], looks: readonly Seen[][], readers: readonly number[]) {
  const foreign = contracts.filter(
    ({ first, second }) => !readers.some((one) => [first, second].includes(String(one))),
  );
  const vectorOf = (some: readonly Contract[]) => foreign.map((one) => (some.includes(one) ? 1 : 0));
  const figures = new Map<string, number[]>();
  for (const { contracts: behind } of looks.flat()) {
    const vector = vectorOf(behind);
    figures.set(vector.join(''), vector);
  }
  return { foreign, vectorOf, figures: [...figures.values()] };
}

/** The sets of contracts of every cell as the register has them, whether shown or not. */
const trueCells = (contracts: readonly Contract[]): Contract[][] =>
  tableNames.flatMap((table) => [
    ...Map.groupBy(contracts, (one) => keyOf(onlyWith(tables[table], one.label))).values(),
  ]);

let shown = 0;

test('over time, with all of their own contracts known, no reader tells fewer than the bounds apart', () => {
  fc.assert(
    fc.property(life, own, (changes, readers) => {
      const register = new Register();
      const looks: Seen[][] = [];
      const hidden: Contract[][] = [];
      for (const one of changes) {
        register.apply(one);
        if (one.kind !== 'publish') continue;
        looks.push(register.look(readers));
        hidden.push(...trueCells(register.contracts.filter(({ isGone }) => !isGone)));
      }
      const { foreign, vectorOf, figures } = knowledge(register.contracts, looks, readers);
      shown += figures.length;
      // Contracts that are always in the same sums cannot be told apart.
      const sets = Map.groupBy(foreign, (one) => figures.map((figure) => figure[foreign.indexOf(one)]).join(''));
      for (const [sums, set] of sets) if (sums.includes('1')) expect(isEnough(set)).toBe(true);
      // The same by trying: no hidden cell, and no single contract, is a sum of multiples of what was shown.
      const span = new Span();
      for (const figure of figures) span.add(figure);
      for (const set of [...hidden, ...foreign.map((one) => [one])]) {
        const unknown = set.filter((one) => foreign.includes(one));
        if (unknown.length > 0 && !isEnough(unknown)) expect(span.has(vectorOf(unknown))).toBe(false);
      }
    }),
    { numRuns: 120 },
  );
  expect(shown).toBeGreaterThan(500);
});

test('who sees a cell sees the same figures as everybody, and it changes by enough contracts at once', () => {
  fc.assert(
    fc.property(life, own, (changes, readers) => {
      const register = new Register();
      const before = new Map<string, readonly Contract[]>();
      for (const one of changes) {
        register.apply(one);
        if (one.kind !== 'publish') continue;
        const everybody = new Map(register.look([]).map((seen) => [`${seen.table} ${keyOf(seen.cell)}`, seen]));
        for (const { table, cell } of register.look(readers))
          expect(everybody.get(`${table} ${keyOf(cell)}`)?.cell).toEqual(cell);
        for (const [key, { cell, contracts }] of everybody) {
          expect(cell.count).toBe(contracts.length);
          expect(isEnough(contracts)).toBe(true);
          const old = before.get(key) ?? [];
          for (const moved of [contracts.filter((c) => !old.includes(c)), old.filter((c) => !contracts.includes(c))])
            expect(moved.length === 0 || isEnough(moved)).toBe(true);
          before.set(key, contracts);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('the attack finds what figures without complementary suppression tell', () => {
  const span = new Span();
  const [total, solar, wind] = [
    [1, 1, 1, 1, 1, 1],
    [1, 1, 1, 1, 1, 0],
    [0, 0, 0, 0, 0, 1],
  ];
  span.add(total as number[]);
  expect(span.has(wind as number[])).toBe(false);
  span.add(solar as number[]);
  expect(span.has(wind as number[])).toBe(true);
});
