// Notifications that arrive while the list is being fetched, in the order of a real query.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import { afterEach, expect, test, vi } from 'vitest';
import { keepNews } from './notification-news.ts';
import { itemsOf, type NotificationList, type NotificationPage } from './notification-store.ts';

const one = (id: string, minute = 0, isRead = false): NotificationRecord => ({
  id,
  isRead,
  createdAt: `2026-11-20T10:${String(minute).padStart(2, '0')}:00.000Z`,
  message: '',
  title: {
    translationKey: 'message.new_message',
    data: {
      resourceType: 'message',
      resourceId: 'n',
      resourceName: 'Charneca',
      status: 'new',
      resourceEntity: null,
      entityType: null,
    },
  },
});

const queryKey = ['notifications'];
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A list whose calls the test answers. */
function heldList() {
  const client = new QueryClient();
  const calls: ((page: NotificationPage) => void)[] = [];
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    initialPageParam: 1,
    queryFn: () => new Promise<NotificationPage>((resolve) => calls.push(resolve)),
    getNextPageParam: () => undefined,
  });
  const news = keepNews(client, queryKey);
  stops.push(
    observer.subscribe(() => {}),
    news.stop,
    () => client.clear(),
  );
  const list = () => client.getQueryData<NotificationList>(queryKey);
  const shown = () => {
    const known = list();
    return known && { ids: itemsOf(known).map(({ id }) => id), unread: known.pages[0]?.unreadCount };
  };
  async function answer(...items: NotificationRecord[]) {
    await expect.poll(() => calls).toHaveLength(1);
    const page = { items, total: items.length, unreadCount: items.filter(({ isRead }) => !isRead).length };
    calls.shift()?.(page);
    await vi.waitFor(() => expect(client.isFetching({ queryKey })).toBe(0), 20_000);
  }
  return { client, news, answer, shown, list };
}

test('[NOT-38] [NOT-39] news that arrive before an older answer stand first in it', async () => {
  const { client, news, answer, shown } = heldList();
  await answer(one('a'));
  void client.resetQueries({ queryKey });
  news.arrive(one('b', 1));
  expect(shown()).toBeUndefined();
  await answer(one('a'));
  expect(shown()).toEqual({ ids: ['b', 'a'], unread: 2 });
  // The same while the list is loaded: shown at once, and still there after the fetch.
  void client.refetchQueries({ queryKey });
  news.arrive(one('c', 2));
  expect(shown()).toEqual({ ids: ['c', 'b', 'a'], unread: 3 });
  await answer(one('b', 1), one('a'));
  expect(shown()).toEqual({ ids: ['c', 'b', 'a'], unread: 3 });
});

test('[NOT-39] what the answer knows already is not there twice, and as new as it was told last', async () => {
  const { client, news, answer, shown, list } = heldList();
  await answer(one('a'), one('b'));
  void client.refetchQueries({ queryKey });
  news.arrive(one('a', 1));
  news.arrive(one('b', 2));
  await answer(one('b', 2, true), one('a'));
  expect(shown()).toEqual({ ids: ['b', 'a'], unread: 1 });
  expect(list()?.pages[0]?.items.map(({ createdAt }) => createdAt.slice(14, 16))).toEqual(['02', '01']);
});

test('a later answer decides alone: what was removed since does not come back', async () => {
  const { client, news, answer, shown } = heldList();
  await answer();
  void client.refetchQueries({ queryKey });
  news.arrive(one('a'));
  await answer();
  expect(shown()).toEqual({ ids: ['a'], unread: 1 });
  void client.refetchQueries({ queryKey });
  await answer();
  expect(shown()).toEqual({ ids: [], unread: 0 });
});
