import { expect, test } from 'vitest';
import { isMapped, isNamed, placeKey } from './place-names.ts';

test.each([
  ['ÉVORA', 'evora'],
  [' Vitoria-Gasteiz ', 'vitoria gasteiz'],
  ['L’Hospitalet de Llobregat', 'l hospitalet de llobregat'],
  ['Lagoa (Açores)', 'lagoa acores'],
  ['Alacant/Alicante', 'alacant alicante'],
  ['Peñíscola', 'peniscola'],
  ['···', ''],
])('[SRCH-51] %s is known as %s', (name, key) => {
  expect(placeKey(name)).toBe(key);
});

test('[SRCH-48] municipalities are known in Portugal and Spain', () => {
  expect(['portugal', 'spain', 'france', undefined].map(isMapped)).toEqual([true, true, false, false]);
});

test.each([
  ['alicante', true],
  ['Alacant / Alicante', true],
  ['ALICANTE (Comunitat)', false],
  ['Alican', false],
])('[SRCH-51] Alacant/Alicante is named by %s: %s', (typed, expected) => {
  expect(isNamed({ name: 'Alacant/Alicante', region: 'Alacant/Alicante' }, typed)).toBe(expected);
});
