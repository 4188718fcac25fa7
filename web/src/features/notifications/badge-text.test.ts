// The bell's badge at its limits.
import { expect, test } from 'vitest';
import { badgeText, isSmall } from './badge-text.ts';

test('[NOT-16] the badge shows 999+ above 999', () => {
  expect([1, 99, 999, 1000, 25_000].map(badgeText)).toEqual(['1', '99', '999', '999+', '999+']);
});

test('[NOT-17] the type shrinks above 99', () => {
  expect([1, 99, 100, 1000].map(isSmall)).toEqual([false, false, true, true]);
});
