// The loaded part of a thread: from some message to the newest, without a gap. What arrives is joined to what is there at
// that moment, never to what was there when it was asked for.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { ReadNews, SentNews } from '@wattpact/domain/negotiations/negotiation-news';

/** Oldest first. `hasMore`: there are older ones than the first. */
export interface ThreadPage {
  items: MessageRecord[];
  hasMore: boolean;
}

/** A message in its place among the newest, if it is not there: one of the other side may have overtaken it. */
export function withMessage(known: ThreadPage, message: MessageRecord): ThreadPage {
  const { items, hasMore } = known;
  if (items.some(({ id }) => id === message.id)) return known;
  return { items: [...items, message].sort((a, b) => (a.id < b.id ? -1 : 1)), hasMore };
}

/** The message before it is there, or it is the first: nothing is missing between. */
export const continues = ({ items, hasMore }: ThreadPage, { message, after }: SentNews): boolean =>
  after === null ? !hasMore : items.some(({ id }) => id === after || id === message.id);

/** That somebody has read up to a message; what he had read before keeps its time. */
export function withMark(known: ThreadPage, { userId, upTo, readAt }: ReadNews): ThreadPage {
  const isMarked = ({ id, senderId, readBy }: MessageRecord) =>
    id > upTo || senderId === userId || readBy.some((mark) => mark.userId === userId);
  const items = known.items.map((message) =>
    isMarked(message) ? message : { ...message, readBy: [...message.readBy, { userId, readAt }] },
  );
  return { ...known, items };
}

/** The page that ends before a message; of no use once the thread begins elsewhere. */
export function withOlder(known: ThreadPage, before: string, { items, hasMore }: ThreadPage): ThreadPage {
  return known.items[0]?.id === before ? { items: [...items, ...known.items], hasMore } : known;
}

/** Nothing lies between what is known and the fresh page. */
export const reachesDown = ({ items: known }: ThreadPage, { items: [first], hasMore }: ThreadPage): boolean =>
  !hasMore || known.some(({ id }) => id === first?.id);

/**
 * Where the fresh page does not reach down to what is known, it takes the place of everything older: no gap stays unseen.
 * What is newer than the page has arrived while it was on its way.
 */
export function withNewest(known: ThreadPage, fresh: ThreadPage): ThreadPage {
  const [start, end] = [fresh.items[0]?.id ?? '', fresh.items.at(-1)?.id ?? ''];
  const newer = known.items.filter(({ id }) => id > end);
  if (!reachesDown(known, fresh)) return { items: [...fresh.items, ...newer], hasMore: fresh.hasMore };
  const kept = known.items.filter(({ id }) => id < start);
  return { items: [...kept, ...fresh.items, ...newer], hasMore: kept.length > 0 ? known.hasMore : fresh.hasMore };
}
