// The payment document of an invoice as PDF.
import type { RequestContext } from '../../platform/http/context.ts';
import { getInvoice } from './invoice-service.ts';

export async function sendInvoiceDocument(context: RequestContext, id: string): Promise<void> {
  await getInvoice(context, id);
}
