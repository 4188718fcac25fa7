// Parts of the app that are asked for without a network.
import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenOnline } from './online.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

test('a part that fails to load without a network is loaded when the network is back', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue('page');
  onlineManager.setOnline(false);
  const loaded = whenOnline(load)();
  await vi.advanceTimersByTimeAsync(2000);
  onlineManager.setOnline(true);
  expect(await loaded).toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that breaks off before the browser knows that the network is gone is loaded again each time', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('broken off'))
    .mockRejectedValueOnce(new TypeError('broken off'))
    .mockResolvedValue('page');
  const loaded = whenOnline(load)();
  for (const calls of [1, 2]) {
    await vi.advanceTimersByTimeAsync(500);
    expect(load).toHaveBeenCalledTimes(calls);
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(5000);
    onlineManager.setOnline(true);
  }
  expect(await loaded).toBe('page');
});

test('a part that fails with a network fails after a second', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('the file is gone'));
  const failed = expect(whenOnline(load)()).rejects.toThrow('the file is gone');
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(load).toHaveBeenCalledTimes(1);
});
