import { expect, test } from 'vitest';
import { linkPartsAt, splitLink } from './link-parts.ts';

const at = (pathname: string, hash = '', search = '') => linkPartsAt({ pathname, search, hash }).get('token');

test('a token outlives the address and a change of the language, and counts on its page alone', () => {
  expect(at('/pt/reset-password')).toBeNull();
  expect(at('/pt/reset-password', '#token=abc')).toBe('abc');
  expect(at('/pt/reset-password')).toBe('abc');
  expect(at('/en/reset-password')).toBe('abc');
  expect(at('/en/verify-email')).toBeNull();
  expect(at('/en/reset-password', '#token=newer')).toBe('newer');
  expect(at('/en/reset-password', '#top')).toBe('newer');
});

test('a token counts in the query, too, where older mails have it', () => {
  expect(at('/pt/verify-email', '', '?token=mailed')).toBe('mailed');
  expect(at('/pt/verify-email')).toBe('mailed');
  expect(at('/pt/verify-email', '#token=newer', '?token=mailed')).toBe('newer');
});

test('what the link brought leaves the address, and nothing else does', () => {
  const rest = (search: string, hash = '') => splitLink({ pathname: '/pt/sign-up', search, hash }).rest;
  expect(rest('?invitation=abc')).toBe('');
  expect(rest('?token=abc&next=%2Fpt%2Foffers', '#top')).toBe('?next=%2Fpt%2Foffers#top');
  expect(rest('?token=abc', '#token=newer')).toBe('');
  expect(rest('?utm=a%20b', '#invitation=abc')).toBe('?utm=a%20b');
});
