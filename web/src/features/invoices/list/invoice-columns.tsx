// The columns and cards of the lists of invoices.
import type { InvoiceRow } from '@wattpact/domain/invoices/invoice-api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { NameCell } from '../../../records/list/cells.tsx';
import type { ShownRows } from '../../../records/list/list-view.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { Money } from '../../../ui/text/money.tsx';
import { StatusBadge } from '../../../ui/text/status-badge.tsx';

/** The status of the invoice, or of its payment while that waits for verification. */
export function InvoiceBadge({ invoice: { status, paymentStatus } }: { invoice: InvoiceRow }) {
  const { t } = useTranslation('invoices');
  const isOpen = status === 'pending' || status === 'overdue';
  if (isOpen && paymentStatus === 'pending') {
    return <StatusBadge status="pending" label={t('payment_waits')} />;
  }
  return <StatusBadge status={status} label={t(`status.${status}`)} />;
}

/** `to`: the address of an invoice's page, in this app. */
export function useInvoiceRows(to: (id: string) => string): ShownRows<InvoiceRow> {
  const { t } = useTranslation(['invoices', 'common']);
  const formats = useFormats();
  const note = ({ paidAmount, openAmount, overpaidAmount }: InvoiceRow): string | undefined => {
    if (overpaidAmount > 0) return `${t('invoices:page.overpaid')}: ${formats.money(overpaidAmount)}`;
    if (paidAmount === 0 || openAmount === 0) return undefined;
    return `${t('invoices:list.open')}: ${formats.money(openAmount)}`;
  };
  const columns: Column<InvoiceRow>[] = [
    {
      id: 'number',
      header: t('invoices:list.invoice'),
      width: 180,
      cell: ({ id, number, feeType }) => (
        <NameCell to={to(id)} name={number} note={t(`invoices:fee_type.${feeType}`)} />
      ),
    },
    {
      id: 'contract',
      header: t('invoices:list.contract'),
      width: '30%',
      atLeast: 150,
      title: ({ energyContract }) => energyContract.name,
      cell: ({ energyContract }) => (
        <>
          {energyContract.name}
          <span className="second-line code">{energyContract.number}</span>
        </>
      ),
    },
    {
      id: 'entity',
      header: t('common:filters.legal_entity'),
      width: '24%',
      atLeast: 140,
      from: 'broad',
      title: ({ legalEntity }) => legalEntity.name,
      cell: ({ legalEntity }) => legalEntity.name,
    },
    {
      id: 'total',
      header: t('invoices:list.total'),
      right: true,
      sortFlag: 'sortByPrice',
      cell: (row) => (
        <>
          <Money amount={row.totalPrice} />
          {note(row) && <span className="second-line">{note(row)}</span>}
        </>
      ),
    },
    {
      id: 'issued',
      header: t('invoices:list.issued'),
      right: true,
      from: 'broad',
      sortFlag: 'sortByCreatedAt',
      cell: ({ issuedDate }) => formats.date(issuedDate),
    },
    {
      id: 'due',
      header: t('invoices:list.due'),
      right: true,
      sortFlag: 'sortByDueDate',
      cell: ({ dueDate }) => formats.date(dueDate),
    },
    {
      id: 'status',
      header: t('common:filters.status'),
      sortFlag: 'sortByStatus',
      cell: (row) => <InvoiceBadge invoice={row} />,
    },
  ];
  const card = (row: InvoiceRow) => (
    <RecordCard
      to={to(row.id)}
      name={row.number}
      note={t(`invoices:fee_type.${row.feeType}`)}
      badge={<InvoiceBadge invoice={row} />}
      figures={[
        { label: t('invoices:list.total'), value: <Money amount={row.totalPrice} /> },
        { label: t('invoices:list.due'), value: formats.date(row.dueDate) },
      ]}
      footer={[row.energyContract.name, row.legalEntity.name]}
    />
  );
  return { columns, card };
}
