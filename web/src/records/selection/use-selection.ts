// The records of a list that are selected to act on all of them. The selection survives filters and paging, and ends with
// the page.
import { useCallback, useRef, useState } from 'react';
import type { Boxes } from './row-boxes.tsx';

export interface Selection<Row = unknown> extends Boxes {
  most: number;
  /** As they were shown when they were selected: a list that is fetched anew changes nothing of it. */
  rows: readonly Row[];
  /** Selects these too, as far as there is room, or none of them. */
  setAll: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
}

/** The ids with this one, or without it. */
export const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];

/** @param shown the rows of the page */
export function useSelection<Row extends { id: string }>(most: number, shown: readonly Row[] = []): Selection<Row> {
  const [rows, setRows] = useState<readonly Row[]>([]);
  const page = useRef(shown);
  page.current = shown;
  const toggle = useCallback((id: string) => {
    setRows((now) => {
      const others = now.filter((one) => one.id !== id);
      return others.length < now.length ? others : [...now, ...page.current.filter((one) => one.id === id)];
    });
  }, []);
  return {
    rows,
    ids: rows.map(({ id }) => id),
    most,
    full: rows.length >= most,
    toggle,
    setAll: (ids, isSelected) =>
      setRows((now) => {
        if (!isSelected) return now.filter(({ id }) => !ids.includes(id));
        const isNew = ({ id }: Row) => ids.includes(id) && now.every((one) => one.id !== id);
        return [...now, ...shown.filter(isNew)].slice(0, most);
      }),
    clear: () => setRows([]),
  };
}
