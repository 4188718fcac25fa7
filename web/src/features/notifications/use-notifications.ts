// The reader's notifications: fetched by pages, kept fresh by the socket, changed at once and set back when refused.
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationRecord } from 'domain/notifications/notification';
import { notificationApi } from 'domain/notifications/notification-api';
import { useEffect } from 'react';
import { ApiError, call } from '../../platform/call.ts';
import { onConnected, onNotification, onNotificationsChanged } from '../../platform/realtime.ts';
import { whenVisible } from '../../platform/when-visible.ts';
import { refreshMatching } from './matching-data.ts';
import { keepNews } from './notification-news.ts';
import { asRead, itemsOf, type NotificationList, without } from './notification-store.ts';

const queryKey = [notificationApi.list.path, 'by page'];
const limit = 20;

const options = {
  queryKey,
  initialPageParam: 1,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    call(notificationApi.list, { query: { page: pageParam, limit }, signal }).catch((error: unknown) => {
      if (!signal.aborted) console.warn('The notifications were not fetched', error);
      throw error;
    }),
  getNextPageParam: ({ page, total }: { page: number; total: number }) => (page * limit < total ? page + 1 : undefined),
};

export function useNotifications() {
  const query = useInfiniteQuery(options);
  const list = query.data as NotificationList | undefined;
  return {
    items: list ? itemsOf(list) : undefined,
    /** Those not fetched yet included. */
    total: list?.pages[0]?.total ?? 0,
    unreadCount: list?.pages[0]?.unreadCount ?? 0,
    failed: query.isError,
    retry: query.refetch,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}

/** Acts under way: what is fetched meanwhile may not know of them. */
let underWay = 0;
/** To be fetched as soon as none is under way. */
let isStale = false;

async function freshen(client: QueryClient): Promise<void> {
  if (!isStale || underWay > 0) return;
  isStale = false;
  await client.invalidateQueries({ queryKey });
}

/** For the one place that is always there. With each connection the list is cleared and fetched; news come first. */
export function useNotificationNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const kept = keepNews(client, queryKey);
    const stopConnected = onConnected(() => void client.resetQueries({ queryKey }));
    const stopNews = onNotification<NotificationRecord>((news) => {
      kept.arrive(news);
      void refreshMatching(client, news.title.data.resourceType);
    });
    const stopChanged = onNotificationsChanged(() => {
      isStale = true;
      void freshen(client);
    });
    return () => {
      stopConnected();
      stopNews();
      stopChanged();
      kept.stop();
    };
  }, [client]);
}

/** What was removed has moved up those that follow: the pages that are loaded are short of them, and the next would skip some. */
const isShort = (list: NotificationList | undefined) =>
  list !== undefined && itemsOf(list).length < Math.min(list.pages.length * limit, list.pages[0]?.total ?? 0);

/**
 * Shows the change first; a refusal brings back what was there. Failures are only logged: a list that cannot be fetched says
 * so besides, with a button that tries again.
 * @returns whether it was done
 */
async function optimistic(
  client: QueryClient,
  change: (list: NotificationList) => NotificationList,
  send: () => Promise<unknown>,
): Promise<boolean> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<NotificationList>(queryKey);
  client.setQueryData<NotificationList>(queryKey, (list) => list && change(list));
  let isDone = true;
  underWay += 1;
  try {
    await send();
  } catch (error) {
    console.warn('The notification was not changed', error);
    client.setQueryData(queryKey, before);
    isDone = false;
  } finally {
    underWay -= 1;
  }
  isStale ||= !isDone || isShort(client.getQueryData<NotificationList>(queryKey));
  await freshen(client);
  return isDone;
}

/** Deleted on another page meanwhile: done. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

export function useNotificationActs() {
  const client = useQueryClient();
  return {
    markRead: (id: string) =>
      optimistic(
        client,
        (list) => asRead(list, [id]),
        () => call(notificationApi.read, { body: { notificationIds: [id] } }),
      ),
    markAllRead: () =>
      optimistic(
        client,
        (list) => asRead(list, 'all'),
        () => call(notificationApi.read, { body: { all: true } }),
      ),
    remove: (id: string) =>
      optimistic(
        client,
        (list) => without(list, id),
        () => call(notificationApi.remove, { params: { id } }).catch(unlessGone),
      ),
  };
}

/** Messages that are being read where they stand need no notification: marks those of the negotiation once they are seen. */
export function useReadHere(negotiationId: string, isShown: boolean): void {
  const { items } = useNotifications();
  const { markRead } = useNotificationActs();
  const waiting = items?.find(
    ({ isRead, title: { data } }) => !isRead && data.resourceType === 'message' && data.resourceId === negotiationId,
  )?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each notification
  useEffect(() => {
    if (waiting === undefined || !isShown) return undefined;
    return whenVisible(() => void markRead(waiting));
  }, [waiting, isShown]);
}
