// The field atoms: every bound and one past it, odd characters, phones, passwords, numbers with two decimals.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { letters, problemsOf } from '../testing/problems-of.ts';
import { phone } from './phone.ts';
import {
  comment,
  date,
  decimal,
  email,
  firstName,
  optionalText,
  password,
  price,
  text,
  wholeCapacity,
} from './texts.ts';

const field = (schema: z.ZodType) => z.strictObject({ field: schema });
const refused = (schema: z.ZodType, value: unknown) => problemsOf(field(schema), { field: value });

describe('texts', () => {
  test('[VAL-17] are trimmed before their length is measured', () => {
    expect(text(2, 5).parse('  ab\u00a0\n')).toBe('ab');
    expect(text(2, 5).parse(`   ${letters(5)}   `)).toBe(letters(5));
    expect(refused(text(2, 5), '  a  ')).toEqual(['field: error_min_length 2']);
  });
  test('[ERR-68] too short and too long texts name their bound', () => {
    expect(refused(text(2, 100), letters(2))).toEqual([]);
    expect(refused(text(2, 100), letters(100))).toEqual([]);
    expect(refused(text(2, 100), 'a')).toEqual(['field: error_min_length 2']);
    expect(refused(text(2, 100), letters(101))).toEqual(['field: error_max_length 100']);
  });
  test.each([undefined, null, '', '   ', '\t\n', '\u00a0'])('%j is missing, not short', (value) => {
    expect(refused(text(2, 100), value)).toEqual(['field: error_required.field']);
  });
  test.each([undefined, null, '', '   '])('%j is absent in an optional text', (value) => {
    expect(refused(optionalText(20), value)).toEqual([]);
  });
  test.each([
    ['Ünïcödé'],
    ['🌞 Parque Solar'],
    ['مرحبا'],
    ['אנרגיה'],
    ['Łódź'],
    ['太阳能'],
    ["L'Hospitalet"],
    ['a\nb'],
  ])('%j is kept as typed', (value) => expect(text(2, 100).parse(value)).toBe(value));
  test.each([
    ['a\u0000b', 'NUL'],
    ['a\ud83d', 'half of a pair'],
    ['\udc00a', 'the other half'],
    ['\u200b\u200b', 'only invisible characters'],
    ['\u202e\u200f', 'only marks of direction'],
  ])('%j is refused: %s', (value) => expect(refused(text(2, 100), value)).toEqual(['field: error_invalid.field']));
  test.each([[1], [true], [['ab']], [{}]])('%j is no text', (value) => {
    expect(refused(text(2, 100), value)).toEqual(['field: error_invalid.field']);
  });
});

test('[AUTH-06, ENT-38, VAL-08] first names have 1 to 100 characters and a key of their own', () => {
  expect(refused(firstName, 'A')).toEqual([]);
  expect(refused(firstName, letters(100))).toEqual([]);
  for (const value of [undefined, '', '  ', 7, letters(101)])
    expect(refused(firstName, value)).toEqual(['field: error_first_name']);
});

test('initials and titles are no links', () => {
  for (const value of ['J.P.', 'J.Maria', 'Dr.Rui', 'M.ª José', 'Ana c/o Rui'])
    expect(refused(firstName, value)).toEqual([]);
});

test.each(['You won! https://evil.example/claim', 'www.evil.example', 'evil.example/claim', 't.co/x', 'Ana\nMoura'])(
  'the name %j, which a mail would carry to a stranger, is refused',
  (value) => expect(refused(firstName, value)).toEqual(['field: error_name_with_link']),
);

test('[VAL-07] comments have 1 to 500 characters and are not blank', () => {
  expect(refused(comment, letters(500))).toEqual([]);
  for (const value of [undefined, '', ' \n ', 7, letters(501)])
    expect(refused(comment, value)).toEqual(['field: error_comment']);
});

describe('[VAL-09, ENT-40, AUTH-08] e-mail addresses', () => {
  test('are valid, at most 200 characters, and compare without regard to case', () => {
    expect(email.parse('  Ana.Moura+x@Serra.Example ')).toBe('ana.moura+x@serra.example');
    const filled = `${letters(64)}@${letters(60)}.${letters(60)}.${letters(10)}.pt`;
    expect(filled).toHaveLength(200);
    expect(refused(email, filled)).toEqual([]);
    expect(refused(email, `a${filled}`)).toEqual(['field: error_email']);
  });
  test.each([
    undefined,
    '',
    'ana',
    'ana@',
    '@serra.example',
    'ana@serra',
    'a b@serra.example',
    'ana@serra.example\u0000',
    5,
  ])('%j is refused', (value) => expect(refused(email, value)).toEqual(['field: error_email']));
});

