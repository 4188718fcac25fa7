// How far words are apart.
import { expect, test } from 'vitest';
import { editDistance } from './search-words.ts';

test.each<[string, string, number]>([
  ['beja', 'beja', 0],
  ['beja', 'beha', 1],
  ['beja', 'bejaa', 1],
  ['mouar', 'moura', 1],
  ['varzea', 'vorzoa', 2],
  ['', 'ab', 2],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance);
  expect(editDistance(b, a, 2)).toBe(distance);
});

test('what is far apart is more than the most asked for', () => {
  expect(editDistance('amareleja', 'beja', 2)).toBeGreaterThan(2);
  expect(editDistance('abcd', 'efgh', 2)).toBeGreaterThan(2);
});
