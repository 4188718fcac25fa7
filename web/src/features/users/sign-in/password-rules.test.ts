import { expect, test } from 'vitest';
import { metRules } from './password-rules.ts';

test('without the list of common passwords, being uncommon is neither met nor unmet', () => {
  expect(metRules('Battery-2staple', undefined)).toEqual({
    length: true,
    capital: true,
    digit: true,
    symbol: true,
    uncommon: undefined,
  });
});

test('the list decides whether a password is uncommon', () => {
  expect(metRules('Battery-2staple', () => false).uncommon).toBe(true);
  expect(metRules('Password-1', () => true).uncommon).toBe(false);
});

test('a text that is too short is not called uncommon', () => {
  expect(metRules('Ab-1', undefined)).toMatchObject({ length: false, uncommon: false });
});
