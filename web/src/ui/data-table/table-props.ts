// What a table is given: its columns, its rows, how they are sorted and paged.
import type { ReactNode } from 'react';

export interface Sort {
  flag: string;
  order: 'asc' | 'desc';
}

/** How much room a list's own box has, not the window: from 860, 960 and 1100 px (data-table.module.css). */
export type Room = 'medium' | 'broad' | 'full';

export interface Column<Row> {
  id: string;
  header: string;
  /** The head while the column shows another's content too, for want of room. */
  joined?: { until: 'full'; header: string; width?: number };
  cell: (row: Row) => ReactNode;
  /** Figures stand at the right. */
  right?: boolean;
  width?: number | string;
  /** The cells say it all (a box to tick): the head is only read out. */
  silentHead?: boolean;
  /** May take two lines; other cells stay on one where there is room. */
  wrap?: boolean;
  /** What people wrote, of any length: it takes the room there is, at least so many px, and may end in dots. */
  atLeast?: number;
  /** Tells the whole of a text that ends in dots, where the cell does not by itself. */
  title?: (row: Row) => string;
  /** Left out where the box has less room. */
  from?: Room;
  /** The sort flag of the API, e.g. `sortByPrice`; without one the column does not sort. */
  sortFlag?: string | undefined;
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
  /** Names the table for those who do not see it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The row on a phone. A link inside covers the whole card: give it `className="row-link"`. */
  card: (row: Row) => ReactNode;
  sort?: Sort | undefined;
  /** None: the list's usual order. */
  onSort?: ((sort: Sort | undefined) => void) | undefined;
  paging?: Paging | undefined;
  empty: ReactNode;
  failed?: boolean;
  /** Key in `errorMessages` of the sentence for a list that did not come. */
  loadError?: string | undefined;
  onRetry?: () => void;
  /** Every column, even where the box then scrolls sideways. */
  allColumns?: boolean | undefined;
  /** Rows of an earlier page stay, dimmed, until the next one is there. */
  stale?: boolean;
}
