// The invoices of one contract: a tab of its page.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { icons } from '../../../ui/theme/icons.ts';
import { contractInvoicesQuery, type InvoicesSource } from '../invoice-calls.ts';
import { useInvoiceRows } from './invoice-columns.tsx';

interface ContractInvoicesProps {
  contractId: string;
  source: InvoicesSource;
  invoiceTo: (id: string) => string;
}

const elsewhere = ['contract', 'entity'];

export function ContractInvoices({ contractId, source, invoiceTo }: ContractInvoicesProps) {
  const { t } = useTranslation('invoices');
  const invoices = useQuery(contractInvoicesQuery(source, contractId));
  const { columns, card } = useInvoiceRows(invoiceTo);
  return (
    <DataTable
      label={t('list.of_contract')}
      columns={columns.filter(({ id }) => !elsewhere.includes(id)).map(({ sortFlag: _, ...column }) => column)}
      rows={invoices.data?.items}
      rowKey={({ id }) => id}
      card={card}
      failed={invoices.isLoadingError}
      error={invoices.error}
      loadError="error_load.invoices"
      onRetry={() => void invoices.refetch()}
      empty={<EmptyState icon={icons.invoice} title={t('list.empty_all.title')} text={t('list.none_of_contract')} />}
    />
  );
}
