// When payers are reminded of an invoice: some days before its due date, and again some days after it.
import { addDays } from '../calendar/lisbon-time.ts';

export const reminderStages = ['due_soon', 'still_overdue'] as const;
type ReminderStage = (typeof reminderStages)[number];

/** Days before the due date, and after it. */
const soonDays = 5;
const lateDays = 10;
/** A reminder that no process sent in time is sent up to this many days later, and then no more. */
const graceDays = 20;

export interface Reminder {
  stage: ReminderStage;
  /** The due dates of which it reminds, both ends included. */
  from: string;
  to: string;
}

/** What payers are reminded of on this day. On the day of issue nobody needs a reminder. */
export const remindersOn = (today: string): Reminder[] => [
  { stage: 'due_soon', from: today, to: addDays(today, soonDays) },
  { stage: 'still_overdue', from: addDays(today, -lateDays - graceDays), to: addDays(today, -lateDays) },
];
