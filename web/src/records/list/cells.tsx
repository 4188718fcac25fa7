// The cells and columns that lists of several kinds share.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../platform/address/app-link.tsx';
import { filledText, middleDot } from '../../platform/words/filled-text.ts';
import { useFormats } from '../../platform/words/use-formats.ts';
import { Until } from '../../ui/data-table/room.tsx';
import type { Column, Room } from '../../ui/data-table/table-props.ts';
import { Quantity } from '../../ui/text/quantity.tsx';
import { StatusBadge } from '../../ui/text/status-badge.tsx';
import { useStatusLabel } from '../status-label.ts';
import { type Pricing, pricingNote } from './price-words.ts';

interface NameCellProps {
  to: string;
  name: string;
  /** On a line of its own. */
  note?: string;
  /** Shown after the note until its own column is visible. */
  joined?: { until: Room; note: string };
}

export function NameCell({ to, name, note, joined }: NameCellProps) {
  return (
    <>
      <AppLink to={to} className="row-link" title={name}>
        {name}
      </AppLink>
      {note !== undefined && (
        <span className="second-line" title={filledText([note, joined?.note])}>
          {note}
          {joined && (
            <Until room={joined.until}>
              {middleDot}
              {joined.note}
            </Until>
          )}
        </span>
      )}
    </>
  );
}

/** The column with a second line for the content of a column that is not visible yet. */
export const withSecondLine = <Row,>(
  column: Column<Row>,
  { until, line }: { until: Room; line: (row: Row) => ReactNode },
): Column<Row> => ({
  ...column,
  cell: (row) => {
    const second = line(row);
    return (
      <>
        {column.cell(row)}
        {second && (
          <Until room={until}>
            <span className="second-line">{second}</span>
          </Until>
        )}
      </>
    );
  },
});

/** The price and its kind; a variable price shows only its index. */
function PriceCell({ pricing }: { pricing: Pricing }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { price, pricingType } = pricing;
  if (pricingType === undefined && price === undefined) return <span className="quiet">{t('not_given')}</span>;
  return (
    <>
      {price === undefined ? t(`pricing_type.${pricingType}`) : <Quantity {...formats.price(price)} />}
      <span className="second-line">{pricingNote(pricing, t, formats)}</span>
    </>
  );
}

export function CapacityCell({ megawatts }: { megawatts: number | undefined }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (megawatts === undefined) return <span className="quiet">{t('not_given')}</span>;
  return <Quantity {...formats.capacity(megawatts)} />;
}

/** The end of an id distinguishes records; its beginning is only the time. */
export const shortId = (id: string) => `…${id.slice(-8)}`;

export const idColumn = <Row extends { id: string }>(header: string): Column<Row> => ({
  id: 'id',
  header,
  width: 112,
  cell: ({ id }) => <span title={id}>{shortId(id)}</span>,
});

/** The badge of a record's status, also on its card. */
export function useStatusColumn<Row extends { status: string }>(texts: string) {
  const { t } = useTranslation();
  const statusLabel = useStatusLabel(texts);
  const badge = ({ status }: Row) => <StatusBadge status={status} label={statusLabel(status)} />;
  const column: Column<Row> = { id: 'status', header: t('filters.status'), sortFlag: 'sortByStatus', cell: badge };
  return { badge, column };
}

export function useCreatedColumn<Row extends { createdAt: string }>(header: string): Column<Row> {
  const formats = useFormats();
  return { id: 'created', header, sortFlag: 'sortByCreatedAt', cell: ({ createdAt }) => formats.date(createdAt) };
}

interface FiguresOf<Row> {
  capacityOf: (row: Row) => number | undefined;
  pricingOf: (row: Row) => Pricing;
}

/** The capacity and the price, by which a list can be sorted. */
export function useFigureColumns<Row>({ capacityOf, pricingOf }: FiguresOf<Row>) {
  const { t } = useTranslation();
  const capacity: Column<Row> = {
    id: 'capacity',
    header: t('filters.capacity'),
    right: true,
    sortFlag: 'sortByTotalPurchasedCapacity',
    cell: (row) => <CapacityCell megawatts={capacityOf(row)} />,
  };
  const price: Column<Row> = {
    id: 'price',
    inFile: ['pricing', 'price'],
    header: t('filters.price'),
    right: true,
    sortFlag: 'sortByPrice',
    cell: (row) => <PriceCell pricing={pricingOf(row)} />,
  };
  return { capacity, price };
}
