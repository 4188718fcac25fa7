// What was received beyond an invoice's total, until it is settled: returned, or counted for another invoice. What is
// settled no longer counts as received, so that open and overpaid amounts follow by themselves.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import type { NewSettlement } from '@wattpact/domain/invoices/overpayment';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, found, invalid } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { isOpen, lockInvoice, type StoredInvoice, updateInvoice } from './invoice-queries.ts';
import { overpaidCents } from './invoice-record.ts';
import { getInvoice, lockForAction } from './invoice-service.ts';
import { insertSettlement, lockSettlement, markTakenBack } from './overpayment-queries.ts';
import { receiveAmount, takeAmountBack } from './received-amount-service.ts';

type Act = 'overpayment_refunded' | 'overpayment_credited' | 'settlement_taken_back';

const record = (
  context: Context,
  { id, number, ownerId }: StoredInvoice,
  action: Act,
  cents: number,
  comment: string,
) =>
  recordEvent(context, {
    recordKind: 'invoice',
    recordId: id,
    ownerId,
    action,
    status: action,
    comment,
    data: { name: number, cents },
  });

/** In the order in which confirmed matches lock them too. */
async function lockBoth({ db, actor }: Context, one: string, other: string): Promise<void> {
  for (const id of [one, other].toSorted((a, b) => a.localeCompare(b))) await lockInvoice(db, actor, id);
}

/** @throws 400 for another company's invoice, or one that is not open */
async function lockCredited({ db, actor }: Context, overpaid: StoredInvoice, id: string): Promise<StoredInvoice> {
  const invoice = await lockInvoice(db, actor, id);
  if (!invoice || invoice.ownerId !== overpaid.ownerId || !isOpen(invoice))
    throw invalid({ path: 'invoiceId', key: 'error_invalid.invoice_id' });
  return invoice;
}

/** @throws 400, 403, 404, 409 when nothing is overpaid, 412 */
export async function settleOverpayment(context: Context, id: string, given: NewSettlement): Promise<InvoiceRecord> {
  const { db, actor, now } = context;
  const { way, refundedOn, bankReference = null, invoiceId } = given;
  const today = lisbonDate(now);
  if (refundedOn !== undefined && refundedOn > today)
    throw invalid({ path: 'refundedOn', key: 'error_invalid.refunded_on' });
  if (invoiceId !== undefined && isId(id)) await lockBoth(context, id, invoiceId);
  const invoice = await lockForAction(context, id, 'settleOverpayment');
  const left = overpaidCents(invoice);
  if (left === 0) throw conflict('error_not_overpaid');
  checkVersion(context, invoice.version);
  const credited = invoiceId === undefined ? undefined : await lockCredited(context, invoice, invoiceId);
  const cents = credited ? Math.min(left, credited.totalCents - credited.paidCents) : left;
  await updateInvoice(db, id, { paidCents: invoice.paidCents - cents }, now);
  await insertSettlement(db, {
    ...{ invoiceId: id, way, cents, settledOn: refundedOn ?? today, bankReference },
    creditedInvoiceId: credited?.id ?? null,
    ...{ by: actor.id, now },
  });
  if (credited) {
    await record(context, invoice, 'overpayment_credited', cents, credited.number);
    await receiveAmount(context, credited.id, cents);
  } else await record(context, invoice, 'overpayment_refunded', cents, bankReference ?? '');
  return getInvoice(context, id);
}

/** It was noted by mistake: the invoice is overpaid again, and a credited one lacks the amount. @throws 403, 404, 409 */
export async function takeSettlementBack(
  context: Context,
  id: string,
  settlementId: string,
  reason: string,
): Promise<InvoiceRecord> {
  const { db, actor, now } = context;
  const isKnown = isId(id) && isId(settlementId);
  const { cents, creditedInvoiceId, isTakenBack } = found(
    isKnown ? await lockSettlement(db, id, settlementId) : undefined,
  );
  if (isTakenBack) throw conflict('error_settlement_taken_back');
  if (creditedInvoiceId !== null) await lockBoth(context, id, creditedInvoiceId);
  const invoice = await lockForAction(context, id, 'takeSettlementBack');
  await markTakenBack(db, settlementId, { by: actor.id, reason, now });
  await record(context, invoice, 'settlement_taken_back', cents, reason);
  if (creditedInvoiceId !== null) await takeAmountBack(context, creditedInvoiceId, cents, reason);
  if (invoice.status === 'cancelled') await updateInvoice(db, id, { paidCents: invoice.paidCents + cents }, now);
  else await receiveAmount(context, id, cents);
  return getInvoice(context, id);
}
