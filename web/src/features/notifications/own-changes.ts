// The reader's own changes of the list: shown at once, set back when refused; and fetching anew once none is under way.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { itemsOf, type NotificationList } from './notification-store.ts';

export const limit = 20;

/** What was removed has moved up those that follow: the pages that are loaded are short of them, and the next would skip some. */
const isShort = (list: NotificationList | undefined) =>
  list !== undefined && itemsOf(list).length < Math.min(list.pages.length * limit, list.pages[0]?.total ?? 0);

export function ownChanges(queryKey: QueryKey) {
  /** Acts under way: what is fetched meanwhile may not know of them. */
  let underWay = 0;
  /** To be fetched as soon as none is under way. */
  let isStale = false;

  async function freshen(client: QueryClient): Promise<void> {
    if (!isStale || underWay > 0) return;
    isStale = false;
    await client.invalidateQueries({ queryKey });
  }

  /**
   * Shows the change first; a refusal brings back what was there. Failures are only logged: a list that cannot be fetched
   * says so besides, with a button that tries again.
   * @returns whether it was done
   */
  async function optimistic(
    client: QueryClient,
    change: (list: NotificationList) => NotificationList,
    send: () => Promise<unknown>,
  ): Promise<boolean> {
    // What is being fetched is cut off here: whatever asked for it still wants it.
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
