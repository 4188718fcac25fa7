// Events of invoices that concern other entities.
import { domainEvent } from '../../platform/events/domain-event.ts';

/** An invoice is paid or cancelled: its contract may have nothing left to pay. */
export const invoiceSettled = domainEvent<{ contractId: string }>('invoice_settled');
/** A payment was taken back: the invoice is unpaid again. */
export const invoiceReopened = domainEvent<{ contractId: string }>('invoice_reopened');
