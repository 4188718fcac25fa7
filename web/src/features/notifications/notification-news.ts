// News that arrive by the socket while the list is on its way: the answer may be older than they are, and takes their place.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import { type NotificationList, withLater, withNews } from './notification-store.ts';

/** Puts news into the list that is there, and once more into the one that is being fetched. */
export function keepNews(client: QueryClient, queryKey: QueryKey) {
  const cache = client.getQueryCache();
  let meanwhile: NotificationRecord[] = [];
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.query !== cache.find({ queryKey })) return;
    const { action } = event;
    // What a call that only begins now is answered knows of all that has arrived.
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
