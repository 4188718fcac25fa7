// The columns of the statistics' tables, on the page and in files.
import type { StatisticsCell } from '@wattpact/domain/contract-statistics/figures';
import type { Cell } from '@wattpact/domain/exports/csv-line';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { saveTable } from '../../../platform/api/save-table.ts';
import { type Formats, useFormats } from '../../../platform/words/use-formats.ts';
import { useWide } from '../../../ui/data-table/data-table.tsx';
import { Quantity } from '../../../ui/text/quantity.tsx';

interface FigureColumn {
  head: string;
  /** Behind the head in files. */
  unit?: string;
  value: (cell: StatisticsCell) => number | null;
  show: (value: number, formats: Formats) => ReactNode;
}

/** For five columns: both halves are broad, or they stand below each other (register-figures.module.css). */
export const useRoom = () => useWide('(min-width: 88em), (min-width: 48em) and (max-width: 79.99em)');

export function useStatisticsColumns() {
  const { t } = useTranslation('energyContracts');
  const price = (euros: number, formats: Formats) => <Quantity {...formats.price(euros)} />;
  const contracts: FigureColumn = {
    head: t('statistics.contracts'),
    value: ({ count }) => count,
    show: (count, formats) => formats.number(count),
  };
  const capacity: FigureColumn = {
    head: t('statistics.capacity'),
    unit: 'MW',
    value: ({ megawatts }) => megawatts,
    show: (megawatts, formats) => <Quantity {...formats.capacity(megawatts)} />,
  };
  const volume: FigureColumn = {
    head: t('statistics.volume'),
    unit: 'MWh',
    value: ({ megawattHours }) => megawattHours,
    show: (megawattHours, formats) => <Quantity {...formats.energy(megawattHours)} />,
  };
  const mean: FigureColumn = {
    head: t('statistics.mean_price'),
    unit: '€/MWh',
    value: ({ meanPrice }) => meanPrice,
    show: price,
  };
  const weighted: FigureColumn = { ...mean, head: t('statistics.price'), value: ({ weightedPrice }) => weightedPrice };
  return { contracts, capacity, volume, mean, weighted };
}

export interface NamedRow<Row> {
  name: string;
  cell: Row;
}

/** The table on the page, and `save`, which writes all columns of it to a file. */
export function useStatisticsTable<Row extends StatisticsCell>(
  { title, head, rows }: { title: string; head: string; rows: readonly NamedRow<Row>[] },
  shown: readonly FigureColumn[],
) {
  const formats = useFormats();
  const all = Object.values(useStatisticsColumns());
  const show = ({ value, show }: FigureColumn, cell: Row): ReactNode => {
    const figure = value(cell);
    return figure === null ? '—' : show(figure, formats);
  };
  const fileHead = all.map((column) => (column.unit ? `${column.head} (${column.unit})` : column.head));
  const fileRows = rows.map(({ name, cell }): Cell[] => [{ text: name }, ...all.map(({ value }) => value(cell))]);
  return {
    head: [head, ...shown.map((column) => column.head)],
    rows: rows.map(({ name, cell }) => [name, ...shown.map((column) => show(column, cell))] as const),
    save: () => saveTable({ name: title, head: [head, ...fileHead], rows: fileRows }, formats.language),
  };
}
