// The calls about invoices and payments.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { fileRecord, historyEntry } from '../calls/record-schemas.ts';
import { decision } from '../calls/review-calls.ts';
import { exportCall } from '../exports/export-call.ts';
import { feeTypes, periodicities } from '../fees/fee-types.ts';
import { withRules } from '../fields/rules.ts';
import { comment, recordParams } from '../fields/texts.ts';
import { listQuery } from '../filters/filters.ts';
import { pageOf } from '../filters/page.ts';
import { newInvoice, paymentStatuses } from './invoice.ts';
import { invoiceColumns } from './invoice-columns.ts';
import { invoiceList, invoiceStatuses } from './invoice-filters.ts';
import { newSettlement, settlement } from './overpayment.ts';
import { withdrawal } from './withdrawal.ts';

export const invoiceRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(invoiceStatuses),
  version: z.int(),
  feeType: z.enum(feeTypes),
  periodicity: z.enum(periodicities),
  issuedDate: z.string(),
  dueDate: z.string(),
  createdAt: z.string(),
  netPrice: z.number(),
  taxRate: z.number(),
  taxAmount: z.number(),
  totalPrice: z.number(),
  /**
   * Euro that were received and not returned or counted for another invoice: what bank statements say, or all of it once a
   * proof was confirmed.
   */
  paidAmount: z.number(),
  /** Euro still to be paid; 0 for a paid or cancelled invoice. */
  openAmount: z.number(),
  /** Euro of the total that no bank statement has brought yet: all of it where a proof alone paid. */
  unreceivedAmount: z.number(),
  /** Euro that were received beyond the total, or for a cancelled invoice. */
  overpaidAmount: z.number(),
  reverseCharge: z.boolean(),
  description: z.string(),
  legalEntity: z.object({ id: z.string(), name: z.string(), fiscalNumber: z.string(), country: z.string() }),
  energyContract: z.object({ id: z.string(), name: z.string(), number: z.string() }),
  iban: z.string(),
  beneficiary: z.string(),
  paymentReference: z.string(),
  paymentMethod: z.literal('BANK_TRANSFER'),
  paymentStatus: z.enum(paymentStatuses).nullable(),
  paymentComment: z.string().nullable(),
  paymentConfirmationFile: fileRecord.nullable(),
  invoiceFile: fileRecord.nullable(),
  /** The invoice of the fee for paying this one late. */
  latePayment: z.object({ id: z.string(), number: z.string() }).nullable(),
  allowedActions: z.array(z.string()),
});
export const invoiceRecord = invoiceRow
  .extend({
    /** What was settled of its overpayment, and credited to it from other invoices of the company. */
    settlements: z.array(settlement),
    history: z.array(historyEntry),
  })
  .meta({ id: 'Invoice' });
export type InvoiceRow = z.infer<typeof invoiceRow>;
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

const paymentParams = z.strictObject({ invoiceId: z.string(), fileId: z.string() });
const invoiceFileParams = z.strictObject({ id: z.string(), fileId: z.string() });

export const invoiceApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/invoices',
    access: 'user',
    forKeys: true,
    status: 200,
    fromReplica: true,
    summary: 'The invoices of the entities in which the caller holds CONTRACTING or MANAGE',
    query: listQuery(invoiceList),
    answer: pageOf(invoiceRow),
  }),
  listExport: apiCall(
    exportCall('/api/invoices', 'user', {
      list: invoiceList,
      columns: invoiceColumns,
      what: 'The invoices of the entities in which the caller holds CONTRACTING or MANAGE',
    }),
  ),
  get: apiCall({
    method: 'GET',
    path: '/api/invoices/:id',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'One invoice',
    params: recordParams,
    answer: invoiceRecord,
  }),
  document: apiCall({
    method: 'GET',
    path: '/api/invoices/:id/document',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The payment document as PDF, in the language of the reader',
    params: recordParams,
    perUser: userLimits.document,
    raw: 'download',
  }),
  uploadConfirmation: apiCall({
    method: 'POST',
    path: '/api/payments/:invoiceId/upload-file/:fileId',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Attaches an uploaded file as payment confirmation',
    params: paymentParams,
    answer: invoiceRecord,
    problems: [400, 403, 409],
  }),
  deleteConfirmation: apiCall({
    method: 'DELETE',
    path: '/api/payments/:invoiceId/delete-file/:fileId',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Removes the payment confirmation',
    params: paymentParams,
    answer: invoiceRecord,
    problems: [403, 409],
  }),
};

