// The administrators' lists of projects and of offers.
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { idColumn, NameCell, shortId, useCreatedColumn, useStatusColumn } from '../../records/list/cells.tsx';
import type { ShownRows } from '../../records/list/list-view.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { MarketNames } from './market-kind.ts';

interface Shown {
  id: string;
  status: string;
  createdAt: string;
}

interface AdminColumnsOptions<Row> {
  base: MarketNames['base'];
  nameOf: (row: Row) => string;
  ownerOf: (row: Row) => { id: string; fiscalInfo: { name: string } };
  to: (id: string) => string;
}

export function useAdminColumns<Row extends Shown>(options: AdminColumnsOptions<Row>): ShownRows<Row> {
  const { base, nameOf, ownerOf, to } = options;
  const { t } = useTranslation([base, 'common']);
  const formats = useFormats();
  const status = useStatusColumn<Row>(base);
  const created = useCreatedColumn<Row>(t('common:market.created'));
  return {
    columns: [
      idColumn(t('common:market.id')),
      {
        id: 'name',
        header: t('common:field.name'),
        width: '40%',
        atLeast: 170,
        sortFlag: 'sortByName',
        cell: (row) => <NameCell to={to(row.id)} name={nameOf(row)} />,
      },
      status.column,
      {
        id: 'owner',
        header: t(`${base}:owner`),
        width: '28%',
        atLeast: 130,
        title: (row) => ownerOf(row).fiscalInfo.name,
        cell: (row) => (
          <AppLink to={adminPaths.legalEntity(ownerOf(row).id)} className="row-action">
            {ownerOf(row).fiscalInfo.name}
          </AppLink>
        ),
      },
      created,
    ],
    card: (row) => (
      <RecordCard
        to={to(row.id)}
        name={nameOf(row)}
        note={ownerOf(row).fiscalInfo.name}
        badge={status.badge(row)}
        footer={[shortId(row.id), formats.date(row.createdAt)]}
      />
    ),
  };
}
