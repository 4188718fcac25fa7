// The daily job that reminds payers of unpaid invoices, before and after their due date, each once.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { dueDatesToRemindOf, reminderStageOn } from '@wattpact/domain/invoices/payment-reminders';
import { withPatience } from '../../platform/database/with-patience.ts';
import { recordOnce } from '../../platform/events/record-once.ts';
import type { Context } from '../../platform/http/context.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { listToRemindOf, lockUnpaid } from './open-invoice-queries.ts';

const task = 'remind_of_payments';

/** Behind the invoice's lock, so that a repeated or a second run finds the first one's event and adds none. */
async function remind(context: Context<null>, id: string): Promise<void> {
  const invoice = await lockUnpaid(context.db, id);
  const stage = invoice && reminderStageOn(lisbonDate(context.now), invoice);
  if (!stage) return;
  await recordOnce(context, {
    recordKind: 'invoice',
    recordId: id,
    ownerId: invoice.ownerId,
    action: stage,
    data: { name: invoice.number, deadline: invoice.dueDate },
  });
}

/** One transaction for each invoice: what a killed process has not reminded of, the repeated job does. */
export async function remindOfPayments(platform: Platform, now = new Date()): Promise<void> {
  const context = { platform, actor: null, now, requestId: task };
  const today = lisbonDate(now);
  const candidates = await withPatience(platform.db, (db) => listToRemindOf(db, dueDatesToRemindOf(today)));
  for (const candidate of candidates)
    if (reminderStageOn(today, candidate))
      await platform.db.transaction().execute((db) => remind({ ...context, db }, candidate.id));
}

export const paymentReminderJobs: JobTable = {
  jobs: { [task]: (_: unknown, platform: Platform) => remindOfPayments(platform) },
  // Eight o'clock in Portugal in winter, nine in summer; if no process runs then, at the next start of that day.
  schedule: [{ task, match: '0 8 * * *', lateMs: 15 * 3_600_000 }],
};
