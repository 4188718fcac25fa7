// The loaded part of a thread: from some message to the newest, without a gap. An answer is joined to the state at the time
// it arrives, never to the state at the time of the request.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { ReadNews, SentNews } from '@wattpact/domain/negotiations/negotiation-news';

/** Oldest first. `hasMore`: the server has older ones. */
export interface ThreadPage {
  items: MessageRecord[];
  hasMore: boolean;
}

/**
 * Inserts a message in its order unless it is already there; a message of the other side may have arrived first. One that
 * is older than the loaded ones comes with the older ones, because what is between them is not loaded either.
 */
export function withMessage(known: ThreadPage, message: MessageRecord): ThreadPage {
  const { items, hasMore } = known;
  const isOlder = hasMore && message.id < (items[0]?.id ?? '');
  if (isOlder || items.some(({ id }) => id === message.id)) return known;
  return { items: [...items, message].sort((a, b) => (a.id < b.id ? -1 : 1)), hasMore };
}

/** The message's predecessor is loaded, or it is the first one: nothing is missing between. */
export const continues = ({ items, hasMore }: ThreadPage, { message, after }: SentNews): boolean =>
  after === null ? !hasMore : items.some(({ id }) => id === after || id === message.id);

/** Marks messages as read by one person; an earlier mark keeps its time. */
export function withMark(known: ThreadPage, { userId, upTo, readAt }: ReadNews): ThreadPage {
  const isMarked = ({ id, senderId, readBy }: MessageRecord) =>
    id > upTo || senderId === userId || readBy.some((mark) => mark.userId === userId);
  const items = known.items.map((message) =>
    isMarked(message) ? message : { ...message, readBy: [...message.readBy, { userId, readAt }] },
  );
  return { ...known, items };
}

/** Adds the page that ends before a message; ignored if the thread now begins with another one. */
export function withOlder(known: ThreadPage, before: string, { items, hasMore }: ThreadPage): ThreadPage {
  return known.items[0]?.id === before ? { items: [...items, ...known.items], hasMore } : known;
}

/**
 * There is no gap between the loaded messages and the fresh page.
 * @param completeTo the last loaded message before which none is missing; an own message may be later than missing ones
 */
export const reachesDown = (
  { items: known }: ThreadPage,
  { items: [first], hasMore }: ThreadPage,
  completeTo = known.at(-1)?.id ?? '',
): boolean => !hasMore || known.some(({ id }) => id === first?.id && id <= completeTo);

/**
 * A fresh page that does not overlap the loaded messages replaces them, so that no gap is hidden. Messages newer than the
 * page arrived during the request and are kept.
 */
export function withNewest(known: ThreadPage, fresh: ThreadPage, completeTo?: string): ThreadPage {
  const [start, end] = [fresh.items[0]?.id ?? '', fresh.items.at(-1)?.id ?? ''];
  const newer = known.items.filter(({ id }) => id > end);
  if (!reachesDown(known, fresh, completeTo)) return { items: [...fresh.items, ...newer], hasMore: fresh.hasMore };
  const kept = known.items.filter(({ id }) => id < start);
  return { items: [...kept, ...fresh.items, ...newer], hasMore: kept.length > 0 ? known.hasMore : fresh.hasMore };
}
