// Payments: the payer's confirmation, the administrator's decision on it, and the invoice file.
import type { InvoiceRecord } from '@wattpact/domain/invoices/invoice-api';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, notFound } from '../../platform/http/problem-error.ts';
import { isId } from '../../platform/ids.ts';
import { noteFee } from '../energy-contracts/contract-fee-service.ts';
import { attachFiles, detachFiles } from '../files/file-service.ts';
import { invoiceSettled } from './invoice-events.ts';
import type { StoredInvoice } from './invoice-queries.ts';
import { updateInvoice } from './invoice-queries.ts';
import { getInvoice, lockForAction } from './invoice-service.ts';

const recordKind = 'invoice';
const owner = (recordId: string) => ({ recordKind, recordId });
const kept = (...ids: (string | null)[]): string[] => ids.filter((id) => id !== null);

const record = (
  context: Context,
  { id, number, ownerId }: StoredInvoice,
  event: { action: string; status?: string; comment?: string | undefined },
) => recordEvent(context, { recordKind, recordId: id, ownerId, data: { name: number }, ...event });

/** A call whose answer was lost comes again: nobody is told a second time. */
const isRepeated = (attached: string | null, fileId: string): boolean => attached === fileId.toLowerCase();

/** @throws 400 for a file that is not the actor's own, 403, 404, 409 once the payment is confirmed or the invoice cancelled */
export async function uploadConfirmation(context: Context, invoiceId: string, fileId: string): Promise<InvoiceRecord> {
  const { db, now } = context;
  const invoice = await lockForAction(context, invoiceId, 'uploadConfirmation');
  if (!isId(fileId)) throw notFound();
  if (isRepeated(invoice.confirmationFileId, fileId) && invoice.paymentStatus === 'pending')
    return getInvoice(context, invoiceId);
  await attachFiles(context, owner(invoiceId), [fileId], () => 'fileId');
  if (fileId === invoice.invoiceFileId) throw conflict('error_file_in_use');
  await updateInvoice(
    db,
    invoiceId,
    { confirmationFileId: fileId, confirmationAt: now, paymentStatus: 'pending', paymentComment: null },
    now,
  );
  await detachFiles(context, owner(invoiceId), kept(fileId, invoice.invoiceFileId));
  await record(context, invoice, { action: 'confirmation_uploaded', status: 'confirmation_uploaded' });
  return getInvoice(context, invoiceId);
}

/** Changes the invoice when its confirmation is deleted; the caller deletes the file. */
export async function forgetConfirmation(context: Context, invoice: StoredInvoice): Promise<void> {
  const none = { confirmationFileId: null, confirmationAt: null, paymentStatus: null, paymentComment: null };
  await updateInvoice(context.db, invoice.id, none, context.now);
  await record(context, invoice, { action: 'confirmation_deleted', status: 'confirmation_deleted' });
}

/** @throws 403, 404 for another file, 409 once the payment is confirmed */
export async function deleteConfirmation(context: Context, invoiceId: string, fileId: string): Promise<InvoiceRecord> {
  const invoice = await lockForAction(context, invoiceId, 'deleteConfirmation');
  if (invoice.confirmationFileId !== fileId) throw notFound();
  await forgetConfirmation(context, invoice);
  await detachFiles(context, owner(invoiceId), kept(invoice.invoiceFileId));
  return getInvoice(context, invoiceId);
}

interface Verification {
  status: 'confirmed' | 'rejected';
  comment?: string | undefined;
}

/** @throws 404, 409 without a confirmation to decide on: none uploaded, or already rejected; 412 */
export async function verifyPayment(
  context: Context,
  invoiceId: string,
  { status, comment }: Verification,
): Promise<InvoiceRecord> {
  const { db, now } = context;
  const invoice = await lockForAction(context, invoiceId, 'verify');
  if (invoice.paymentStatus !== 'pending' || invoice.confirmationFileId === null)
    throw conflict('error_no_payment_confirmation');
  checkVersion(context, invoice.version);
  if (status === 'rejected') {
    await updateInvoice(db, invoiceId, { paymentStatus: 'rejected', paymentComment: comment ?? null }, now);
    await record(context, invoice, { action: 'payment_rejected', status: 'payment_rejected', comment });
    return getInvoice(context, invoiceId);
  }
  await updateInvoice(
    db,
    invoiceId,
    { status: 'paid', paymentStatus: 'confirmed', paymentComment: comment ?? null },
    now,
  );
  await record(context, invoice, { action: 'paid', status: 'paid', comment });
  const contract = { ...invoice.energyContract, ownerId: invoice.ownerId };
  await noteFee(context, contract, 'payment_done', { invoiceId, invoiceNumber: invoice.number });
  await invoiceSettled.raise(context, { contractId: contract.id });
  return getInvoice(context, invoiceId);
}

/** @throws 400, 404 */
export async function uploadInvoiceFile(context: Context, invoiceId: string, fileId: string): Promise<InvoiceRecord> {
  const invoice = await lockForAction(context, invoiceId, 'uploadInvoiceFile');
  if (!isId(fileId)) throw notFound();
  if (isRepeated(invoice.invoiceFileId, fileId)) return getInvoice(context, invoiceId);
  await attachFiles(context, owner(invoiceId), [fileId], () => 'fileId');
  if (fileId === invoice.confirmationFileId) throw conflict('error_file_in_use');
  await updateInvoice(context.db, invoiceId, { invoiceFileId: fileId }, context.now);
  await detachFiles(context, owner(invoiceId), kept(fileId, invoice.confirmationFileId));
  await record(context, invoice, { action: 'invoice_file_uploaded', status: 'invoice_file_uploaded' });
  return getInvoice(context, invoiceId);
}

/** Changes the invoice when its file is deleted; the caller deletes the file. */
export async function forgetInvoiceFile(context: Context, invoice: StoredInvoice): Promise<void> {
  await updateInvoice(context.db, invoice.id, { invoiceFileId: null }, context.now);
  await record(context, invoice, { action: 'invoice_file_deleted', status: 'invoice_file_deleted' });
}

/** @throws 404 for another file */
export async function deleteInvoiceFile(context: Context, invoiceId: string, fileId: string): Promise<InvoiceRecord> {
  const invoice = await lockForAction(context, invoiceId, 'uploadInvoiceFile');
  if (invoice.invoiceFileId !== fileId) throw notFound();
  await forgetInvoiceFile(context, invoice);
  await detachFiles(context, owner(invoiceId), kept(invoice.confirmationFileId));
  return getInvoice(context, invoiceId);
}
