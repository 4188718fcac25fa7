import { expect, test } from 'vitest';
import { linkPartsAt } from './link-parts.ts';

const at = (pathname: string, hash = '') => linkPartsAt({ pathname, search: '', hash }).get('token');

test('a token outlives the address and a change of the language, and counts on its page alone', () => {
  expect(at('/pt/reset-password')).toBeNull();
  expect(at('/pt/reset-password', '#token=abc')).toBe('abc');
  expect(at('/pt/reset-password')).toBe('abc');
  expect(at('/en/reset-password')).toBe('abc');
  expect(at('/en/verify-email')).toBeNull();
  expect(at('/en/reset-password', '#token=newer')).toBe('newer');
  expect(at('/en/reset-password', '#top')).toBe('newer');
});
