// The records of a list that are chosen for comparison. The choice outlives filters and pages; the address keeps it, so that
// it is still there after a look at one of them, and comes back from the comparison.
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { idsIn, mostCompared } from './chosen-ids.ts';

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
  const router = useRouter();
  // The address follows a moment later.
  const [ids, setIds] = useState<readonly string[]>(() => idsIn(search.chosen));
  const choose = (next: readonly string[]) => {
    setIds(next);
    void router.navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({ ...now, chosen: next.join(',') || undefined }),
      replace: true,
      resetScroll: false,
    } as never);
  };
  return {
    ids,
    full: ids.length >= mostCompared,
    toggle: (id) => choose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    clear: () => choose([]),
    to,
  };
}
