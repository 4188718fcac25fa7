// The reader's notifications: fetched by pages, updated by the socket, with optimistic updates of own changes.
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationRecord, ResourceType } from '@wattpact/domain/notifications/notification';
import { notificationApi } from '@wattpact/domain/notifications/notification-api';
import { useEffect, useState } from 'react';
import { ApiError, call } from '../../platform/api/call.ts';
import {
  onConnected,
  onNotification,
  onNotificationsChanged,
  useHasConnected,
} from '../../platform/realtime/realtime.ts';
import { useSocketLoss } from '../../platform/realtime/socket-loss.ts';
import { whenVisible } from '../../platform/realtime/when-visible.ts';
import { refreshMatching } from './matching-data.ts';
import { keepNews } from './notification-news.ts';
import { asRead, itemsOf, type NotificationList, without } from './notification-store.ts';
import { onceEach } from './once-each.ts';
import { limit, ownChanges } from './own-changes.ts';
import { useApprovalToast } from './use-approval-toast.ts';

const queryKey = [notificationApi.list.path, 'by page'];

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

/** First fetched once the page is connected, so that one call misses nothing; without a connection after some seconds. */
function useMayFetch(): boolean {
  const hasConnected = useHasConnected();
  const isLost = useSocketLoss();
  return hasConnected || isLost;
}

/** A connection clears the list, but the badge keeps its number until the answer arrives. */
function useUnreadCount(list: NotificationList | undefined): number {
  const [last, setLast] = useState(0);
  const unread = list?.pages[0]?.unreadCount ?? last;
  if (unread !== last) setLast(unread);
  return unread;
}

export function useNotifications() {
  const query = useInfiniteQuery({ ...options, enabled: useMayFetch() });
  const list = query.data as NotificationList | undefined;
  const unreadCount = useUnreadCount(list);
  return {
    items: list ? itemsOf(list) : undefined,
    /** Includes those not fetched yet. */
    total: list?.pages[0]?.total ?? 0,
    unreadCount,
    failed: query.isLoadingError,
    retry: query.refetch,
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
  };
}

const own = ownChanges(queryKey);

/**
 * For the one component that is always mounted. Each connection clears and refetches the list, except the first, with
 * which it is fetched for the first time; new ones come first.
 */
export function useNotificationNews(): void {
  const client = useQueryClient();
  const tell = useApprovalToast();
  useEffect(() => {
    const buffer = keepNews(client, queryKey);
    const stopConnected = onConnected(() => void client.resetQueries({ queryKey }));
    const stopNews = onNotification<NotificationRecord>((news) => {
      buffer.arrive(news);
      void refreshMatching(client, news.title.data.resourceType);
      tell(news);
    });
    const stopChanged = onNotificationsChanged(() => own.refetch(client));
    return () => {
      stopConnected();
      stopNews();
      stopChanged();
      buffer.stop();
    };
  }, [client, tell]);
}

/** Deleted on another page meanwhile: that is success. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

export function useNotificationActs() {
  const client = useQueryClient();
  return {
    markRead: (...notificationIds: string[]) =>
      own.optimistic(
        client,
        (list) => asRead(list, notificationIds),
        () => call(notificationApi.read, { body: { notificationIds } }),
      ),
    markAllRead: () =>
      own.optimistic(
        client,
        (list) => asRead(list, 'all'),
        () => call(notificationApi.read, { body: { all: true } }),
      ),
    remove: (id: string) =>
      own.optimistic(
        client,
        (list) => without(list, id),
        () => call(notificationApi.remove, { params: { id } }).catch(unlessGone),
      ),
  };
}

const inThread: readonly ResourceType[] = ['message', 'contract_template'];

/**
 * Marks notifications of a negotiation's messages and versions as read once these are seen on the page. A refused one is
 * retried when the page becomes visible or connects again.
 */
export function useReadHere(negotiationId: string, isShown: boolean): void {
  const { items = [] } = useNotifications();
  const { markRead } = useNotificationActs();
  const [marks] = useState(() => onceEach((ids) => void markRead(...ids)));
  const waiting = items
    .filter(({ isRead, title: { data } }) => !isRead && inThread.includes(data.resourceType))
    .filter(({ title: { data } }) => data.resourceId === negotiationId)
    .map(({ id }) => id);
  useEffect(() => onConnected(marks.again), [marks]);
  useEffect(() => whenVisible(marks.again), [marks]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids, not the list, which is a new array on each render
  useEffect(() => {
    marks.wait([]);
    return isShown ? whenVisible(() => marks.wait(waiting)) : undefined;
  }, [waiting.join(), isShown, marks]);
}
