// One's own invoices. `invoiceId` in the address opens one beside them.
import { type InvoiceRow, invoiceApi } from '@wattpact/domain/invoices/invoice-api';
import { invoiceList } from '@wattpact/domain/invoices/invoice-filters';
import { paths } from '../../../platform/address/paths.ts';
import { arranged } from '../../../records/list/arrange-filters.ts';
import { listNames, listSource, type PlainView } from '../../../records/list/list-view.ts';
import { icons } from '../../../ui/theme/icons.ts';
import { useInvoiceRows } from './invoice-columns.tsx';
import { SelectedInvoice } from './selected-invoice.tsx';

export const ownInvoices: PlainView<InvoiceRow> = {
  ...listNames('invoice'),
  place: 'own',
  source: listSource(invoiceApi.list, {
    byCompany: true,
    file: {
      call: invoiceApi.listExport,
      columns: async () => (await import('@wattpact/domain/invoices/invoice-columns')).invoiceColumns,
    },
  }),
  filters: arranged(invoiceList, {
    bar: ['invoiceStatus', 'feeType', 'legalEntityId'],
    placeholderKey: 'invoices:list.search',
  }),
  useRows: () => useInvoiceRows(paths.invoice),
  icon: icons.invoice,
  titleKey: 'invoices:list.own',
  emptyKey: 'common:empty.invoices',
  Beside: SelectedInvoice,
};
