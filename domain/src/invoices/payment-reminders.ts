// When payers are reminded of an invoice: some days before its due date, and again some days after it.
import { addDays } from '../calendar/lisbon-time.ts';

export const reminderStages = ['due_soon', 'still_overdue'] as const;
export type ReminderStage = (typeof reminderStages)[number];

/** Days before the due date, and after it. */
const soonDays = 5;
const lateDays = 10;
/** A reminder that no process sent in time is sent up to this many days later, and then no more. */
const graceDays = 20;

interface Dated {
  issuedDate: string;
  dueDate: string;
}

/** The due dates of which one could remind on this day, both ends included. */
export const dueDatesToRemindOf = (today: string): { from: string; to: string } => ({
  from: addDays(today, -lateDays - graceDays),
  to: addDays(today, soonDays),
});

/** Undefined on most days. On the day of issue nobody needs a reminder. */
export function reminderStageOn(today: string, { issuedDate, dueDate }: Dated): ReminderStage | undefined {
  if (today <= issuedDate) return undefined;
  if (today <= dueDate) return addDays(dueDate, -soonDays) <= today ? 'due_soon' : undefined;
  const isLate = addDays(dueDate, lateDays) <= today && today <= addDays(dueDate, lateDays + graceDays);
  return isLate ? 'still_overdue' : undefined;
}
