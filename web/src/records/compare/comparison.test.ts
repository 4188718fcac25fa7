import { expect, test } from 'vitest';
import { idsIn } from './chosen-ids.ts';
import { comparedGroups, type Fact } from './compared-facts.ts';

const id = (digit: number) => `00000000-0000-7000-8000-00000000000${digit}`;

test('an address bears up to five records, each once; what is no id is passed over', () => {
  const asked = [1, 1, 2, 3, 4, 5, 6].map(id);
  expect(idsIn(['x', ...asked].join(','))).toEqual([1, 2, 3, 4, 5].map(id));
  expect(idsIn(undefined)).toEqual([]);
});

const format = (amount: number) => ({ value: String(amount), unit: '€/MWh' });
const record = (price: number | undefined, start: string, place: string | undefined, index?: string) => {
  const facts: Fact[] = [
    { label: 'Price', figure: price === undefined ? undefined : { amount: price, format }, namesLowest: true },
    { label: 'Start', day: start },
    { label: 'Place', words: place },
    { label: 'Index', words: index },
  ];
  return [{ title: 'All', facts }];
};
const rowsOf = (...records: ReturnType<typeof record>[]) =>
  comparedGroups(records)
    .flatMap(({ rows }) => rows)
    .map(({ label, cells }) => [label, ...cells.map(({ difference, isLowest }) => [difference, isLowest])]);

test('each record departs from the first by an amount, months, days or words; the lowest price is named', () => {
  const other = { kind: 'other' };
  expect(
    rowsOf(
      record(33.9, '2027-01-01', 'Évora'),
      record(32.4, '2027-03-01', undefined),
      record(35, '2027-02-15', 'Évora'),
    ),
  ).toEqual([
    ['Price', [undefined, false], [{ kind: 'amount', by: -1.5 }, true], [{ kind: 'amount', by: 1.1 }, false]],
    [
      'Start',
      [undefined, false],
      [{ kind: 'time', unit: 'month', count: 2 }, false],
      [{ kind: 'time', unit: 'day', count: 45 }, false],
    ],
    ['Place', [undefined, false], [other, false], [undefined, false]],
  ]);
});

test('a price that several share, or that only one has, is not called the lowest', () => {
  const same = record(30, '2027-01-01', 'Évora');
  const [[, ...prices]] = rowsOf(same, same) as [[string, ...unknown[]]];
  expect(prices).toEqual([
    [undefined, false],
    [undefined, false],
  ]);
  expect(rowsOf(same, record(undefined, '2027-01-01', 'Évora'))[0]).toEqual([
    'Price',
    [undefined, false],
    [{ kind: 'other' }, false],
  ]);
});

test('the lowest price is named beside a first record that has none by its kind', () => {
  const [[, ...prices]] = comparedGroups([
    [{ title: 'All', facts: [{ label: 'Price', isUnused: true }] }],
    record(30, '2027-01-01', 'Évora'),
    record(40, '2027-01-01', 'Évora'),
  ])
    .flatMap(({ rows }) => rows)
    .map(({ label, cells }) => [label, ...cells.map(({ isLowest }) => isLowest)]) as [[string, ...boolean[]]];
  expect(prices).toEqual([false, true, false]);
});
