// The administrators' lists of projects and of offers.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { allList } from '../../records/list/all-list.ts';
import { idColumn, NameCell, shortId, useCreatedColumn, useStatusColumn } from '../../records/list/cells.tsx';
import type { RowOf, ShownRows } from '../../records/list/list-view.ts';
import type { ListCalls, ListedKind } from '../../records/list/listed-kind.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import type { ItemNames, MarketKind } from './market-kind.ts';

interface Shown {
  id: string;
  status: string;
  createdAt: string;
}

function useAdminRows<Row extends Shown>(
  { base, adminPage: to }: MarketKind,
  namesOf: (row: Row) => ItemNames,
): ShownRows<Row> {
  const { t } = useTranslation([base, 'common']);
  const formats = useFormats();
  const status = useStatusColumn<Row>(base);
  const created = useCreatedColumn<Row>(t('common:market.created'));
  const ownerOf = (row: Row) => namesOf(row).owner;
  return {
    columns: [
      idColumn(t('common:market.id')),
      {
        id: 'name',
        header: t('common:field.name'),
        width: '40%',
        atLeast: 170,
        sortFlag: 'sortByName',
        cell: (row) => <NameCell to={to(row.id)} name={namesOf(row).name} />,
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
        name={namesOf(row).name}
        note={ownerOf(row).fiscalInfo.name}
        badge={status.badge(row)}
        footer={[shortId(row.id), formats.date(row.createdAt)]}
      />
    ),
  };
}

interface AllItems<Row> {
  kind: MarketKind;
  filters: ListDeclaration;
  namesOf: (row: Row) => ItemNames;
}

export const allItems = <Call extends ApiCall>(
  of: ListedKind,
  calls: ListCalls<Call>,
  { kind, filters, namesOf }: AllItems<RowOf<Call> & Shown>,
) =>
  allList(of, calls, {
    filters,
    bar: ['status', 'technologies', 'countries', 'legalEntityId'],
    // Administrators do not negotiate.
    without: ['negotiated'],
    useRows: () => useAdminRows(kind, namesOf) as ShownRows<RowOf<Call>>,
  });
