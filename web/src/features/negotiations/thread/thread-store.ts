// Runs the machine of an open thread: fetches what it asks for and waits for quiet.
import type { QueryClient } from '@tanstack/react-query';
import { negotiationApi } from '@wattpact/domain/negotiations/negotiation-api';
import { call } from '../../../platform/api/call.ts';
import { ApiError } from '../../../platform/api/request.ts';
import { startMachine } from '../../../platform/machine.ts';
import { openingThread, reduce, type ThreadEffect, type ThreadEvent } from './thread-machine.ts';
import type { ThreadPage } from './thread-pages.ts';

const quietMs = 5000;
const longestPause = 60_000;

/** In ms. After failures it grows, with jitter, so that the pages do not all ask in the same moment. */
const pauseAfter = (failures: number): number =>
  failures === 0 ? quietMs : Math.min(quietMs * 2 ** (failures - 1), longestPause) + 1000 * Math.random();

/** The thread is gone, or is not for this reader: only a server that is busy may give another answer to the same request. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && ![408, 429].includes(error.status);

interface ThreadQuery {
  limit: number;
  before?: string;
}

export function createThreadStore(client: QueryClient, id: string, readerId: string) {
  /** The key is not under the API's path: invalidating negotiations must not refetch threads. */
  const queryKey = ['thread', id];
  let closed = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** With the retries of any query: a message announced by the socket must not stay invisible after one failed call. */
  const fetchPage = (query: ThreadQuery): Promise<ThreadPage> =>
    client.fetchQuery({
      queryKey: [...queryKey, query],
      queryFn: ({ signal }) => call(negotiationApi.messages, { params: { id }, query, signal }),
      staleTime: 0,
      gcTime: 0,
    });
  const load = (
    query: ThreadQuery,
    loaded: (page: ThreadPage) => ThreadEvent,
    failed: (error: unknown) => ThreadEvent,
  ) => {
    const { signal } = closed;
    fetchPage(query).then(
      (page) => {
        if (!signal.aborted) machine.dispatch(loaded(page));
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn('Messages were not loaded', error);
        machine.dispatch(failed(error));
      },
    );
  };
  const run = (effect: ThreadEffect) => {
    switch (effect.type) {
      case 'loadNewest': {
        const { limit } = effect;
        const failed = (error: unknown): ThreadEvent => ({ type: 'newestFailed', isRefused: isRefusal(error) });
        return load({ limit }, (page) => ({ type: 'newestLoaded', page }), failed);
      }
      case 'loadOlder': {
        const { before, limit } = effect;
        return load(
          { limit, before },
          (page) => ({ type: 'olderLoaded', before, page }),
          () => ({ type: 'olderFailed' }),
        );
      }
      case 'waitForQuiet':
        clearTimeout(timer);
        timer = setTimeout(() => machine.dispatch({ type: 'quiet' }), pauseAfter(effect.failures));
        return;
    }
  };
  const machine = startMachine({ initial: openingThread(readerId), reduce, run });
  return {
    ...machine,
    /** @returns the function that closes it, as an effect needs it */
    open: () => {
      closed = new AbortController();
      machine.dispatch({ type: 'opened' });
      return () => {
        closed.abort();
        clearTimeout(timer);
        void client.cancelQueries({ queryKey });
      };
    },
    loadOlder: () => machine.dispatch({ type: 'olderRequested' }),
    retry: () => machine.dispatch({ type: 'retried' }),
  };
}
