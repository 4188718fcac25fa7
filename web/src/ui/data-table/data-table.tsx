// The table of every list: sortable heads, rows that are links, cards where a table has no room,
// skeletons in the shape of what comes, and pages below.
import { Paper } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { GenericError } from '../generic-pages.tsx';
import classes from './data-table.module.css';
import { CardSkeletons, TableSkeleton } from './skeletons.tsx';
import { TableGrid } from './table-grid.tsx';
import { type Paging, TablePagination } from './table-pagination.tsx';

export interface Sort {
  flag: string;
  order: 'asc' | 'desc';
}

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  right?: boolean;
  width?: number | string;
  /** May take two lines; other cells stay on one where there is room. */
  wrap?: boolean;
  /** Left out under 1280 px. */
  desktopOnly?: boolean;
  /** The sort flag of the API, e.g. `sortByPrice`; without one the column does not sort. */
  sortFlag?: string | undefined;
}

export interface DataTableProps<Row> {
  /** Names the table for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The row on a phone. A link inside covers the whole card: give it `className="row-link"`. */
  card: (row: Row) => ReactNode;
  sort?: Sort | undefined;
  onSort?: (sort: Sort) => void;
  paging?: Paging | undefined;
  empty: ReactNode;
  failed?: boolean;
  onRetry?: () => void;
  /** Rows of an earlier page stay, dimmed, until the next one is there. */
  stale?: boolean;
}

export const useWide = (query = '(min-width: 64em)') => useMediaQuery(query, true, { getInitialValueInEffect: false });

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, card, paging, empty, failed, onRetry, stale } = props;
  const wide = useWide();
  const desktop = useWide('(min-width: 80em)');
  const { t } = useTranslation();
  const shown = useMemo(
    () => (desktop ? columns : columns.filter(({ desktopOnly }) => !desktopOnly)),
    [columns, desktop],
  );
  if (failed) {
    return (
      <Framed>
        <GenericError onRetry={onRetry} />
      </Framed>
    );
  }
  if (rows === undefined)
    return wide ? <TableSkeleton columns={shown} label={t('loading')} /> : <CardSkeletons label={t('loading')} />;
  if (rows.length === 0) return <Framed>{empty}</Framed>;
  const pages = paging && <TablePagination {...paging} wide={wide} />;
  if (wide) {
    return (
      <Framed>
        <TableGrid {...props} columns={shown} rows={rows} />
        {pages}
      </Framed>
    );
  }
  return (
    <>
      <ul className={classes.cards} aria-label={label} aria-busy={stale}>
        {rows.map((row) => (
          <Paper key={rowKey(row)} component="li" className={classes.card ?? ''}>
            {card(row)}
          </Paper>
        ))}
      </ul>
      {pages}
    </>
  );
}

const Framed = ({ children }: { children: ReactNode }) => <Paper className={classes.frame ?? ''}>{children}</Paper>;
