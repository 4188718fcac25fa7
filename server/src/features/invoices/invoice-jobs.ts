// The hourly job that makes unpaid invoices overdue after their due date.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import type { Platform } from '../../platform/platform.ts';
import { noteFee } from '../energy-contracts/contract-fee-service.ts';
import { markOverdue } from './open-invoice-queries.ts';

const task = 'mark_overdue_invoices';

/** @returns how many became overdue */
async function markSome(context: Context<null>): Promise<number> {
  const { db, now } = context;
  const overdue = await markOverdue(db, lisbonDate(now), now);
  for (const { id, number, ownerId, contract } of overdue) {
    await recordEvent(context, {
      recordKind: 'invoice',
      recordId: id,
      ownerId,
      action: 'overdue',
      status: 'overdue',
      data: { name: number, contractName: contract.name },
    });
    await noteFee(context, contract, 'payment_missing', { invoiceId: id, invoiceNumber: number });
  }
  return overdue.length;
}

/** A hundred per transaction, so that none locks many rows for long. */
export async function markOverdueInvoices(_payload: unknown, platform: Platform): Promise<void> {
  for (let marked = 1; marked > 0; ) {
    marked = await platform.db
      .transaction()
      .execute((db) => markSome({ db, platform, actor: null, now: new Date(), requestId: task }));
  }
}

/** Runs every hour, because the day in Portugal may begin at another hour than the server's. */
export const invoiceJobs: JobTable = {
  jobs: { [task]: markOverdueInvoices },
  schedule: [{ task, match: '7 * * * *' }],
};
