// For administrators: the table of all invoices, a new invoice, and the configuration of the fees.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useAddressFlag } from '../../../platform/address/use-address-flag.ts';
import { useListCount } from '../../../records/list/list-count.ts';
import { TabList } from '../../../records/list/tab-list.tsx';
import { useUnfiltered } from '../../../records/list/use-record-list.ts';
import { PageHeader } from '../../../ui/app-shell/page-header.tsx';
import { QueryTabs } from '../../../ui/record/query-tabs.tsx';
import { FeeConfiguration } from '../../fees/fee-configuration.tsx';
import { StatementsTab } from '../statements/statements-tab.tsx';
import { allInvoices } from './all-invoices.ts';
import { NewInvoiceDialog } from './new-invoice-dialog.tsx';

export function InvoicesPage() {
  const { t } = useTranslation(['invoices', 'common']);
  const note = useListCount(allInvoices, useUnfiltered(allInvoices.source));
  const [issuing, setIssuing] = useAddressFlag('new');
  return (
    <>
      <PageHeader
        title={t('common:navigation.invoices')}
        note={note}
        actions={
          <Button leftSection={<IconPlus size={18} stroke={1.9} />} onClick={() => setIssuing(true)}>
            {t('invoices:new.action')}
          </Button>
        }
      />
      <QueryTabs
        label={t('invoices:tabs.label')}
        tabs={[
          { value: 'list', label: t('common:navigation.invoices'), content: <TabList view={allInvoices} /> },
          { value: 'statements', label: t('invoices:tabs.statements'), content: <StatementsTab /> },
          { value: 'fees', label: t('invoices:tabs.fees'), content: <FeeConfiguration /> },
        ]}
      />
      {issuing && <NewInvoiceDialog onClose={() => setIssuing(false)} />}
    </>
  );
}
