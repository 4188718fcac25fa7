// Keeps the newest part of an open thread in step with the server.
import { useDebouncedCallback } from '@mantine/hooks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import type { ReadNews, SentNews } from '@wattpact/domain/negotiations/negotiation-news';
import { useCallback, useMemo, useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { continues, reachesDown, type ThreadPage, withMark, withMessage, withNewest } from './thread-pages.ts';

export const pageSize = 50;
/** A recent change is among the newest few messages. */
const fewest = 10;
/** Older messages change only in their read marks, so they are fetched only after a quiet period. */
const quietMs = 5000;

/** The key is not under the API's path: invalidating negotiations must not refetch threads. */
export const threadQuery = (id: string) => ({
  queryKey: ['thread', id],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ThreadPage> =>
    call(negotiationApi.messages, { params: { id }, query: { limit: pageSize }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Applies the change to the cached page as it is now. */
export const changeThread = (client: QueryClient, id: string, change: (known: ThreadPage) => ThreadPage): void => {
  client.setQueryData<ThreadPage>(threadQuery(id).queryKey, (known) => known && change(known));
};

const pauses = [1000, 3000, 10_000];

/** Retries, because a message announced by the socket must not stay invisible after one failed call. */
async function withRetries<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await ask();
    } catch {
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return undefined;
}

export interface Freshen {
  /** Adds a message from the socket; if earlier ones are missing, the newest few are fetched. */
  take: (sent: SentNews) => void;
  /** Adds a read mark from the socket; if its message is not loaded, the newest few are fetched. */
  mark: (read: ReadNews) => void;
  /** Fetches the newest few at once, and the whole page after a quiet period. */
  soon: () => void;
  all: () => void;
}

/** A request during a fetch causes one more fetch afterwards. */
export function useFreshen(id: string): Freshen {
  const client = useQueryClient();
  const requested = useRef(0);
  const isBusy = useRef(false);
  /** The last fetch failed, so messages may be missing. */
  const isIncomplete = useRef(false);
  const ask = useCallback(
    async (limit: number) => {
      requested.current = Math.max(requested.current, limit);
      if (isBusy.current) return;
      isBusy.current = true;
      // A change during the first load may not be in its answer.
      await withRetries(() => client.ensureQueryData(threadQuery(id)));
      while (requested.current > 0) {
        const asked = requested.current;
        requested.current = 0;
        const fresh = await withRetries(() =>
          call(negotiationApi.messages, { params: { id }, query: { limit: asked } }),
        );
        const known = client.getQueryData<ThreadPage>(threadQuery(id).queryKey);
        isIncomplete.current = !fresh;
        if (!fresh || !known) continue;
        if (asked < pageSize && !reachesDown(known, fresh)) requested.current = pageSize;
        else changeThread(client, id, (now) => withNewest(now, fresh));
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
  const take = useCallback(
    (sent: SentNews) => {
      const known = client.getQueryData<ThreadPage>(threadQuery(id).queryKey);
      if (isIncomplete.current || !known || !continues(known, sent)) soon();
      else changeThread(client, id, (now) => withMessage(now, sent.message));
    },
    [client, id, soon],
  );
  const mark = useCallback(
    (read: ReadNews) => {
      const known = client.getQueryData<ThreadPage>(threadQuery(id).queryKey);
      // The answer of a running fetch may be older than this read mark.
      const isKnown =
        !isBusy.current && !isIncomplete.current && known?.items.some((message) => message.id === read.upTo);
      if (isKnown) changeThread(client, id, (now) => withMark(now, read));
      else soon();
    },
    [client, id, soon],
  );
  const all = useCallback(() => void ask(pageSize), [ask]);
  return useMemo(() => ({ take, mark, soon, all }), [take, mark, soon, all]);
}
