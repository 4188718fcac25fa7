import { expect, test } from 'vitest';
import { remindersOn } from './payment-reminders.ts';

const dueDate = '2026-11-30';

test.each([
  ['2026-11-24', []],
  ['2026-11-25', ['due_soon']],
  ['2026-11-30', ['due_soon']],
  ['2026-12-01', []],
  ['2026-12-09', []],
  ['2026-12-10', ['still_overdue']],
  ['2026-12-30', ['still_overdue']],
  ['2026-12-31', []],
])('[FEE-60] an invoice that is due on 30 November: on %s %s', (today, stages) => {
  const reminders = remindersOn(today).filter(({ from, to }) => from <= dueDate && dueDate <= to);
  expect(reminders.map(({ stage }) => stage)).toEqual(stages);
});
