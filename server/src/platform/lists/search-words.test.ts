// The edit distance of words.
import { expect, test } from 'vitest';
import { editDistance, typingDistance } from './search-words.ts';

test.each<[string, string, number]>([
  ['beja', 'beja', 0],
  ['beja', 'beha', 1],
  ['beja', 'bejaa', 1],
  ['mouar', 'moura', 1],
  ['varzea', 'vorzoa', 2],
  ['', 'ab', 2],
])('%s and %s are %i apart', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
  expect(editDistance(b, a)).toBe(distance);
});

test('what is far apart is more than a misspelling', () => {
  expect(editDistance('amareleja', 'beja')).toBeGreaterThan(2);
  expect(editDistance('abcd', 'efgh')).toBeGreaterThan(2);
});

test.each<[typed: string, known: string, most: number]>([
  ['fotov', 'fotovoltaica', 0],
  ['fotvo', 'fotovoltaica', 1],
  ['photovoltaic', 'fotovoltaica', 2],
  ['gouvea', 'gouveia', 1],
])('%s, still being typed, is %s but for %i', (typed, known, most) => {
  expect(Math.floor(typingDistance(typed, known))).toBe(most);
});
