// Calls to a server that is busy for the moment.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request, requestFile } from './request.ts';

let answers: (() => Response | Promise<Response>)[] = [];
let sent: string[] = [];

const busy = (seconds = '2') =>
  Response.json(
    { type: 'about:blank', title: 'Busy', status: 503, code: 'error_too_busy' },
    { status: 503, headers: { 'content-type': 'application/problem+json', 'retry-after': seconds } },
  );
const done = () => Response.json({ id: 'new' });

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const { 'if-match': version, 'idempotency-key': key } = (headers ?? {}) as Record<string, string>;
    sent.push([method, path, body, version, key].filter(Boolean).join(' '));
    const [answer = done] = answers.splice(0, 1);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a change that was refused is sent again once the time has passed that the server names', async () => {
  answers = [() => busy('4')];
  const change = request('POST', '/api/projects', { body: { a: 1 } });
  await vi.advanceTimersByTimeAsync(3900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2200);
  expect(await change).toEqual({ id: 'new' });
  expect(sent).toEqual(Array(2).fill('POST /api/projects {"a":1}'));
});

test('it bears the same version and the same key', async () => {
  answers = [busy];
  const change = request('PUT', '/api/offers/1', { body: 1, version: 7, idempotencyKey: 'once' });
  await vi.runAllTimersAsync();
  await change;
  expect(sent).toEqual(Array(2).fill('PUT /api/offers/1 1 "7" once'));
});

test('no page waits longer than a few seconds, whatever something in between says', async () => {
  answers = [() => busy('3600')];
  const change = request('POST', '/api/projects');
  await vi.advanceTimersByTimeAsync(7600);
  expect(await change).toEqual({ id: 'new' });
});

test('a server that stays busy is asked three times, and then its reason is told', async () => {
  answers = Array(9).fill(busy);
  const change = request('DELETE', '/api/projects/1').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await change).toMatchObject({ problem: { code: 'error_too_busy' } });
  expect(sent).toHaveLength(3);
});

test('a file is asked for again too', async () => {
  answers = [busy];
  const file = requestFile('/api/projects/export');
  await vi.runAllTimersAsync();
  expect((await file).status).toBe(200);
  expect(sent).toHaveLength(2);
});

test('what was ended after it had begun would take as long again, and is not repeated', async () => {
  const late = () => new Promise<Response>((resolve) => setTimeout(() => resolve(busy()), 6000));
  answers = [late];
  const change = request('PUT', '/api/offers/1').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await change).toMatchObject({ status: 503 });
  expect(sent).toHaveLength(1);
});

test('another refusal is not repeated', async () => {
  answers = [() => Response.json({ status: 503, code: 'documents.error_scan', title: '' }, { status: 503 })];
  await expect(request('POST', '/api/files')).rejects.toMatchObject({ status: 503 });
  expect(sent).toHaveLength(1);
});

test('whoever gives up while it waits has it sent no more', async () => {
  answers = Array(9).fill(busy);
  const stop = new AbortController();
  const reading = request('GET', '/api/offers', { signal: stop.signal }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(500);
  stop.abort();
  expect(await reading).toMatchObject({ name: 'AbortError' });
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
});
