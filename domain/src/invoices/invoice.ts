// Payments of invoices, and the input for issuing an invoice.
import { z } from 'zod';
import { feeTypes } from '../fees/fee-types.ts';
import { withRules } from '../fields/rules.ts';
import { id, text } from '../fields/texts.ts';

export const paymentStatuses = ['pending', 'confirmed', 'rejected'] as const;
export const paymentMethod = 'BANK_TRANSFER';

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
