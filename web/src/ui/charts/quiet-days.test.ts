// The table of created contracts: newest first, quiet days in one row.
import { expect, test } from 'vitest';
import { newestDays } from './quiet-days.ts';

test('days without contracts that follow each other are one row, newest first', () => {
  const days = [0, 0, 2, 0, 1, 1, 0].map((count, index) => ({ date: `2026-11-0${index + 1}`, count }));
  expect(newestDays(days)).toEqual([
    { from: '2026-11-07', to: '2026-11-07', count: 0 },
    { from: '2026-11-06', to: '2026-11-06', count: 1 },
    { from: '2026-11-05', to: '2026-11-05', count: 1 },
    { from: '2026-11-04', to: '2026-11-04', count: 0 },
    { from: '2026-11-03', to: '2026-11-03', count: 2 },
    { from: '2026-11-01', to: '2026-11-02', count: 0 },
  ]);
  expect(newestDays([])).toEqual([]);
});