describe('[ENT-41, AUTH-14, AUTH-16] phones are E.164', () => {
  test.each([
    ['+351 912 345 678', '+351912345678'],
    ['912-345-678', '+351912345678'],
    ['+34 612 345 678', '+34612345678'],
    ['00351912345678', '+351912345678'],
    ['+49 30 901820', '+4930901820'],
  ])('%s is read as %s', (typed, read) => expect(phone.parse(typed)).toBe(read));
  test.each([
    undefined,
    '',
    '12',
    '+351',
    '91234567890123456',
    'call 912345678',
    '+351912345678 ext 5',
    '+999123456789',
    912345678,
  ])('%j is refused', (value) => expect(refused(phone, value)).toEqual(['field: error_phone_number']));
});

describe('[AUTH-09, AUTH-10, AUTH-11, AUTH-12] passwords', () => {
  test.each(['Abcdef1!', 'Ébène-42', 'P4ss w0rd!', '🌞🌞🌞🌞🌞🌞A1', `A1!${letters(197)}`])(
    '%j is accepted',
    (value) => {
      expect(refused(password, value)).toEqual([]);
    },
  );
  test.each([
    ['Abcde1!', 'seven characters'],
    ['abcdef1!', 'no capital letter'],
    ['Abcdefg!', 'no digit'],
    ['Abcdefg1', 'no symbol'],
    ['Abcdef 1', 'a space is no symbol'],
    ['Ébèneéá1', 'a letter with an accent is no symbol'],
    ['', 'nothing'],
  ])('%j is refused: %s', (value) => expect(refused(password, value)).toEqual(['field: error_password']));
  test('are required', () => expect(refused(password, undefined)).toEqual(['field: error_password']));
  test('are at most 200 characters', () => {
    expect(refused(password, `A1!${letters(198)}`)).toEqual(['field: error_max_length 200']);
  });
});

describe('calendar dates', () => {
  test.each(['2026-11-20', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is accepted', (value) => {
    expect(refused(date, value)).toEqual([]);
  });
  test.each([
    '2026-02-29',
    '2026-13-01',
    '2026-11-31',
    '20-11-2026',
    '2026-11-20T00:00:00Z',
    '0000-01-01',
    ' 2026-11-20',
    5,
  ])('%j is refused', (value) => expect(refused(date, value)).toEqual(['field: error_invalid.date']));
  test.each([undefined, null, ''])('%j is missing', (value) => {
    expect(refused(date, value)).toEqual(['field: error_required.field']);
  });
});

describe('numbers', () => {
  test('every amount with two decimals is accepted, up to the largest', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_900 });
    fc.assert(fc.property(cents, (amount) => refused(decimal(0, 999_999_999), amount / 100).length === 0));
    for (const value of [0.07, 0.29, 1.1, 4.35, 1.005e2, 999_999_998.99]) {
      expect(refused(decimal(0, 999_999_999), value)).toEqual([]);
    }
  });
  test('a third decimal is refused', () => {
    const thousandths = fc.integer({ min: 0, max: 9_999_999 }).filter((value) => value % 10 !== 0);
    fc.assert(
      fc.property(thousandths, (amount) => {
        expect(refused(decimal(0, 999_999_999), amount / 1000)).toEqual(['field: error_invalid.field']);
      }),
    );
  });
  test('[CON-52] a price is above 0 and at most 999999999', () => {
    expect(refused(price, 0.01)).toEqual([]);
    expect(refused(price, 999_999_999)).toEqual([]);
    expect(refused(price, 0)).toEqual(['field: error_min_value 0.01']);
    expect(refused(price, -5)).toEqual(['field: error_min_value 0.01']);
    expect(refused(price, 999_999_999.01)).toEqual(['field: error_max_value 999999999']);
  });
  test('[CON-77, CON-69] a capacity is a whole number of 1 to 999999999', () => {
    for (const value of [1, 49, 999_999_999]) expect(refused(wholeCapacity, value)).toEqual([]);
    expect(refused(wholeCapacity, 0)).toEqual(['field: error_min_value 1']);
    expect(refused(wholeCapacity, 1_000_000_000)).toEqual(['field: error_max_value 999999999']);
    for (const value of [49.5, '49', Number.NaN, Number.POSITIVE_INFINITY, [49]])
      expect(refused(wholeCapacity, value)).toEqual(['field: error_invalid.field']);
  });
});
