// The search of the manual.
import { expect, test } from 'vitest';
import { excerptOf, findPlaces, type Place } from './find-places.ts';

const place = (title: string, text = '', chapter?: string): Place => ({
  address: `/${title}`,
  title,
  text,
  ...(chapter && { chapter }),
});
const transfer = place('Pagar uma fatura', 'Copie os dados da transferência. IBAN', 'Taxas e faturas');
const places = [place('Registar um contrato', 'Pague a taxa.'), transfer, place('Transferência de dados')];
const found = (typed: string) => findPlaces(typed, places).map(({ title }) => title);

test('[SUP-17] every typed word begins some word of the place, whatever its case and accents', () => {
  expect(found('contr')).toEqual(['Registar um contrato']);
  expect(found('TRANSFERENCIA fatura')).toEqual(['Pagar uma fatura']);
  expect(found('iban')).toEqual(['Pagar uma fatura']);
  expect(found('ntrato')).toEqual([]);
  expect(found('contrato fatura')).toEqual([]);
});

test('what has the words in its title comes first', () => {
  expect(found('dados')).toEqual(['Transferência de dados', 'Pagar uma fatura']);
});

test('nothing typed finds nothing', () => {
  expect(found('')).toEqual([]);
  expect(found(' - ')).toEqual([]);
});

test('an excerpt shows the words around the first that was typed', () => {
  expect(excerptOf('transferencia', transfer)).toBe('Copie os dados da transferência. IBAN');
  const long = place('Longo', Array.from({ length: 40 }, (_, index) => `palavra${index}`).join(' '));
  expect(excerptOf('palavra20', long)).toMatch(/^… palavra15 .*palavra20.* palavra29 …$/);
  expect(excerptOf('longo', long)).toBeUndefined();
});
