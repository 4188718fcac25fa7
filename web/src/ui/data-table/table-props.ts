// The props of a table: its columns, its rows, sorting and paging.
import type { ReactNode } from 'react';
import type { Sort } from '../../platform/address/filter-values.ts';

/** The width of the list's own box, not of the window: from 700, 860, 960, 1100 and 1250 px (data-table.module.css). */
export type Room = 'small' | 'medium' | 'broad' | 'full' | 'wide';

export interface Column<Row> {
  id: string;
  header: string;
  /** The head while the column also shows the content of a hidden column. */
  joined?: { until: 'full'; header: string; width?: number };
  cell: (row: Row) => ReactNode;
  /** The names of what it shows among the columns of the list's file, unless that is its id. */
  inFile?: readonly string[];
  /** Figures are aligned right. */
  right?: boolean;
  width?: number | string;
  /** The head is only read out, because the cells explain themselves (a checkbox). */
  silentHead?: boolean;
  /** May take two lines; other cells stay on one if there is room. */
  wrap?: boolean;
  /** Free text of any length: it takes the remaining width, at least this many px, and may end in an ellipsis. */
  atLeast?: number;
  /** The full text of a shortened cell, if the cell does not show it itself. */
  title?: (row: Row) => string;
  /** Hidden if the box is narrower. */
  from?: Room;
  /** The sort flag of the API, e.g. `sortByPrice`; without one the column cannot be sorted. */
  sortFlag?: string | undefined;
  /** The rows shown, and no others, can be sorted by it: the greatest first. Those without a figure stand last. */
  orderOnPage?: (row: Row) => number | undefined;
}

export interface Paging {
  page: number;
  limit: number;
  total: number;
  totalIsCapped?: boolean | undefined;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
}

export interface DataTableProps<Row> {
  /** The table's name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The row on a phone. A link inside covers the whole card: give it `className="row-link"`. */
  card: (row: Row) => ReactNode;
  sort?: Sort | undefined;
  /** Undefined: the list's default order. */
  onSort?: ((sort: Sort | undefined) => void) | undefined;
  paging?: Paging | undefined;
  /** When there is nothing at all; of a page behind the last one the table itself says so. */
  empty: ReactNode;
  failed?: boolean;
  /** What the call failed with. */
  error?: unknown;
  /** The key in `errorMessages` for a list that could not be loaded. */
  loadError?: string | undefined;
  onRetry?: () => void;
  /** Shows every column, even if the box then scrolls sideways. */
  allColumns?: boolean | undefined;
  /** Rows of one line, 44 px high, where more of them must fit on a screen. */
  dense?: boolean;
  /** Rows of the previous page stay, dimmed, until the next ones are loaded. */
  stale?: boolean;
}
