import { expect, test } from 'vitest';
import { atRest, numberOf } from './typed-number.ts';

test.each([
  ['54.10', 54.1],
  ['54.0', 54],
  ['54.', 54],
  [54.1, 54.1],
  ['', null],
  ['-', null],
])('%s means %s', (content, number) => {
  expect(numberOf(content)).toBe(number);
});

test.each([
  [52.8, true, '52.80'],
  [52, true, '52.00'],
  [51.255, true, 51.255],
  [52.8, false, 52.8],
  [null, true, ''],
])('at rest %s (money: %s) reads %s', (value, isMoney, shown) => {
  expect(atRest(value, isMoney)).toBe(shown);
});
