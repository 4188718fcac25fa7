// All invoices, for administrators.
import { adminInvoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { invoiceList } from '@wattpact/domain/invoices/invoice-filters';
import { adminPaths } from '../../../platform/address/paths.ts';
import { allList } from '../../../records/list/all-list.ts';
import { useInvoiceRows } from './invoice-columns.tsx';
import { invoiceLists } from './invoice-lists.ts';

export const allInvoices = allList(invoiceLists, adminInvoiceApi, {
  filters: invoiceList,
  bar: ['invoiceStatus', 'feeType', 'legalEntityId', 'dueDate'],
  useRows: () => useInvoiceRows(adminPaths.invoice),
});
