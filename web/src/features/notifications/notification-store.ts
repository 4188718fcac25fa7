// The state of the notifications and its pure changes: arrivals, read marks and removals. The page shows the result at once,
// before the server answers.
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';

export interface NotificationPage {
  items: NotificationRecord[];
  total: number;
  unreadCount: number;
}

export interface NotificationList {
  pages: NotificationPage[];
  pageParams: unknown[];
}

const known = ({ pages }: NotificationList, id: string) =>
  pages.flatMap(({ items }) => items).find((item) => item.id === id);

const mapItems = (
  list: NotificationList,
  change: (items: NotificationRecord[]) => NotificationRecord[],
  counts: { total?: number; unread?: number } = {},
): NotificationList => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    items: change(page.items),
    total: Math.max(0, page.total + (counts.total ?? 0)),
    unreadCount: Math.max(0, page.unreadCount + (counts.unread ?? 0)),
  })),
});

/** In the server's order: notifications of one action may arrive in another order. */
function placed(items: NotificationRecord[], news: NotificationRecord): NotificationRecord[] {
  const later = items.findIndex(({ createdAt, id }) =>
    createdAt === news.createdAt ? id < news.id : createdAt < news.createdAt,
  );
  return items.toSpliced(later === -1 ? items.length : later, 0, news);
}

/** Puts it first in the list; a known one (a further message in the same thread) moves there. */
export function withNews(list: NotificationList, news: NotificationRecord): NotificationList {
  const before = known(list, news.id);
  const unread = (news.isRead ? 0 : 1) - (before && !before.isRead ? 1 : 0);
  const without = mapItems(list, (items) => items.filter(({ id }) => id !== news.id), {
    total: before ? 0 : 1,
    unread,
  });
  return {
    ...without,
    pages: without.pages.map((page, index) => (index === 0 ? { ...page, items: placed(page.items, news) } : page)),
  };
}

/** Notifications that arrived during the fetch, and that the answer lacks or has in an older form. */
export function withLater(list: NotificationList, news: NotificationRecord): NotificationList {
  const fetched = known(list, news.id);
  return fetched && fetched.createdAt >= news.createdAt ? list : withNews(list, news);
}

export function asRead(list: NotificationList, ids: readonly string[] | 'all'): NotificationList {
  const meant = (item: NotificationRecord) => !item.isRead && (ids === 'all' || ids.includes(item.id));
  const count = list.pages.flatMap(({ items }) => items).filter(meant).length;
  const marked = mapItems(list, (items) => items.map((item) => (meant(item) ? { ...item, isRead: true } : item)), {
    unread: -count,
  });
  return ids === 'all' ? { ...marked, pages: marked.pages.map((page) => ({ ...page, unreadCount: 0 })) } : marked;
}

export function without(list: NotificationList, id: string): NotificationList {
  const gone = known(list, id);
  if (!gone) return list;
  return mapItems(list, (items) => items.filter((item) => item.id !== id), {
    total: -1,
    unread: gone.isRead ? 0 : -1,
  });
}

/** Pages that shifted while they were fetched may contain one twice: the first counts. */
export function itemsOf({ pages }: NotificationList): NotificationRecord[] {
  const seen = new Set<string>();
  return pages.flatMap(({ items }) =>
    items.filter(({ id }) => {
      if (seen.has(id)) return false;
      seen.add(id);
      return true;
    }),
  );
}
