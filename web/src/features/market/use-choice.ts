// The records of a list that are chosen for comparison; the choice outlives filters and pages, and comes back from there.
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { idsIn, mostCompared } from './compare/chosen-ids.ts';

export interface Choice {
  ids: readonly string[];
  full: boolean;
  toggle: (id: string) => void;
  clear: () => void;
  /** Where they stand side by side. */
  to: (ids: readonly string[]) => string;
}

export function useChoice(to: Choice['to']): Choice {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const [ids, setIds] = useState<readonly string[]>(() => idsIn(search.chosen));
  return {
    ids,
    full: ids.length >= mostCompared,
    toggle: (id) => setIds((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
    clear: () => setIds([]),
    to,
  };
}
