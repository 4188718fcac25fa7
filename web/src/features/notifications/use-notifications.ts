// The reader's notifications: fetched by pages, kept fresh by the socket, changed at once and set back when refused.
import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationRecord } from 'domain/notifications/notification';
import { notificationApi } from 'domain/notifications/notification-api';
import { useEffect } from 'react';
import { call } from '../../platform/call.ts';
import { onConnected, onNotification } from '../../platform/realtime.ts';
import { whenVisible } from '../../platform/when-visible.ts';
import { refreshMatching } from './matching-data.ts';
import { asRead, itemsOf, type NotificationList, withNews, without } from './notification-store.ts';

const queryKey = [notificationApi.list.path, 'by page'];
const limit = 20;

const options = {
  queryKey,
  initialPageParam: 1,
  queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
    call(notificationApi.list, { query: { page: pageParam, limit }, signal }),
  getNextPageParam: ({ page, total }: { page: number; total: number }) => (page * limit < total ? page + 1 : undefined),
};

export function useNotifications() {
  const query = useInfiniteQuery(options);
  const list = query.data as NotificationList | undefined;
  return {
    items: list ? itemsOf(list) : undefined,
    unreadCount: list?.pages[0]?.unreadCount ?? 0,
    failed: query.isError,
    retry: query.refetch,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}

/** For the one place that is always there. With each connection the list is cleared and fetched; news come first. */
export function useNotificationNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    const stopConnected = onConnected(() => void client.resetQueries({ queryKey }));
    const stopNews = onNotification<NotificationRecord>((news) => {
      client.setQueryData<NotificationList>(queryKey, (list) => list && withNews(list, news));
      void refreshMatching(client, news.title.data.resourceType);
    });
    return () => {
      stopConnected();
      stopNews();
    };
  }, [client]);
}

/** Shows the change first; a refusal brings back what was there. Failures are only logged. */
async function optimistic(
  client: QueryClient,
  change: (list: NotificationList) => NotificationList,
  send: () => Promise<unknown>,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<NotificationList>(queryKey);
  client.setQueryData<NotificationList>(queryKey, (list) => list && change(list));
  try {
    await send();
  } catch (error) {
    console.warn('The notification was not changed', error);
    client.setQueryData(queryKey, before);
    await client.invalidateQueries({ queryKey });
  }
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
        () => call(notificationApi.remove, { params: { id } }),
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
