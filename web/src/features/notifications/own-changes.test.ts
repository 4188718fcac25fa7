// The reader's actions while the list is being fetched, in the order of a real query.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ownChanges } from './own-changes.ts';

test('what is being fetched when an act begins is fetched once the act is done', async () => {
  const client = new QueryClient();
  const queryKey = ['notifications'];
  let answers = 0;
  const answer = { items: [], total: 0, unreadCount: 0 };
  const queryFn = vi.fn((): Promise<typeof answer & { state: number }> => {
    answers += 1;
    const state = answers;
    // The second page is still being fetched when the action begins.
    return answers === 2 ? new Promise(() => {}) : Promise.resolve({ ...answer, state });
  });
  const options = { queryKey, initialPageParam: 1, queryFn, getNextPageParam: () => undefined };
  const stop = new InfiniteQueryObserver(client, options).subscribe(() => {});
  const states = () => client.getQueryData<{ pages: { state: number }[] }>(queryKey)?.pages.map(({ state }) => state);
  await vi.waitFor(() => expect(states()).toEqual([1]), 20_000);
  const own = ownChanges(queryKey);
  own.refetch(client);
  await expect.poll(() => queryFn).toHaveBeenCalledTimes(2);
  await own.optimistic(
    client,
    (list) => list,
    () => Promise.resolve(),
  );
  expect(states()).toEqual([3]);
  // After an undisturbed action nothing has to be fetched.
  await own.optimistic(
    client,
    (list) => list,
    () => Promise.resolve(),
  );
  expect(queryFn).toHaveBeenCalledTimes(3);
  stop();
  client.clear();
});
