// The hourly job that makes unpaid invoices overdue after their due date.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { recordMany } from '../../platform/events/record-many.ts';
import type { Context } from '../../platform/http/context.ts';
import type { JobTable } from '../../platform/jobs/job-runner.ts';
import { leaveRoom } from '../../platform/jobs/leave-room.ts';
import type { Platform } from '../../platform/platform.ts';
import { feeEvent } from '../energy-contracts/contract-fee-service.ts';
import { markOverdue, type OverdueInvoice } from './open-invoice-queries.ts';

const task = 'mark_overdue_invoices';

const overdueEvent = ({ id, number, ownerId, customerName, contract }: OverdueInvoice) => ({
  recordKind: 'invoice',
  recordId: id,
  ownerId,
  action: 'overdue',
  status: 'overdue',
  data: { name: number, contractName: contract.name, entityName: customerName },
});

/** Nobody is notified of the contract's entry: the payers hear of the invoice. */
const missingEvent = ({ id, number, contract }: OverdueInvoice) => ({
  ...feeEvent(contract, 'payment_missing', { invoiceId: id, invoiceNumber: number }),
  isSilent: true,
});

/** @returns how many became overdue */
async function markSome(context: Context<null>): Promise<number> {
  const { db, now } = context;
  const overdue = await markOverdue(db, lisbonDate(now), now);
  await recordMany(context, [...overdue.map(overdueEvent), ...overdue.map(missingEvent)]);
  return overdue.length;
}

/** Some hundred per transaction, so that none locks many rows for long. */
export async function markOverdueInvoices(_payload: unknown, platform: Platform): Promise<void> {
  for (let marked = 1; marked > 0; ) {
    const begun = performance.now();
    marked = await platform.db
      .transaction()
      .execute((db) => markSome({ db, platform, actor: null, now: new Date(), requestId: task }));
    if (marked > 0) await leaveRoom(begun);
  }
}

/** Runs every hour, because the day in Portugal may begin at another hour than the server's. */
export const invoiceJobs: JobTable = {
  jobs: { [task]: markOverdueInvoices },
  schedule: [{ task, match: '7 * * * *' }],
};
