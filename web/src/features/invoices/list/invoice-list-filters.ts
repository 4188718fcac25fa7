// Which filters stand in the bars of the lists of invoices.
import { invoiceList } from '@wattpact/domain/invoices/invoice-filters';
import { arranged } from '../../market/arrange-filters.ts';

const placeholderKey = 'invoices:list.search';

export const ownInvoiceFilters = arranged(invoiceList, {
  bar: ['invoiceStatus', 'feeType', 'legalEntityId'],
  placeholderKey,
});
export const allInvoiceFilters = arranged(invoiceList, {
  bar: ['invoiceStatus', 'feeType', 'legalEntityId', 'dueDate'],
  placeholderKey,
});
