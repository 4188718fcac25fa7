import { expect, test } from 'vitest';
import { codeFrom, codeLetters, readCode } from './verification-code.ts';

test('a code has four groups of five letters, none of them read as a digit', () => {
  let next = 0;
  const code = codeFrom(() => next++);
  expect(code).toBe('ABCDE-FGHJK-MNPQR-STVWX');
  expect(codeLetters).not.toMatch(/[0O1ILU]/);
});

test.each([
  ['ABCDE-FGHJK-MNPQR-STVWX', 'ABCDE-FGHJK-MNPQR-STVWX'],
  [' abcdefghjk mnpqr-stvwx ', 'ABCDE-FGHJK-MNPQR-STVWX'],
  ['ABCDE-FGHJK-MNPQR-STVW', undefined],
  ['ABCDE-FGHJK-MNPQR-STVWXY', undefined],
  ['ABCDE-FGHJK-MNPQR-STVW0', undefined],
  ["' or 1=1 --", undefined],
  ['', undefined],
])('%j is read as %j', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
