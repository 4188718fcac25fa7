// All invoices, for administrators.
import { adminInvoiceApi, type InvoiceRow } from '@wattpact/domain/invoices/invoice-api';
import { invoiceList } from '@wattpact/domain/invoices/invoice-filters';
import { adminPaths } from '../../../platform/address/paths.ts';
import { arranged } from '../../../records/list/arrange-filters.ts';
import { listNames, listSource, type PlainView } from '../../../records/list/list-view.ts';
import { icons } from '../../../ui/theme/icons.ts';
import { useInvoiceRows } from './invoice-columns.tsx';

export const allInvoices: PlainView<InvoiceRow> = {
  ...listNames('invoice'),
  place: 'all',
  source: listSource(adminInvoiceApi.list, {
    file: {
      call: adminInvoiceApi.listExport,
      columns: async () => (await import('@wattpact/domain/invoices/invoice-columns')).invoiceColumns,
    },
  }),
  filters: arranged(invoiceList, {
    bar: ['invoiceStatus', 'feeType', 'legalEntityId', 'dueDate'],
    placeholderKey: 'invoices:list.search',
  }),
  useRows: () => useInvoiceRows(adminPaths.invoice),
  icon: icons.invoice,
  titleKey: 'common:navigation.invoices',
  emptyKey: 'invoices:list.empty_all',
};
