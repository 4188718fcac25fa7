// The records of a list that are chosen for comparison; the choice outlives filters and pages.
import { useState } from 'react';
import { mostCompared } from './compare/chosen-ids.ts';

export interface Choice {
  ids: readonly string[];
  full: boolean;
  toggle: (id: string) => void;
  clear: () => void;
  /** Where they stand side by side. */
  to: (ids: readonly string[]) => string;
}

export function useChoice(to: Choice['to']): Choice {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    full: ids.length >= mostCompared,
    toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    clear: () => setIds([]),
    to,
  };
}
