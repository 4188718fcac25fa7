// The search of the manual.
import { expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';

const places = [
  { title: 'Registar um contrato', words: '' },
  { title: 'Pagar uma fatura Taxas e faturas', words: 'Copie os dados da transferência. IBAN' },
  { title: 'Trocar mensagens', words: '' },
];
const found = (typed: string) => [...findPlaces(typed, places)];

test('every typed word begins some word of the place, whatever its case and accents', () => {
  expect(found('contr')).toEqual([0]);
  expect(found('TRANSFERENCIA fatura')).toEqual([1]);
  expect(found('iban')).toEqual([1]);
  expect(found('ntrato')).toEqual([]);
  expect(found('contrato fatura')).toEqual([]);
});

test('nothing typed finds nothing', () => {
  expect(found('')).toEqual([]);
  expect(found(' - ')).toEqual([]);
});
