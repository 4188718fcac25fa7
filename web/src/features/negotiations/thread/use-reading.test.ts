// Marking a thread as read, with a server that answers when the test says so.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markingOf } from './use-reading.ts';

let asked: { method: string; path: string; answer: (answer: Response | Promise<never>) => void }[] = [];
const forgotten: string[] = [];

beforeEach(() => {
  asked = [];
  forgotten.length = 0;
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.stubGlobal(
    'fetch',
    (path: string, { method }: { method: string }) =>
      new Promise<Response>((answer) => asked.push({ method, path, answer })),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['is marked', () => new Response(null, { status: 204 }), ['n1', 'n1']],
  ['fails to be marked', () => Promise.reject(new TypeError('Failed to fetch')), ['n1']],
])('what comes before the thread %s is marked after that', async (_, answer, expected) => {
  const mark = markingOf('n1', (id) => forgotten.push(id));
  void mark();
  const again = mark();
  expect(asked).toMatchObject([{ method: 'PATCH', path: '/api/negotiations/n1/read' }]);
  asked[0]?.answer(answer());
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.answer(new Response(null, { status: 204 }));
  await again;
  expect(forgotten).toEqual(expected);
});