const verification = withRules(
  z.strictObject({ status: z.enum(['confirmed', 'rejected']), comment: comment.optional() }),
  (input) =>
    input.status === 'rejected' && input.comment === undefined ? [{ path: ['comment'], key: 'error_comment' }] : [],
);

export const adminInvoiceApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/admin/invoices',
    access: 'admin',
    status: 200,
    fromReplica: true,
    summary: 'All invoices',
    query: listQuery(invoiceList),
    answer: pageOf(invoiceRow),
  }),
  listExport: apiCall(
    exportCall('/api/admin/invoices', 'admin', { list: invoiceList, columns: invoiceColumns, what: 'All invoices' }),
  ),
  get: apiCall({
    method: 'GET',
    path: '/api/admin/invoices/:id',
    access: 'admin',
    status: 200,
    summary: 'One invoice',
    params: recordParams,
    answer: invoiceRecord,
  }),
  create: apiCall({
    method: 'POST',
    path: '/api/admin/invoices',
    access: 'admin',
    status: 201,
    summary:
      'Issues an invoice for a fee of a contract. 409 `error_invoice_of_type` where it has one of this type, not cancelled, and the body does not say `confirmAnother`',
    body: newInvoice,
    answer: invoiceRecord,
    problems: [404, 409],
    idempotent: true,
  }),
  chargeLatePayment: apiCall({
    method: 'POST',
    path: '/api/admin/invoices/:id/late-payment',
    access: 'admin',
    status: 201,
    summary: 'Issues the late-payment fee of an overdue invoice, at most once',
    params: recordParams,
    answer: invoiceRecord,
    problems: [409],
    idempotent: true,
  }),
  settle: apiCall({
    method: 'POST',
    path: '/api/admin/invoices/:id/settlements',
    access: 'admin',
    status: 201,
    summary:
      'Notes how what was received beyond the total was settled: returned (`refundedOn`, `bankReference`), or counted for another unpaid invoice of the company (`invoiceId`), as far as that one lacks it',
    params: recordParams,
    body: newSettlement,
    answer: invoiceRecord,
    problems: [409],
    versioned: true,
    idempotent: true,
  }),
  takeSettlementBack: apiCall({
    method: 'POST',
    path: '/api/admin/invoices/:id/settlements/:settlementId/take-back',
    access: 'admin',
    status: 200,
    summary: 'Takes a settlement back that was noted by mistake, with the reason: the invoice is overpaid again',
    params: z.strictObject({ id: z.string(), settlementId: z.string() }),
    body: withdrawal,
    answer: invoiceRecord,
    problems: [409],
  }),
  cancel: apiCall({
    method: 'PATCH',
    path: '/api/admin/invoices/:id/cancelled',
    access: 'admin',
    status: 200,
    summary: 'Cancels an unpaid invoice',
    params: recordParams,
    body: decision,
    answer: invoiceRecord,
    problems: [409],
    versioned: true,
  }),
  uploadFile: apiCall({
    method: 'POST',
    path: '/api/admin/invoices/:id/upload-file/:fileId',
    access: 'admin',
    status: 200,
    summary: 'Attaches an uploaded file as the invoice file',
    params: invoiceFileParams,
    answer: invoiceRecord,
    problems: [400, 409],
  }),
  deleteFile: apiCall({
    method: 'DELETE',
    path: '/api/admin/invoices/:id/delete-file/:fileId',
    access: 'admin',
    status: 200,
    summary: 'Removes the invoice file',
    params: invoiceFileParams,
    answer: invoiceRecord,
    problems: [409],
  }),
  verify: apiCall({
    method: 'POST',
    path: '/api/admin/payments/:invoiceId/verify',
    access: 'admin',
    status: 200,
    summary: 'Confirms or rejects a payment from its confirmation',
    params: z.strictObject({ invoiceId: z.string() }),
    body: verification,
    answer: invoiceRecord,
    problems: [409],
    versioned: true,
  }),
};
