// All invoices and what they are made from, for administrators: the table, a new invoice, the configuration of the fees.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../../platform/address/paths.ts';
import { QueryTabs } from '../../../platform/address/query-tabs.tsx';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { FeeConfiguration } from '../../fees/fee-configuration.tsx';
import { useOwnerOptions } from '../../market/owner-options.ts';
import { RecordList } from '../../market/record-list.tsx';
import { useRecordList, useTotal } from '../../market/use-record-list.ts';
import { allInvoices } from '../invoice-calls.ts';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { allInvoiceFilters } from './invoice-list-filters.ts';
import { NewInvoiceDialog } from './new-invoice-dialog.tsx';

export function InvoicesPage() {
  const { t } = useTranslation(['invoices', 'common']);
  const formats = useFormats();
  const total = useTotal(allInvoices);
  const [issuing, setIssuing] = useState(false);
  return (
    <>
      <PageHeader
        title={t('common:navigation.invoices')}
        note={total !== undefined && t('invoices:list.count', { count: total, number: formats.number(total) })}
        actions={
          <Button leftSection={<IconPlus size={18} stroke={1.9} />} onClick={() => setIssuing(true)}>
            {t('invoices:new.action')}
          </Button>
        }
      />
      <QueryTabs
        label={t('invoices:tabs.label')}
        tabs={[
          { value: 'list', label: t('common:navigation.invoices'), content: <AllInvoices /> },
          { value: 'fees', label: t('invoices:tabs.fees'), content: <FeeConfiguration /> },
        ]}
      />
      {issuing && <NewInvoiceDialog onClose={() => setIssuing(false)} />}
    </>
  );
}

function AllInvoices() {
  const { t } = useTranslation(['invoices', 'common']);
  const records = useRecordList(allInvoiceFilters, allInvoices);
  return (
    <RecordList
      records={records}
      loadError="error_load.invoices"
      label={t('common:navigation.invoices')}
      icon={icons.invoice}
      {...useInvoiceColumns(adminPaths.invoice)}
      admin
      options={useOwnerOptions()}
      empty={{ title: t('invoices:list.none'), text: t('invoices:list.none_text') }}
    />
  );
}
