// What all lists of invoices share.
import type { ListedKind } from '../../../records/list/listed-kind.ts';

export const invoiceLists: ListedKind<'invoice'> = {
  kind: 'invoice',
  columns: async () => (await import('@wattpact/domain/invoices/invoice-columns')).invoiceColumns,
};
