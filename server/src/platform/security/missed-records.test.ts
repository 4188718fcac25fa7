// When the answers 404 of one person are many.
import { expect, test } from 'vitest';
import { createMissedRecords } from './missed-records.ts';

const minute = 60_000;
const numbers = Array.from({ length: 20 }, (_, number) => number);

test('twenty different records within ten minutes are many, and then it counts from the start again', () => {
  const isMany = createMissedRecords();
  const tried = () => numbers.map((number) => isMany('ana', `${number}`, number * 1000));
  expect(tried().indexOf(true)).toBe(19);
  expect(tried().indexOf(true)).toBe(19);
});

test('the same record again, another person and a slow one are not', () => {
  const isMany = createMissedRecords();
  expect(numbers.some(() => isMany('ana', 'deleted', 0))).toBe(false);
  expect(numbers.some((number) => isMany(number % 2 ? 'ana' : 'rui', `${number}`, 0))).toBe(false);
  expect(numbers.some((number) => isMany('eva', `${number}`, number * minute))).toBe(false);
});

test('of more than ten thousand people the one who began first is forgotten', () => {
  const isMany = createMissedRecords();
  for (const number of numbers.slice(1)) isMany('ana', `${number}`, 0);
  for (let person = 0; person < 10_000; person += 1) isMany(`${person}`, 'a', 0);
  expect(isMany('ana', 'last', 0)).toBe(false);
});
