// Which columns of a list its reader has put away. The choice is the reader's own and stays in this browser.
import { useState } from 'react';
import type { Column } from './table-props.ts';

export interface ColumnChoice {
  hidden: readonly string[];
  set: (hidden: readonly string[]) => void;
}

/** Storage may be refused (private windows); the choice then lasts as long as the page. */
function read(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

function keep(key: string, hidden: readonly string[]): void {
  try {
    if (hidden.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(hidden));
  } catch {
    // The page shows the choice all the same.
  }
}

export function useColumnChoice(userId: string, list: string): ColumnChoice {
  const key = `columns:${userId}:${list}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => read(key));
  const set = (next: readonly string[]) => {
    setHidden(next);
    keep(key, next);
  };
  return { hidden, set };
}

type Named = Pick<Column<never>, 'id'>;

/** The column that names the record leads to it: it stays. */
export const fixedColumn = (columns: readonly Named[]): string | undefined =>
  (columns.find(({ id }) => id === 'name') ?? columns[0])?.id;

export const shownColumns = <Row>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] => {
  const fixed = fixedColumn(columns);
  return columns.filter(({ id }) => id === fixed || !hidden.includes(id));
};
