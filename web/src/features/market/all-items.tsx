// The administrators' lists of projects and of offers.
import type { ApiCall } from '@wattpact/domain/api/api-call';
import type { ListDeclaration } from '@wattpact/domain/filters/filters';
import type { Technology } from '@wattpact/domain/terms/enumerations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { adminPaths } from '../../platform/address/paths.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { allList } from '../../records/list/all-list.ts';
import { idColumn, NameCell, useCreatedColumn, useStatusColumn } from '../../records/list/cells.tsx';
import type { RowOf, ShownRows } from '../../records/list/list-view.ts';
import type { ListCalls, ListedKind } from '../../records/list/listed-kind.ts';
import { RecordCard } from '../../ui/data-table/record-card.tsx';
import { Until } from '../../ui/data-table/room.tsx';
import type { Column } from '../../ui/data-table/table-props.ts';
import { TechnologyName } from '../../ui/text/technology-icon.tsx';
import type { ItemNames, MarketKind } from './market-kind.ts';

interface Shown {
  id: string;
  status: string;
  createdAt: string;
}

/** What a reviewer looks at first: the cells of the kind's other lists. */
interface ItemCells<Row> {
  capacity: Column<Row>;
  price: Column<Row>;
  /** For a card. */
  figures: (row: Row) => readonly { label: string; value: ReactNode }[];
}

interface AllItems<Row> {
  kind: MarketKind;
  filters: ListDeclaration;
  namesOf: (row: Row) => ItemNames;
  technologiesOf: (row: Row) => readonly Technology[];
  useCells: () => ItemCells<Row>;
}

function useAdminRows<Row extends Shown>({
  kind: { base, adminPage: to },
  namesOf,
  technologiesOf,
  useCells,
}: AllItems<Row>): ShownRows<Row> {
  const { t } = useTranslation([base, 'common']);
  const formats = useFormats();
  const { capacity, price, figures } = useCells();
  const status = useStatusColumn<Row>(base);
  const created = useCreatedColumn<Row>(t('common:market.created'));
  const ownerOf = (row: Row) => namesOf(row).owner;
  return {
    columns: [
      { ...idColumn(t('common:market.id')), from: 'broad' },
      {
        id: 'name',
        header: t('common:field.name'),
        width: '34%',
        atLeast: 150,
        sortFlag: 'sortByName',
        cell: (row) => <OwnedName to={to(row.id)} names={namesOf(row)} technologies={technologiesOf(row)} />,
      },
      {
        id: 'technology',
        header: t('common:filters.technologies'),
        width: 160,
        atLeast: 150,
        from: 'small',
        cell: (row) => <TechnologyName technologies={technologiesOf(row)} />,
      },
      capacity,
      price,
      status.column,
      {
        id: 'owner',
        header: t(`${base}:owner`),
        width: '22%',
        atLeast: 130,
        from: 'full',
        title: (row) => ownerOf(row).fiscalInfo.name,
        cell: (row) => (
          <AppLink to={adminPaths.legalEntity(ownerOf(row).id)} className="row-action">
            {ownerOf(row).fiscalInfo.name}
          </AppLink>
        ),
      },
      { ...created, from: 'medium' },
    ],
    card: (row) => (
      <RecordCard
        to={to(row.id)}
        name={namesOf(row).name}
        note={ownerOf(row).fiscalInfo.name}
        badge={status.badge(row)}
        figures={figures(row)}
        footer={[
          <TechnologyName key="technology" technologies={technologiesOf(row)} oneLine />,
          formats.date(row.createdAt),
        ]}
      />
    ),
  };
}

interface OwnedNameProps {
  to: string;
  names: ItemNames;
  technologies: readonly Technology[];
}

/** Names the technologies and the owner too, until these have columns. */
const OwnedName = ({ to, names: { name, owner }, technologies }: OwnedNameProps) => {
  const { t } = useTranslation();
  return (
    <>
      <NameCell to={to} name={name} />
      <Until room="full">
        <span className="second-line">
          <Until room="small">{technologies.map((one) => t(`technology.${one}`)).join(', ')} · </Until>
          {owner.fiscalInfo.name}
        </span>
      </Until>
    </>
  );
};

export const allItems = <Call extends ApiCall>(
  of: ListedKind,
  calls: ListCalls<Call>,
  items: AllItems<RowOf<Call> & Shown>,
) =>
  allList(of, calls, {
    filters: items.filters,
    bar: ['status', 'technologies', 'totalPurchasedCapacity', 'price', 'legalEntityId'],
    // Administrators do not negotiate.
    without: ['negotiated'],
    useRows: () => useAdminRows(items) as ShownRows<RowOf<Call>>,
  });
