// The thread's requests: retried, cancelled when it closes, and made anew when it opens again.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../platform/api/query-client.ts';
import { createThreadStore } from './thread-store.ts';

// Queries are retried only in a browser.
vi.hoisted(() => vi.stubGlobal('window', {}));

interface Asked {
  path: string;
  signal: AbortSignal;
  answer: (answer: Response | Promise<never>) => void;
}
let asked: Asked[] = [];

const page = (...ids: string[]) => Response.json({ items: ids.map((id) => ({ id, readBy: [] })), hasMore: true });
const last = () => asked.at(-1) as Asked;
const settled = () => vi.advanceTimersByTimeAsync(0);
const newMessage = (id: string, after: string) => ({ message: { id } as MessageRecord, after });

async function openThread() {
  const store = createThreadStore(createQueryClient(), 'n1', 'bruno');
  const close = store.open();
  await settled();
  const ids = () => store.state().page?.items.map(({ id }) => id);
  const answer = async (given: Response | Promise<never>) => {
    last().answer(given);
    await settled();
  };
  return { store, close, ids, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  asked = [];
  vi.stubGlobal(
    'fetch',
    (path: string, { signal }: { signal: AbortSignal }) =>
      new Promise<Response>((answer, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason));
        asked.push({ path, signal, answer });
      }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a request that fails is made again; what cannot be loaded can be asked for by the reader', async () => {
  const { store, ids, answer } = await openThread();
  for (const pause of [1000, 2000]) {
    await answer(Promise.reject(new TypeError('Failed to fetch')));
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(asked).toHaveLength(3);
  await answer(Promise.reject(new TypeError('Failed to fetch')));
  expect([store.state().newest.at, ids()]).toEqual(['behind', undefined]);
  store.retry();
  await settled();
  await answer(page('c', 'd'));
  expect([store.state().newest.at, ids()]).toEqual(['current', ['c', 'd']]);
});

test('what is announced is fetched at once, and the whole page when it is quiet', async () => {
  const { store, ids, answer } = await openThread();
  await answer(page('c', 'd'));
  store.dispatch({ type: 'sent', news: newMessage('f', 'e') });
  await settled();
  expect(last().path).toBe('/api/negotiations/n1/messages?limit=10');
  await answer(page('c', 'd', 'e', 'f'));
  expect(ids()).toEqual(['c', 'd', 'e', 'f']);
  await vi.advanceTimersByTimeAsync(4999);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(last().path).toBe('/api/negotiations/n1/messages?limit=50');
});

const statuses = { gone: [403, 404], busy: [408, 429, 500, 503] };
const problem = (status: number) => Response.json({ status, code: 'error_unexpected' }, { status });

test.each(statuses.gone)('refused with %i, an open thread is not asked for again by itself', async (status) => {
  const { store, answer } = await openThread();
  await answer(page('c', 'd'));
  store.dispatch({ type: 'connected' });
  await settled();
  await answer(problem(status));
  expect(store.state().newest.at).toBe('behind');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(2);
});

test.each(statuses.busy)('answered with %i, it is asked for again, each time after a longer pause', async (status) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { store, answer } = await openThread();
  await answer(page('c', 'd'));
  store.dispatch({ type: 'connected' });
  await settled();
  for (const pause of [5500, 10_500, 20_500, 40_500, 60_500, 60_500]) {
    while (store.state().newest.at === 'loading') {
      await answer(problem(status));
      // The query's own retries.
      if (store.state().newest.at === 'loading') await vi.advanceTimersByTimeAsync(2000);
    }
    const { length } = asked;
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(asked).toHaveLength(length);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(length + 1);
  }
  await answer(page('c', 'd', 'e'));
  expect(store.state().newest).toEqual({ at: 'current' });
});

test('closed, it takes no answer, asks for nothing more, and opens anew', async () => {
  const { store, close, ids, answer } = await openThread();
  await answer(page('c', 'd'));
  store.dispatch({ type: 'changed' });
  await settled();
  close();
  expect(last().signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
  expect(ids()).toEqual(['c', 'd']);
  store.open();
  await settled();
  expect(ids()).toBeUndefined();
  await answer(page('x'));
  expect(ids()).toEqual(['x']);
});
