// The records of a list that are selected for comparison. The selection survives filters and paging; the address holds it,
// so that it survives opening a record or the comparison and going back.
import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import type { Boxes } from '../selection/row-boxes.tsx';
import { toggled } from '../selection/use-selection.ts';
import { idsIn, mostCompared } from './chosen-ids.ts';

export interface Choice extends Boxes {
  clear: () => void;
  /** The address of the comparison. */
  to: (ids: readonly string[]) => string;
}

export function useChoice(to: Choice['to']): Choice {
  const router = useRouter();
  const [ids, setIds] = useState(() => idsIn((router.latestLocation.search as Record<string, unknown>).chosen));
  // The address follows a moment later.
  const latest = useRef(ids);
  const choose = useCallback(
    (next: string[]) => {
      latest.current = next;
      setIds(next);
      void router.navigate({
        to: '.',
        search: (now: Record<string, unknown>) => ({ ...now, chosen: next.join(',') || undefined }),
        replace: true,
        resetScroll: false,
      } as never);
    },
    [router],
  );
  const toggle = useCallback((id: string) => choose(toggled(latest.current, id)), [choose]);
  return { ids, full: ids.length >= mostCompared, toggle, clear: () => choose([]), to };
}
