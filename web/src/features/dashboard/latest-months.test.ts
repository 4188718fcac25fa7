import { expect, test } from 'vitest';
import { latestMonths } from './latest-months.ts';

test('[ADM-10] the newest month is compared with the one before that has a value', () => {
  const months = [
    { month: '2026-09', averageDays: 79.6 },
    { month: '2026-10', averageDays: null },
    { month: '2026-11', averageDays: 62.3 },
  ];
  expect(latestMonths(months)).toEqual({
    latest: { month: '2026-11', days: 62 },
    before: { month: '2026-09', days: 80 },
    difference: -18,
  });
});

test('without a closed negotiation there is no month', () => {
  expect(latestMonths([{ month: '2026-11', averageDays: null }]).latest).toBeUndefined();
});
