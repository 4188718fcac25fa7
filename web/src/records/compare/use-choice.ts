// The records of a list that are selected for comparison. The selection survives filters and paging; the address holds it,
// so that it survives opening a record or the comparison and going back.
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Boxes } from '../selection/row-boxes.tsx';
import { idsIn, mostCompared } from './chosen-ids.ts';

export interface Choice extends Boxes {
  clear: () => void;
  /** The address of the comparison. */
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
