// The entries of a company's account.
import type { AccountStatement } from '@wattpact/domain/account-statements/account-statement-api';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../../platform/address/app-link.tsx';
import { adminPaths } from '../../../platform/address/paths.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column, Paging } from '../../../ui/data-table/table-props.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { icons } from '../../../ui/theme/icons.ts';

type Line = AccountStatement['items'][number];

interface AccountLinesProps {
  lines: readonly Line[] | undefined;
  paging: Paging | undefined;
  stale: boolean;
}

export function AccountLines({ lines, paging, stale }: AccountLinesProps) {
  const { t } = useTranslation('invoices');
  const formats = useFormats();
  const amount = (euros: number) => (euros > 0 ? <Money amount={euros} /> : '');
  const columns: Column<Line>[] = [
    { id: 'date', header: t('account.date'), width: 110, cell: ({ date }) => formats.date(date) },
    {
      id: 'entry',
      header: t('account.entry'),
      width: '46%',
      atLeast: 160,
      title: ({ description }) => description,
      cell: ({ kind, description }) => (
        <>
          {t(`account.kind.${kind}`)}
          <span className="second-line">{description}</span>
        </>
      ),
    },
    {
      id: 'invoice',
      header: t('account.invoice'),
      cell: ({ invoiceId, invoiceNumber }) => <AppLink to={adminPaths.invoice(invoiceId)}>{invoiceNumber}</AppLink>,
    },
    { id: 'debit', header: t('account.debit'), right: true, cell: ({ debit }) => amount(debit) },
    { id: 'credit', header: t('account.credit'), right: true, cell: ({ credit }) => amount(credit) },
    { id: 'balance', header: t('account.balance'), right: true, cell: ({ balance }) => <Money amount={balance} /> },
  ];
  return (
    <DataTable
      label={t('account.open')}
      columns={columns}
      rows={lines}
      rowKey={({ invoiceId, kind, date, balance }) => `${invoiceId} ${kind} ${date} ${balance}`}
      paging={paging}
      stale={stale}
      card={(line) => (
        <RecordCard
          to={adminPaths.invoice(line.invoiceId)}
          name={t(`account.kind.${line.kind}`)}
          note={line.invoiceNumber}
          figures={[
            line.debit > 0
              ? { label: t('account.debit'), value: <Money amount={line.debit} /> }
              : { label: t('account.credit'), value: <Money amount={line.credit} /> },
            { label: t('account.balance'), value: <Money amount={line.balance} /> },
          ]}
          footer={[formats.date(line.date), '']}
        />
      )}
      empty={<EmptyState icon={icons.invoice} title={t('account.empty.title')} text={t('account.empty.text')} />}
    />
  );
}
