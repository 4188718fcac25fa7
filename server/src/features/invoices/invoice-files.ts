// Who may see and remove an invoice's two files: payers the confirmation, administrators the invoice file.
import type { Context } from '../../platform/http/context.ts';
import type { FileOwner } from '../files/file-owner-service.ts';
import { findAttached } from './invoice-queries.ts';
import { lockForAction } from './invoice-service.ts';
import { forgetConfirmation, forgetInvoiceFile } from './payment-service.ts';

const attachedOf = ({ db, actor }: Context, id: string) => findAttached(db, actor, id);
/** Payers and administrators. */
const maySee = async (context: Context, id: string) => (await attachedOf(context, id)) !== undefined;

const actionFor = (invoice: Awaited<ReturnType<typeof attachedOf>>, fileId: string) =>
  invoice?.confirmationFileId === fileId ? 'deleteConfirmation' : 'uploadInvoiceFile';

export const invoiceFiles: FileOwner = {
  canSee: maySee,
  canEdit: maySee,
  /** A confirmed payment keeps its proof. */
  async beforeRemove(context, file, recordId) {
    const invoice = await lockForAction(context, recordId, actionFor(await attachedOf(context, recordId), file.id));
    await (invoice.confirmationFileId === file.id ? forgetConfirmation : forgetInvoiceFile)(context, invoice);
  },
};
