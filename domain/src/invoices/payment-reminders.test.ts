import { expect, test } from 'vitest';
import { dueDatesToRemindOf, reminderStageOn } from './payment-reminders.ts';

const invoice = { issuedDate: '2026-11-01', dueDate: '2026-11-30' };

test.each([
  ['2026-11-01', undefined],
  ['2026-11-24', undefined],
  ['2026-11-25', 'due_soon'],
  ['2026-11-30', 'due_soon'],
  ['2026-12-01', undefined],
  ['2026-12-09', undefined],
  ['2026-12-10', 'still_overdue'],
  ['2026-12-30', 'still_overdue'],
  ['2026-12-31', undefined],
])('[FEE-60] an invoice that is due on 30 November: on %s %s', (today, stage) => {
  expect(reminderStageOn(today, invoice)).toBe(stage);
  const { from, to } = dueDatesToRemindOf(today);
  if (stage) expect(from <= invoice.dueDate && invoice.dueDate <= to).toBe(true);
});

test('[FEE-60] nobody is reminded on the day of issue', () => {
  const short = { issuedDate: '2026-11-29', dueDate: '2026-11-30' };
  expect(reminderStageOn('2026-11-29', short)).toBeUndefined();
  expect(reminderStageOn('2026-11-30', short)).toBe('due_soon');
});
