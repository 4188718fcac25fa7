// Who may see and remove an invoice's two files: payers the confirmation, administrators the invoice file.
import type { FileOwner } from '../files/file-owner-service.ts';
import { findInvoice } from './invoice-queries.ts';
import { lockForAction } from './invoice-service.ts';
import { forgetConfirmation, forgetInvoiceFile } from './payment-service.ts';

export const invoiceFiles: FileOwner = {
  canSee: async ({ db, actor }, recordId) => (await findInvoice(db, actor, recordId)) !== undefined,
  canEdit: async ({ db, actor }, recordId) => (await findInvoice(db, actor, recordId)) !== undefined,
  /** A confirmed payment keeps its proof. */
  async beforeRemove(context, file, recordId) {
    const invoice = await lockForAction(context, recordId, actionFor(await invoiceOf(context, recordId), file.id));
    await (invoice.confirmationFileId === file.id ? forgetConfirmation : forgetInvoiceFile)(context, invoice);
  },
};

const invoiceOf = ({ db, actor }: Parameters<FileOwner['canSee']>[0], id: string) => findInvoice(db, actor, id);

const actionFor = (invoice: Awaited<ReturnType<typeof invoiceOf>>, fileId: string) =>
  invoice?.confirmationFileId === fileId ? 'deleteConfirmation' : 'uploadInvoiceFile';
