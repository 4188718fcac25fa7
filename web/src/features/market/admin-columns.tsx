// The columns of the administrators' lists of projects and of offers.
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { useStatusLabel } from '../../records/status-label.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
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

/** The end of an id tells records apart; its beginning is only the time. */
const shortId = (id: string) => `…${id.slice(-8)}`;

export function useAdminColumns<Row extends Shown>({ base, nameOf, ownerOf, to }: AdminColumnsOptions<Row>) {
  const { t } = useTranslation([base, 'common']);
  const formats = useFormats();
  const statusLabel = useStatusLabel({ base });
  const badge = ({ status }: Row) => <StatusBadge status={status} label={statusLabel(status)} />;
  const columns: Column<Row>[] = [
    { id: 'id', header: t('common:market.id'), width: 112, cell: ({ id }) => <span title={id}>{shortId(id)}</span> },
    {
      id: 'name',
      header: t('common:field.name'),
      width: '40%',
      atLeast: 170,
      sortFlag: 'sortByName',
      cell: (row) => (
        <AppLink to={to(row.id)} className="row-link" title={nameOf(row)}>
          {nameOf(row)}
        </AppLink>
      ),
    },
    { id: 'status', header: t('common:filters.status'), sortFlag: 'sortByStatus', cell: badge },
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
    {
      id: 'created',
      header: t('common:market.created'),
      sortFlag: 'sortByCreatedAt',
      cell: ({ createdAt }) => formats.date(createdAt),
    },
  ];
  const card = (row: Row) => (
    <RecordCard
      to={to(row.id)}
      name={nameOf(row)}
      note={ownerOf(row).fiscalInfo.name}
      badge={badge(row)}
      footer={[shortId(row.id), formats.date(row.createdAt)]}
    />
  );
  return { columns, card };
}
