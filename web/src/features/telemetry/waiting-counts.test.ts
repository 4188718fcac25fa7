import type { Counted } from '@wattpact/domain/telemetry/counted';
import { afterEach, expect, test, vi } from 'vitest';
import { sendCounted, waitingCounts } from './waiting-counts.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number) => {
  const fetch = vi.fn(async () => ({ status }) as Response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test.each([204, 401, 404, 400])('[GEN-62] an answer %i settles what was counted', async (status) => {
  const fetch = answering(status);
  const counts = waitingCounts(sendCounted);
  counts.add('home');
  await counts.flush();
  await counts.flush();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([429, 500, 503])('after an answer %i it is sent again', async (status) => {
  const fetch = answering(status);
  const counts = waitingCounts(sendCounted);
  counts.add('home');
  await counts.flush();
  counts.add('project');
  await counts.flush();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch).toHaveBeenLastCalledWith(
    '/api/telemetry',
    expect.objectContaining({ body: '{"counted":["home","project"]}', keepalive: true }),
  );
});

test('without a connection nothing is thrown, and what waits stays below what one call may carry', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  const sent: number[] = [];
  const counts = waitingCounts((counted) => {
    sent.push(counted.length);
    return sendCounted(counted);
  });
  for (let count = 0; count < 250; count += 1) counts.add('home');
  await counts.flush();
  await counts.flush();
  expect(sent).toEqual([100, 100]);
});

test('what is counted while a batch is on its way goes with the next one', async () => {
  const batches: (readonly Counted[])[] = [];
  const counts = waitingCounts(async (counted) => {
    batches.push(counted);
    return true;
  });
  counts.add('home');
  const sending = counts.flush();
  counts.add('offer');
  await sending;
  await counts.flush();
  await counts.flush();
  expect(batches).toEqual([['home'], ['offer']]);
});
