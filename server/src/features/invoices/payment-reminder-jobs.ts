// The daily job that reminds payers of unpaid invoices, before and after their due date, each once.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { type Reminder, remindersOn } from '@wattpact/domain/invoices/payment-reminders';
import { recordManyOnce } from '../../platform/events/record-once.ts';
import type { Context } from '../../platform/http/context.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockToRemindOf, type UnpaidInvoice } from './open-invoice-queries.ts';

const task = 'remind_of_payments';

const reminderOf = ({ id, ownerId, number, customerName, dueDate }: UnpaidInvoice) => ({
  recordId: id,
  ownerId,
  data: { name: number, entityName: customerName, deadline: dueDate },
});

/** @returns how many were found */
async function remindOfSome(context: Context<null>, reminder: Reminder): Promise<number> {
  const unpaid = await lockToRemindOf(context.db, reminder, lisbonDate(context.now));
  await recordManyOnce(context, { recordKind: 'invoice', action: reminder.stage }, unpaid.map(reminderOf));
  return unpaid.length;
}

/** Some hundred per transaction: what a killed process has not reminded of, the repeated job does. */
export async function remindOfPayments(platform: Platform, now = new Date()): Promise<void> {
  for (const reminder of remindersOn(lisbonDate(now))) {
    for (let found = 1; found > 0; ) {
      found = await platform.db
        .transaction()
        .execute((db) => remindOfSome({ db, platform, actor: null, now, requestId: task }, reminder));
    }
  }
}

export const paymentReminderJobs: JobTable = {
  jobs: { [task]: (_: unknown, platform: Platform) => remindOfPayments(platform) },
  // Eight o'clock in Portugal in winter, nine in summer; if no process runs then, at the next start of that day.
  schedule: [{ task, match: '0 8 * * *', lateMs: 15 * 3_600_000 }],
};
