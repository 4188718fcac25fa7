// The list of invoices as a file.

import type { ExportQuery } from '@wattpact/domain/exports/list-export';
import { invoiceColumns } from '@wattpact/domain/invoices/invoice-columns';
import type { RequestContext } from '../../platform/http/context.ts';
import { sendExport } from '../../platform/lists/send-export.ts';
import { invoiceSource, type StoredInvoice } from './invoice-queries.ts';
import { rowOf } from './invoice-record.ts';

/** @throws 409 when the list is too long for the format, 429 */
export function exportInvoices(context: RequestContext, query: ExportQuery): Promise<void> {
  const titleKey = context.actor.isAdmin ? 'common:navigation.invoices' : 'invoices:title.own';
  const present = (invoice: StoredInvoice) => rowOf(invoice, context, []);
  const source = invoiceSource(context.actor, query);
  return sendExport(context, { source, columns: invoiceColumns, titleKey, present }, query);
}
