// Optimistic updates of the list: shown at once, rolled back on refusal; refetching waits until none is running.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { itemsOf, type NotificationList } from './notification-store.ts';

export const limit = 20;

/** A removal shifts the following pages: the loaded ones are too short, and the next page would skip some. */
const isShort = (list: NotificationList | undefined) =>
  list !== undefined && itemsOf(list).length < Math.min(list.pages.length * limit, list.pages[0]?.total ?? 0);

export function ownChanges(queryKey: QueryKey) {
  /** Running actions: an answer fetched meanwhile may not include them. */
  let underWay = 0;
  /** To be refetched as soon as none is running. */
  let isStale = false;

  async function freshen(client: QueryClient): Promise<void> {
    if (!isStale || underWay > 0) return;
    isStale = false;
    await client.invalidateQueries({ queryKey });
  }

  /**
   * Shows the change first and rolls it back on refusal. Failures are only logged, because a list that cannot be fetched
   * shows its own error with a retry button.
   * @returns whether it succeeded
   */
  async function optimistic(
    client: QueryClient,
    change: (list: NotificationList) => NotificationList,
    send: () => Promise<unknown>,
  ): Promise<boolean> {
    // Running fetches are cancelled here, and repeated afterwards.
    isStale ||= client.isFetching({ queryKey }) > 0;
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

  return {
    optimistic,
    /** Changed elsewhere. */
    refetch(client: QueryClient): void {
      isStale = true;
      void freshen(client);
    },
  };
}
