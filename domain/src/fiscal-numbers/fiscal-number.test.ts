// The test vectors of the Portuguese and Spanish registers, and what is known of other countries.
import { describe, expect, test } from 'vitest';
import type { Country } from '../terms/enumerations.ts';
import { isFiscalNumber, normaliseFiscalNumber } from './fiscal-number.ts';

const valid = (country: Country, typed: string) => isFiscalNumber(country, normaliseFiscalNumber(country, typed));

describe('[ENT-12, ENT-13, ENT-15, ENT-16, VAL-04] Portuguese numbers', () => {
  test.each([
    '501964843',
    'PT 501 964 843',
    '123456789',
    '450000001',
    '980000009',
    '111111110',
    '590101374',
    '590.102-745',
  ])('%s is valid', (typed) => expect(valid('portugal', typed)).toBe(true));
  test.each([
    '501964842',
    '999999990',
    '400000000',
    '000000000',
    '50196484',
    '5019648430',
    'PT50196484',
    '',
    'B64717838',
  ])('%s is refused', (typed) => expect(valid('portugal', typed)).toBe(false));
});

describe('[ENT-12, ENT-17] Spanish numbers', () => {
  test.each([
    '12345678Z',
    '54362315K',
    '00000000T',
    'X5253868R',
    'X1234567L',
    'Y1234567X',
    'Z1234567R',
    'A13585625',
    'B64717838',
    'B58378431',
    'J99216582',
    'A58818501',
    'P2807900B',
    'Q2826000H',
    'Q28260008',
    'K1234567L',
    'es b-64717838',
  ])('%s is valid', (typed) => expect(valid('spain', typed)).toBe(true));
  test.each(['12345678A', 'X1234567A', 'B64717839', 'O1234567L', '1234567Z', '501964843', ''])(
    '%s is refused',
    (typed) => expect(valid('spain', typed)).toBe(false),
  );
});

describe('[ENT-12, ENT-18] numbers of the other countries are only measured', () => {
  test.each([
    ['germany', 'DE 136695976'],
    ['netherlands', '004495445B01'],
    ['greece', 'EL094259216'],
    ['ireland', 'AB'],
  ] as const)('%s %s is accepted', (country, typed) => expect(valid(country, typed)).toBe(true));
  test.each([
    ['germany', 'A'],
    ['france', '1234567890123456'],
    ['italy', '12/34'],
  ] as const)('%s %s is refused', (country, typed) => expect(valid(country, typed)).toBe(false));
  test('the prefix of the country goes, Greece writes EL', () => {
    expect(normaliseFiscalNumber('greece', 'EL 094259216')).toBe('094259216');
    expect(normaliseFiscalNumber('spain', 'ES-B64717838')).toBe('B64717838');
  });
});
