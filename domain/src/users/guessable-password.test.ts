// Passwords that the rules of composition let pass, and that anybody guesses.
import { expect, test } from 'vitest';
import { password } from '../fields/texts.ts';
import { commonPasswords } from './common-passwords.ts';
import { isGuessable, ownWords } from './guessable-password.ts';

const isCommon = (text: string, own: readonly string[] = []) => isGuessable(text, commonPasswords, own);

test.each([
  ...['Password1!', 'P@ssw0rd1!', 'Pa$$w0rd', 'Qwerty123!', 'Abcdefg1!', 'Iloveyou1!', 'Aa123456!', '1qaz@WSX'],
  ...['!QAZ2wsx', 'Zaq1@wsx', 'L3tme1n!', '4Dmin2026!', 'Welcome1!', 'Zzzzzzz1!', 'Benfica1904!', 'Contraseña1!'],
  ...['Palavra-passe1', 'Demo-2026!', 'Wattpact1!', 'W4ttp4ct-26'],
  ...['Password-Password1', 'P4ssword!P4ssword!', 'passwordPASSWORD1!', 'Benfica.Benfica.Benfica.1'],
])('%s meets the rules and is refused all the same', (text) => {
  expect(password.safeParse(text).success).toBe(true);
  expect(isCommon(text)).toBe(true);
});

test.each([
  'Correct-1horse',
  'Battery-2staple',
  'Lua-Nova-42-mar',
  'Xk7#pQ2m',
  'Savannah-river!39',
  'Ç7ção-lenta',
  'Tinto-vinho-tinto-7',
])('%s is nobody’s first guess', (text) => expect(isCommon(text)).toBe(false));

test('the words of the person are those of four letters or more, of names and address', () => {
  const ana = { firstName: 'Ana Rita', lastName: 'Moura-Lopes', email: 'ana.conceicao@serra.example' };
  const own = ownWords(ana);
  expect(own).toEqual(['rita', 'moura', 'lopes', 'conceicao', 'serra']);
  for (const text of ['Moura!1984x', 'xX-5-LOPES', 'Conceição-7x', 'S3rr@-do-1984'])
    expect(isCommon(text, own)).toBe(true);
  expect(isCommon('Ana-7-kxpq', own)).toBe(false);
  expect(isCommon('Moura!1984x', ownWords({}))).toBe(false);
});

test('the name that an installation gives the product is refused like the product’s own', () => {
  expect(isCommon('Luzia-Market-9', ownWords({ appName: 'Luzia – o mercado' }))).toBe(true);
});

test('there are ten thousand, each as it is compared', () => {
  expect(commonPasswords.size).toBe(10_000);
  expect([...commonPasswords].filter((word) => word.length < 3 || word !== word.toLowerCase())).toEqual([]);
});
