// Notifications that arrive by the socket while the list is being fetched: its answer may be older and would remove them.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import { type NotificationList, withLater, withNews } from './notification-store.ts';

/** Adds a notification to the cached list, and again to the answer of a running fetch. */
export function keepNews(client: QueryClient, queryKey: QueryKey) {
  const cache = client.getQueryCache();
  let meanwhile: NotificationRecord[] = [];
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.query !== cache.find({ queryKey })) return;
    const { action } = event;
    // A request that starts now will include everything that has arrived.
    if (action.type === 'fetch') meanwhile = [];
    if (action.type !== 'success' || action.manual || meanwhile.length === 0) return;
    const missed = meanwhile;
    meanwhile = [];
    client.setQueryData<NotificationList>(queryKey, (list) => list && missed.reduce(withLater, list));
  });
  return {
    arrive(news: NotificationRecord): void {
      if (client.isFetching({ queryKey }) > 0) meanwhile.push(news);
      client.setQueryData<NotificationList>(queryKey, (list) => list && withNews(list, news));
    },
    stop,
  };
}
