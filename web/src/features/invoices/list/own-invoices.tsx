// One's own invoices: the page of that list, and the tab of the personal area. `invoiceId` in the address selects one.
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../platform/address/paths.ts';
import { icons } from '../../../ui/theme/icons.ts';
import { useOwnerOptions } from '../../market/owner-options.ts';
import { RecordList } from '../../market/record-list.tsx';
import { useRecordList } from '../../market/use-record-list.ts';
import { ownInvoices } from '../invoice-calls.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { ownInvoiceFilters } from './invoice-list-filters.ts';
import { SelectedInvoice } from './selected-invoice.tsx';

export function OwnInvoices() {
  const { t } = useTranslation(['invoices', 'common']);
  const { invoiceId } = useSearch({ strict: false }) as { invoiceId?: string };
  const records = useRecordList(ownInvoiceFilters, ownInvoices);
  return (
    <>
      <RecordList
        records={records}
        loadError="error_load.invoices"
        label={t('invoices:list.own')}
        icon={icons.invoice}
        {...useInvoiceColumns(paths.invoice)}
        options={useOwnerOptions()}
        empty={{ title: t('common:empty.invoices.title'), text: t('common:empty.invoices.text') }}
      />
      {invoiceId && <SelectedInvoice id={invoiceId} />}
    </>
  );
}
