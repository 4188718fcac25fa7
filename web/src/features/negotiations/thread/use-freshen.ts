// Keeps the newest part of an open thread as the server has it.
import { useDebouncedCallback } from '@mantine/hooks';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import type { ReadNews, SentNews } from '@wattpact/domain/negotiations/negotiation-news';
import { useCallback, useMemo, useRef } from 'react';
import { call } from '../../../platform/api/call.ts';
import { continues, reachesDown, type ThreadPage, withMark, withMessage, withNewest } from './thread-pages.ts';

export const pageSize = 50;
/** What has just happened is among the newest few. */
const fewest = 10;
/** Of older messages only the marks of who has read them change: they may wait until nothing happens any more. */
const quietMs = 5000;

/** Not below the path of the API: what refreshes negotiations must not fetch threads. */
export const threadQuery = (id: string) => ({
  queryKey: ['thread', id],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ThreadPage> =>
    call(negotiationApi.messages, { params: { id }, query: { limit: pageSize }, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Joins to what is there at this moment. */
export const changeThread = (client: QueryClient, id: string, change: (known: ThreadPage) => ThreadPage): void => {
  client.setQueryData<ThreadPage>(threadQuery(id).queryKey, (known) => known && change(known));
};

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

export interface Freshen {
  /** A message that the socket has brought; where something is missing before it, the newest few are fetched. */
  take: (sent: SentNews) => void;
  /** That somebody has read; where what he has read is not there or on its way, the newest few are fetched. */
  mark: (read: ReadNews) => void;
  /** The newest few at once, the page when nothing more has happened for a while. */
  soon: () => void;
  all: () => void;
}

/** Asked while it fetches, it fetches once more afterwards. */
export function useFreshen(id: string): Freshen {
  const client = useQueryClient();
  const wanted = useRef(0);
  const isBusy = useRef(false);
  /** What could not be fetched is still missing. */
  const isOwed = useRef(false);
  const ask = useCallback(
    async (limit: number) => {
      wanted.current = Math.max(wanted.current, limit);
      if (isBusy.current) return;
      isBusy.current = true;
      // What happens while the first page is on its way may not be on it.
      await patiently(() => client.ensureQueryData(threadQuery(id)));
      while (wanted.current > 0) {
        const asked = wanted.current;
        wanted.current = 0;
        const fresh = await patiently(() => call(negotiationApi.messages, { params: { id }, query: { limit: asked } }));
        const known = client.getQueryData<ThreadPage>(threadQuery(id).queryKey);
        isOwed.current = !fresh;
        if (!fresh || !known) continue;
        if (asked < pageSize && !reachesDown(known, fresh)) wanted.current = pageSize;
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
      if (isOwed.current || !known || !continues(known, sent)) soon();
      else changeThread(client, id, (now) => withMessage(now, sent.message));
    },
    [client, id, soon],
  );
  const mark = useCallback(
    (read: ReadNews) => {
      const known = client.getQueryData<ThreadPage>(threadQuery(id).queryKey);
      // What is being fetched may have been looked up before he read.
      const isKnown = !isBusy.current && !isOwed.current && known?.items.some((message) => message.id === read.upTo);
      if (isKnown) changeThread(client, id, (now) => withMark(now, read));
      else soon();
    },
    [client, id, soon],
  );
  const all = useCallback(() => void ask(pageSize), [ask]);
  return useMemo(() => ({ take, mark, soon, all }), [take, mark, soon, all]);
}
