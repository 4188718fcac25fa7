// The messages of an open negotiation: the newest page first, older ones on demand, fresh whenever something changes.
import { useDebouncedCallback } from '@mantine/hooks';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import {
  type MessageRecord,
  type NegotiationRecord,
  type NegotiationRow,
  negotiationApi,
} from 'domain/negotiations/negotiation-api';
import { taskApi } from 'domain/tasks/task-api';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '../../platform/call.ts';
import { apiQuery } from '../../platform/query.ts';
import { onConnected, onNegotiationChanged } from '../../platform/realtime.ts';
import { useSession } from '../../platform/session.ts';
import { useReadHere } from '../notifications/use-notifications.ts';
import { hasOlder, messagesOf, reachesDown, type ThreadPages, withMessage, withNewest } from './thread-pages.ts';
import { firstUnreadOf } from './thread-rows.ts';

const pageSize = 50;
/** What has just happened is among the newest few. */
const fewest = 10;
/** Of older messages only the marks of who has read them change: they may wait until nothing happens any more. */
const quietMs = 5000;
/** Not below the path of the API: what refreshes negotiations must not fetch every loaded page again. */
const threadKey = (id: string) => ['thread', id];

export const negotiationQuery = (id: string) => apiQuery(negotiationApi.get, { params: { id } });

const pageBefore = (id: string, before?: string, signal?: AbortSignal) =>
  call(negotiationApi.messages, { params: { id }, query: { limit: pageSize, ...(before && { before }) }, signal });
const newest = (id: string, limit: number) => call(negotiationApi.messages, { params: { id }, query: { limit } });

/** Lists and the records of negotiations, in every variant. */
export function useRefreshNegotiations(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () =>
      client.invalidateQueries({
        predicate: ({ queryKey: [path] }) => path === negotiationApi.list.path || path === negotiationApi.get.path,
      }),
    [client],
  );
}

/** For the page of negotiations: whatever changes in one of them is fetched, and what was missed without connection. */
export function useNegotiationNews(): void {
  const refresh = useRefreshNegotiations();
  useEffect(() => {
    const changed = onNegotiationChanged(() => void refresh());
    const connected = onConnected(() => void refresh());
    return () => {
      changed();
      connected();
    };
  }, [refresh]);
}

/** Nothing is unread any more: said at once, the server's news of it brings the rest. */
function useForgetUnread(): (id: string) => void {
  const client = useQueryClient();
  return useCallback(
    (id) => {
      client.setQueryData(negotiationQuery(id).queryKey, (known) => known && { ...known, unreadCount: 0 });
      void client.invalidateQueries({ queryKey: [taskApi.list.path] });
      client.setQueriesData<{ pages: { items: NegotiationRow[] }[] }>(
        { queryKey: [negotiationApi.list.path, 'pages'] },
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.map((row) => (row.id === id ? { ...row, unreadCount: 0 } : row)),
            })),
          },
      );
    },
    [client],
  );
}

const pauses = [1000, 3000, 10_000];

/** A message of which the socket told must not stay unseen because one call failed. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await ask();
    } catch {
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}

interface Freshen {
  /** The newest few at once, the page when nothing more has happened for a while. */
  soon: () => void;
  all: () => void;
}

/** Joins the newest messages to those that are there; asked while it fetches, it fetches once more afterwards. */
function useFreshen(id: string): Freshen {
  const client = useQueryClient();
  const wanted = useRef(0);
  const isBusy = useRef(false);
  const ask = useCallback(
    async (limit: number) => {
      wanted.current = Math.max(wanted.current, limit);
      if (isBusy.current) return;
      isBusy.current = true;
      while (wanted.current > 0) {
        const asked = wanted.current;
        wanted.current = 0;
        const fresh = await patiently(() => newest(id, asked));
        const known = client.getQueryData<ThreadPages>(threadKey(id));
        if (!fresh || !known) continue;
        if (asked < pageSize && !reachesDown(known, fresh)) wanted.current = pageSize;
        else client.setQueryData<ThreadPages>(threadKey(id), withNewest(known, fresh));
      }
      isBusy.current = false;
    },
    [client, id],
  );
  const whenQuiet = useDebouncedCallback(() => void ask(pageSize), quietMs);
  const soon = useCallback(() => {
    void ask(fewest);
    whenQuiet();
  }, [ask, whenQuiet]);
  const all = useCallback(() => void ask(pageSize), [ask]);
  return useMemo(() => ({ soon, all }), [soon, all]);
}

/** Everything is read as soon as it is on a page that somebody looks at. */
function useReading({ id, unreadCount }: NegotiationRecord, isShown: boolean): void {
  const forget = useForgetUnread();
  const busy = useRef(false);
  useEffect(() => {
    const read = () => {
      if (unreadCount === 0 || !isShown || busy.current || document.visibilityState !== 'visible') return;
      busy.current = true;
      call(negotiationApi.read, { params: { id }, body: {} })
        .then(() => forget(id))
        .catch((error: unknown) => console.warn('Not marked as read', error))
        .finally(() => {
          busy.current = false;
        });
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [id, unreadCount, isShown, forget]);
}

export interface Thread {
  /** Oldest first; undefined until they are there. */
  messages: MessageRecord[] | undefined;
  failed: boolean;
  retry: () => void;
  hasOlder: boolean;
  loadingOlder: boolean;
  loadOlder: () => void;
  unread: { firstKey: string | undefined; count: number };
  /** A message that has just been sent. */
  add: (message: MessageRecord) => void;
}

/** @param isFresh the record's count of unread messages is not an earlier visit's */
export function useThread(record: NegotiationRecord, isFresh: boolean): Thread {
  const { id } = record;
  const client = useQueryClient();
  const user = useSession();
  const refresh = useRefreshNegotiations();
  const freshen = useFreshen(id);
  const query = useInfiniteQuery({
    queryKey: threadKey(id),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => pageBefore(id, pageParam, signal),
    getNextPageParam: ({ items, hasMore }) => (hasMore ? items[0]?.id : undefined),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const pages = query.data as ThreadPages | undefined;
  const messages = pages && messagesOf(pages);
  useEffect(() => {
    const changed = onNegotiationChanged(({ negotiationId }) => {
      if (negotiationId === id) freshen.soon();
    });
    // What happened while the connection was away is fetched.
    const connected = onConnected(freshen.all);
    return () => {
      changed();
      connected();
    };
  }, [id, freshen]);
  useReading(record, messages !== undefined);
  useReadHere(id, messages !== undefined);
  const unread = useUnreadLine(isFresh ? messages : undefined, record.unreadCount, user.id);
  return {
    messages,
    failed: query.isError && !pages,
    retry: () => void query.refetch(),
    hasOlder: pages ? hasOlder(pages) : false,
    loadingOlder: query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
    unread,
    add: (message) => {
      client.setQueryData<ThreadPages>(threadKey(id), (known) => known && withMessage(known, message));
      void refresh();
    },
  };
}

/** The line stays where it stood when the thread was opened. */
function useUnreadLine(messages: MessageRecord[] | undefined, count: number, readerId: string): Thread['unread'] {
  const [line, setLine] = useState<Thread['unread']>();
  useEffect(() => {
    if (messages && !line) setLine({ firstKey: firstUnreadOf(messages, count, readerId), count });
  }, [messages, line, count, readerId]);
  return line ?? { firstKey: undefined, count: 0 };
}
