// Parts of the app that are asked for without a network.
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { whenOnline } from './online.ts';

afterEach(() => onlineManager.setOnline(true));

test('a part that fails to load without a network is loaded when the network is back', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue('page');
  onlineManager.setOnline(false);
  const loaded = whenOnline(load)();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  onlineManager.setOnline(true);
  expect(await loaded).toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that fails with a network fails at once', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('the file is gone'));
  await expect(whenOnline(load)()).rejects.toThrow('the file is gone');
  expect(load).toHaveBeenCalledTimes(1);
});
