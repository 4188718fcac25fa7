import { expect, test } from 'vitest';
import { numberOf } from './typed-number.ts';

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
