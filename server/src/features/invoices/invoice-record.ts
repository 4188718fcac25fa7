// An invoice as its reader sees it.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type { InvoiceRow } from '@wattpact/domain/invoices/invoice-api';
import { invoiceActions } from '@wattpact/domain/invoices/invoice-status';
import type { Settlement } from '@wattpact/domain/invoices/overpayment';
import type { Context } from '../../platform/http/context.ts';
import type { StoredInvoice } from './invoice-queries.ts';

/** What was received beyond the total, or for a cancelled invoice. */
export const overpaidCents = ({ status, paidCents, totalCents }: StoredInvoice): number =>
  Math.max(0, paidCents - (status === 'cancelled' ? 0 : totalCents));

/** Some acts need more than the status: a file to delete, a payment to check. */
const possible = (invoice: StoredInvoice, settlements: readonly Settlement[]) => (action: string) => {
  const { confirmationFileId, paymentStatus, feeType, latePayment } = invoice;
  return (
    (action !== 'takeSettlementBack' || settlements.some((one) => one.invoice.id === invoice.id)) &&
    (action !== 'settleOverpayment' || overpaidCents(invoice) > 0) &&
    (action !== 'deleteConfirmation' || confirmationFileId !== null) &&
    (action !== 'verify' || paymentStatus === 'pending') &&
    // Once for each invoice, and none for paying such a fee late.
    (action !== 'chargeLatePayment' || (feeType !== 'LATE_PAYMENT' && latePayment === null))
  );
};

/**
 * @param files of the invoice: the confirmation of its payment, the invoice file
 * @param settlements which its record has, and its row in a list has not
 */
export function rowOf(
  invoice: StoredInvoice,
  { actor }: Pick<Context, 'actor'>,
  files: readonly FileRecord[],
  settlements: readonly Settlement[] = [],
): InvoiceRow {
  const { ownerId, netCents, taxCents, totalCents, customer, confirmationFileId, invoiceFileId, ...others } = invoice;
  const { paidCents, paidByStatement: _, ...fields } = others;
  const fileOf = (id: string | null) => files.find((one) => one.id === id) ?? null;
  const { id, name, fiscalNumber, country } = customer;
  // A proof confirms the whole amount, whatever statements say.
  const isPaid = invoice.status === 'paid';
  const isDue = invoice.status === 'pending' || invoice.status === 'overdue';
  return {
    ...fields,
    netPrice: netCents / 100,
    taxAmount: taxCents / 100,
    totalPrice: totalCents / 100,
    paidAmount: (isPaid ? Math.max(totalCents, paidCents) : paidCents) / 100,
    openAmount: (isDue ? Math.max(0, totalCents - paidCents) : 0) / 100,
    unreceivedAmount: Math.max(0, totalCents - paidCents) / 100,
    overpaidAmount: overpaidCents(invoice) / 100,
    legalEntity: { id, name, fiscalNumber, country },
    paymentMethod: 'BANK_TRANSFER',
    paymentConfirmationFile: fileOf(confirmationFileId),
    invoiceFile: fileOf(invoiceFileId),
    allowedActions: allowedActions(invoiceActions, actor, { status: invoice.status, ownerIds: [ownerId] }).filter(
      possible(invoice, settlements),
    ),
  };
}
