// The records of a list that are selected to act on all of them. The selection survives filters and paging, and ends with
// the page.
import { useState } from 'react';
import type { Boxes } from './row-boxes.tsx';

export interface Selection extends Boxes {
  most: number;
  /** Selects these too, as far as there is room, or none of them. */
  setAll: (ids: readonly string[], isSelected: boolean) => void;
  clear: () => void;
}

export function useSelection(most: number): Selection {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    most,
    full: ids.length >= most,
    toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    setAll: (some, isSelected) =>
      setIds((now) => {
        const others = now.filter((id) => !some.includes(id));
        return isSelected ? [...new Set([...now, ...some])].slice(0, most) : others;
      }),
    clear: () => setIds([]),
  };
}
