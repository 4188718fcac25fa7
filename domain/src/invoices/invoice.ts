// Invoices for fees and their payments: statuses, acts, and the input for issuing one.
import { z } from 'zod';
import type { ActionTable } from '../access/actions.ts';
import { feeTypes } from '../fees/fee-types.ts';
import { withRules } from '../fields/rules.ts';
import { id, text } from '../fields/texts.ts';
import { invoiceStatuses } from './invoice-filters.ts';

export type InvoiceStatus = (typeof invoiceStatuses)[number];
export const paymentStatuses = ['pending', 'confirmed', 'rejected'] as const;
export const paymentMethod = 'BANK_TRANSFER';

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
} as const satisfies ActionTable<InvoiceStatus>;

/**
 * `amendmentVersion`: the version of the contract whose modification fee it asks for, at most once. `confirmAnother`: the
 * contract has an invoice of this type already, and another one is meant.
 */
export const newInvoice = withRules(
  z.strictObject({
    legalEntityId: id,
    energyContractId: id,
    feeType: z.enum(feeTypes, 'error_invalid.fee_type').default('REGISTRATION'),
    description: text(1, 500),
    amendmentVersion: z.int().min(1).max(9999).optional(),
    confirmAnother: z.boolean().optional(),
  }),
  ({ amendmentVersion, feeType }) =>
    amendmentVersion === undefined || feeType === 'MODIFICATION'
      ? []
      : [{ path: ['amendmentVersion'], key: 'error_invalid.amendment_version' }],
);
