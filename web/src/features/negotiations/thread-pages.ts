// The loaded part of a thread: pages from the newest back. A fresh newest page is joined to what is there.
import type { MessageRecord } from 'domain/negotiations/negotiation-api';

export interface ThreadPage {
  items: MessageRecord[];
  hasMore: boolean;
}

/** The first page is the newest. */
export interface ThreadPages {
  pages: ThreadPage[];
  pageParams: (string | undefined)[];
}

export const messagesOf = ({ pages }: ThreadPages): MessageRecord[] => pages.toReversed().flatMap(({ items }) => items);

export const hasOlder = ({ pages }: ThreadPages): boolean => pages.at(-1)?.hasMore ?? false;

/** Where the fresh page does not reach down to what is known, it takes the place of everything: no gap stays unseen. */
export function withNewest(known: ThreadPages, fresh: ThreadPage): ThreadPages {
  const [newest, ...older] = known.pages;
  const start = fresh.items[0]?.id;
  const overlaps = !fresh.hasMore || newest?.items.some(({ id }) => id === start);
  if (!newest || start === undefined || !overlaps) return { pages: [fresh], pageParams: [undefined] };
  const kept = newest.items.filter(({ id }) => id < start);
  return { ...known, pages: [{ items: [...kept, ...fresh.items], hasMore: newest.hasMore }, ...older] };
}
