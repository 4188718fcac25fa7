// What a page does and shows while the service is interrupted.
import type { QueryClient } from '@tanstack/react-query';
import { settingsApi } from '@wattpact/domain/settings/settings-api';
import { afterEach, expect, test, vi } from 'vitest';
import { apiQuery } from './api/query.ts';
import { createQueryClient, retryDelay, worthRetry } from './api/query-client.ts';
import { ApiError, request } from './api/request.ts';
import { watchInterruptions } from './interruption.ts';
import { onToast, type Toast } from './toasts.ts';

// Queries are retried only in a browser.
vi.hoisted(() => vi.stubGlobal('window', {}));

const problem = (status: number, code: string) => ({ type: 'about:blank', title: 'Problem', status, code });
const interrupted = () =>
  Response.json(problem(503, 'error_service_interrupted'), {
    status: 503,
    headers: { 'content-type': 'application/problem+json', 'retry-after': '2' },
  });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a reading that meets an interruption is asked for again until it is over, and then is there', async () => {
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return asked < 5 ? interrupted() : Response.json({ appName: 'Wattpact' });
  });
  const client: QueryClient = createQueryClient();
  const answer = client.fetchQuery(apiQuery(settingsApi.settings));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toEqual({ appName: 'Wattpact' });
  expect(asked).toBe(5);
  client.clear();
});

test('it is waited for half a minute and not for ever; a refusal is not asked for again', () => {
  const error = new ApiError(problem(503, 'error_service_interrupted'));
  let waited = 0;
  let failures = 0;
  for (; worthRetry(failures, error); failures += 1) waited += retryDelay(failures, error);
  expect(waited).toBeGreaterThanOrEqual(30_000);
  expect(waited).toBeLessThanOrEqual(60_000);
  expect(worthRetry(0, new ApiError(problem(404, 'error_not_found')))).toBe(false);
  expect(worthRetry(2, new ApiError(problem(500, 'error_unexpected')))).toBe(false);
});

test('the person is told once of an interruption that many readings meet, and again when it lasts', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => interrupted());
  const told: Toast[] = [];
  const stop = onToast((toast) => told.push(toast));
  watchInterruptions(() => Date.now());
  const client = createQueryClient();
  const readings = [1, 2, 3].map((number) =>
    client.fetchQuery({ queryKey: [number], queryFn: () => request('GET', '/api/offers') }).catch(() => {}),
  );
  await vi.advanceTimersByTimeAsync(9000);
  expect(told).toHaveLength(1);
  expect(told[0]?.kind).toBe('warning');
  await vi.advanceTimersByTimeAsync(4000);
  expect(told).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(readings);
  client.clear();
  stop();
});

test('of what is not tried again, and of a service that is busy, no page says that it tries again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => interrupted());
  const told: Toast[] = [];
  const stop = onToast((toast) => told.push(toast));
  watchInterruptions();
  await request('GET', '/api/offers').catch(() => {});
  await request('POST', '/api/offers', { body: {} }).catch(() => {});
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json(problem(503, 'error_too_busy'), { status: 503 });
  });
  const client = createQueryClient();
  const busy = client.fetchQuery(apiQuery(settingsApi.settings)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await busy).toMatchObject({ problem: { code: 'error_too_busy' } });
  expect(asked).toBe(3);
  expect(told).toEqual([]);
  client.clear();
  stop();
});
