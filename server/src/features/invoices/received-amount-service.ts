// What a bank statement says was received for an invoice: it is paid when all of it is covered, and unpaid again when a
// wrong match is taken back.
import type { ConfirmedKind } from '@wattpact/domain/bank-statements/bank-statement';
import { kindByAmount } from '@wattpact/domain/bank-statements/match-entries';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { conflict, found } from '../../platform/http/problem-error.ts';
import { noteFee } from '../energy-contracts/contract-fee-service.ts';
import { invoiceReopened, invoiceSettled } from './invoice-events.ts';
import { findRejection, isOpen, lockInvoice, type StoredInvoice, updateInvoice } from './invoice-queries.ts';

type Received = 'part_paid' | 'paid' | 'overpaid' | 'amount_received' | 'payment_taken_back';

const record = (context: Context, invoice: StoredInvoice, action: Received, cents: number, comment?: string) =>
  recordEvent(context, {
    recordKind: 'invoice',
    recordId: invoice.id,
    ownerId: invoice.ownerId,
    action,
    status: action,
    comment,
    data: { name: invoice.number, cents },
  });

/**
 * @returns whether it was the open amount, a part or more of it, with the invoice's number; undefined for an unknown one
 * @throws 409 for a cancelled one
 */
export async function receiveAmount(
  context: Context,
  invoiceId: string,
  cents: number,
): Promise<{ kind: ConfirmedKind; number: string } | undefined> {
  const { db, actor, now } = context;
  const invoice = await lockInvoice(db, actor, invoiceId);
  if (!invoice) return undefined;
  if (invoice.status === 'cancelled') throw conflict('error_invoice_cancelled');
  const { totalCents } = invoice;
  const paidCents = invoice.paidCents + cents;
  const becomesPaid = isOpen(invoice) && paidCents >= totalCents;
  const settled = { status: 'paid', paymentStatus: 'confirmed', paymentComment: null, paidByStatement: true } as const;
  await updateInvoice(db, invoiceId, { paidCents, ...(becomesPaid && settled) }, now);
  if (becomesPaid) await record(context, invoice, 'paid', cents);
  else if (isOpen(invoice)) await record(context, invoice, 'part_paid', cents);
  else if (paidCents <= totalCents) await record(context, invoice, 'amount_received', cents);
  if (paidCents > totalCents) await record(context, invoice, 'overpaid', paidCents - totalCents);
  if (becomesPaid) await settle(context, invoice);
  return { kind: kindByAmount(cents, totalCents - invoice.paidCents), number: invoice.number };
}

async function settle(context: Context, { id, number, ownerId, energyContract }: StoredInvoice): Promise<void> {
  await noteFee(context, { ...energyContract, ownerId }, 'payment_done', { invoiceId: id, invoiceNumber: number });
  await invoiceSettled.raise(context, { contractId: energyContract.id });
}

/** What the log says of the proof: the received amount that settled the invoice stood in place of its decision. */
async function proofBefore(context: Context, { id, confirmationFileId }: StoredInvoice) {
  if (confirmationFileId === null) return { paymentStatus: null, paymentComment: null };
  const rejection = await findRejection(context.db, id);
  return { paymentStatus: rejection ? 'rejected' : 'pending', paymentComment: rejection?.comment ?? null } as const;
}

/**
 * An invoice that a proof had paid stays paid.
 * @throws 409 for more than is left, because a part of it was returned or counted for another invoice
 */
export async function takeAmountBack(
  context: Context,
  invoiceId: string,
  cents: number,
  reason: string,
): Promise<void> {
  const { db, actor, now } = context;
  const invoice = found(await lockInvoice(db, actor, invoiceId));
  const paidCents = invoice.paidCents - cents;
  if (paidCents < 0) throw conflict('error_overpayment_settled');
  const isUnpaid = invoice.status === 'paid' && invoice.paidByStatement && paidCents < invoice.totalCents;
  const isLate = invoice.dueDate < lisbonDate(now);
  const reopened = isUnpaid && {
    status: isLate ? ('overdue' as const) : ('pending' as const),
    paidByStatement: false,
    ...(await proofBefore(context, invoice)),
  };
  await updateInvoice(db, invoiceId, { paidCents, ...reopened }, now);
  await record(context, invoice, 'payment_taken_back', cents, reason);
  if (!isUnpaid) return;
  const { energyContract, number, ownerId } = invoice;
  await invoiceReopened.raise(context, { contractId: energyContract.id });
  await noteFee(context, { ...energyContract, ownerId }, 'waiting_payment', { invoiceId, invoiceNumber: number });
}
