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

/** A message in its place among the newest: one of the other side may have overtaken it. */
export function withMessage(
  { pages: [newest, ...older], pageParams }: ThreadPages,
  message: MessageRecord,
): ThreadPages {
  const others = newest?.items.filter(({ id }) => id !== message.id) ?? [];
  const items = [...others, message].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { pages: [{ items, hasMore: newest?.hasMore ?? false }, ...older], pageParams };
}

/** Nothing lies between what is known and the fresh page. */
export const reachesDown = ({ pages: [newest] }: ThreadPages, { items: [first], hasMore }: ThreadPage): boolean =>
  !hasMore || newest?.items.some(({ id }) => id === first?.id) === true;

/** Where the fresh page does not reach down to what is known, it takes the place of everything: no gap stays unseen. */
export function withNewest(known: ThreadPages, fresh: ThreadPage): ThreadPages {
  const [newest, ...older] = known.pages;
  const start = fresh.items[0]?.id;
  if (!newest || start === undefined || !reachesDown(known, fresh)) return { pages: [fresh], pageParams: [undefined] };
  const kept = newest.items.filter(({ id }) => id < start);
  return { ...known, pages: [{ items: [...kept, ...fresh.items], hasMore: newest.hasMore }, ...older] };
}
