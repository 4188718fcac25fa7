// The acts on invoices: who may do what in which status, and where it leads.
import type { ActionTable } from '../access/actions.ts';
import { invoiceStatuses } from './invoice-filters.ts';

export type InvoiceStatus = (typeof invoiceStatuses)[number];

const unpaid = ['pending', 'overdue'] as const;

/** The owner is the invoiced entity. */
export const invoiceActions = {
  uploadConfirmation: { by: ['contracting'], from: unpaid },
  deleteConfirmation: { by: ['contracting'], from: unpaid },
  verify: { by: ['admin'], from: unpaid, to: 'paid' },
  cancel: { by: ['admin'], from: unpaid, to: 'cancelled' },
  /** Issues the fee for paying late. */
  chargeLatePayment: { by: ['admin'], from: ['overdue'] },
  /** Of what was received beyond its total. */
  settleOverpayment: { by: ['admin'], from: ['paid', 'cancelled'] },
  takeSettlementBack: { by: ['admin'], from: invoiceStatuses },
  uploadInvoiceFile: { by: ['admin'], from: invoiceStatuses },
} satisfies ActionTable<InvoiceStatus>;
