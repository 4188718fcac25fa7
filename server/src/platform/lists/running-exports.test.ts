import { once } from 'node:events';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endWhenIdle } from './running-exports.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a file that nobody reads is ended; one that is read slowly is not', async () => {
  const file = Readable.from(['a', 'b']);
  const wasRead = endWhenIdle(file, 1000);
  for (let time = 0; time < 3; time += 1) {
    vi.advanceTimersByTime(900);
    expect(file.destroyed).toBe(false);
    wasRead();
  }
  const ended = once(file, 'error');
  vi.advanceTimersByTime(1000);
  expect(file.destroyed).toBe(true);
  expect(await ended).toMatchObject([{ message: 'nobody reads this file' }]);
});

test('nothing is waited for once a file has gone', async () => {
  const file = Readable.from(['a']);
  endWhenIdle(file, 1000);
  expect(vi.getTimerCount()).toBe(1);
  file.destroy();
  await once(file, 'close');
  expect(vi.getTimerCount()).toBe(0);
});
