// The loaded part of a thread: from some message to the newest, without a gap. What arrives is joined to what is there at
// that moment, never to what was there when it was asked for.
import type { MessageRecord } from 'domain/negotiations/negotiation-api';

/** Oldest first. `hasMore`: there are older ones than the first. */
export interface ThreadPage {
  items: MessageRecord[];
  hasMore: boolean;
}

/** A message in its place among the newest: one of the other side may have overtaken it. */
export function withMessage({ items, hasMore }: ThreadPage, message: MessageRecord): ThreadPage {
  const others = items.filter(({ id }) => id !== message.id);
  return { items: [...others, message].sort((a, b) => (a.id < b.id ? -1 : 1)), hasMore };
}

/** The page that ends before a message; of no use once the thread begins elsewhere. */
export function withOlder(known: ThreadPage, before: string, { items, hasMore }: ThreadPage): ThreadPage {
  return known.items[0]?.id === before ? { items: [...items, ...known.items], hasMore } : known;
}

/** Nothing lies between what is known and the fresh page. */
export const reachesDown = ({ items: known }: ThreadPage, { items: [first], hasMore }: ThreadPage): boolean =>
  !hasMore || known.some(({ id }) => id === first?.id);

/** Where the fresh page does not reach down to what is known, it takes the place of everything: no gap stays unseen. */
export function withNewest(known: ThreadPage, fresh: ThreadPage): ThreadPage {
  const start = fresh.items[0]?.id;
  if (start === undefined || !reachesDown(known, fresh)) return fresh;
  const kept = known.items.filter(({ id }) => id < start);
  return { items: [...kept, ...fresh.items], hasMore: kept.length > 0 ? known.hasMore : fresh.hasMore };
}
