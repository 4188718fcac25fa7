// Which columns of a list the reader has hidden, and whether they want the others at any width. The choice is personal and
// stored in this browser.
import { useState } from 'react';
import type { Column } from './table-props.ts';

export interface ColumnChoice {
  hidden: readonly string[];
  set: (hidden: readonly string[]) => void;
  /** Every column that is not hidden, even if the list then scrolls sideways. */
  all: boolean;
  setAll: (all: boolean) => void;
}

/** Stored among the names of the columns; no column has this name. */
const everyColumn = '*';

/** Storage may be refused (private windows); the choice then lasts as long as the page. */
function storedColumns(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function storeColumns(key: string, hidden: readonly string[]): void {
  try {
    if (hidden.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // The page still applies the choice.
  }
}

export function useColumnChoice(userId: string, list: string): ColumnChoice {
  const key = `columns:${userId}:${list}`;
  const [stored, setStored] = useState<readonly string[]>(() => storedColumns(key));
  const all = stored.includes(everyColumn);
  const hidden = stored.filter((one) => one !== everyColumn);
  const store = (columns: readonly string[], every: boolean) => {
    const next = every ? [...columns, everyColumn] : columns;
    setStored(next);
    storeColumns(key, next);
  };
  return { hidden, all, set: (next) => store(next, all), setAll: (every) => store(hidden, every) };
}

type Named = Pick<Column<never>, 'id'>;

/** The column that names the record is its link, so it cannot be hidden. */
export const fixedColumn = (columns: readonly Named[]): string | undefined =>
  (columns.find(({ id }) => id === 'name') ?? columns[0])?.id;

export const shownColumns = <Row>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] => {
  const fixed = fixedColumn(columns);
  return columns.filter(({ id }) => id === fixed || !hidden.includes(id));
};
