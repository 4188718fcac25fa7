// One's own invoices. `invoiceId` in the address opens one beside them.
import { invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { invoiceList } from '@wattpact/domain/invoices/invoice-filters';
import { paths } from '../../../platform/address/paths.ts';
import { ownList } from '../../../records/list/own-list.ts';
import { useInvoiceRows } from './invoice-columns.tsx';
import { invoiceLists } from './invoice-lists.ts';
import { SelectedInvoice } from './selected-invoice.tsx';

export const ownInvoices = ownList(invoiceLists, invoiceApi, {
  filters: invoiceList,
  bar: ['invoiceStatus', 'feeType', 'legalEntityId'],
  useRows: () => useInvoiceRows(paths.invoice),
  Beside: SelectedInvoice,
});
