// The bank statements that were read, for administrators.
import { type BankStatementRow, bankStatementList } from '@wattpact/domain/bank-statements/bank-statement';
import { bankStatementApi } from '@wattpact/domain/bank-statements/bank-statement-api';
import { useTranslation } from 'react-i18next';
import { adminPaths } from '../../../platform/address/paths.ts';
import { groupsOfFour } from '../../../platform/words/formats.ts';
import { useFormats } from '../../../platform/words/use-formats.ts';
import { NameCell } from '../../../records/list/cells.tsx';
import { listSource, type PlainView, type ShownRows } from '../../../records/list/list-view.ts';
import { RecordCard } from '../../../ui/data-table/record-card.tsx';
import type { Column } from '../../../ui/data-table/table-props.ts';
import { icons } from '../../../ui/theme/icons.ts';
import { statementTitle } from './statement-words.ts';

export const bankStatements: PlainView<BankStatementRow> = {
  place: 'all',
  source: listSource(bankStatementApi.list),
  filters: bankStatementList,
  useRows: useStatementRows,
  icon: icons.invoice,
  texts: 'invoices',
  titleKey: 'invoices:statements.title',
  countKey: 'invoices:statements.count',
  emptyKey: 'invoices:statements.empty',
  loadError: 'error_load.bank_statements',
};

function useStatementRows(): ShownRows<BankStatementRow> {
  const { t } = useTranslation(['invoices']);
  const formats = useFormats();
  const confirmed = ({ confirmed: done, received }: BankStatementRow) =>
    `${formats.number(done)} / ${formats.number(received)}`;
  const columns: Column<BankStatementRow>[] = [
    {
      id: 'statement',
      header: t('invoices:statements.file'),
      width: '36%',
      atLeast: 200,
      cell: (row) => (
        <NameCell to={adminPaths.bankStatement(row.id)} name={statementTitle(row, t, formats)} note={row.fileName} />
      ),
    },
    {
      id: 'account',
      header: t('invoices:statements.account'),
      from: 'broad',
      cell: ({ account }) => <span className="code">{groupsOfFour(account)}</span>,
    },
    {
      id: 'read',
      header: t('invoices:statements.read_at'),
      right: true,
      sortFlag: 'sortByCreatedAt',
      cell: ({ createdAt }) => formats.dateTime(createdAt),
    },
    { id: 'confirmed', header: t('invoices:statements.confirmed_of'), right: true, cell: confirmed },
  ];
  const card = (row: BankStatementRow) => (
    <RecordCard
      to={adminPaths.bankStatement(row.id)}
      name={statementTitle(row, t, formats)}
      note={row.fileName}
      figures={[{ label: t('invoices:statements.confirmed_of'), value: confirmed(row) }]}
      footer={[formats.dateTime(row.createdAt), '']}
    />
  );
  return { columns, card };
}
