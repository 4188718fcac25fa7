import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPicture } from './load-picture.ts';

let asked: { src: string; onload: (() => void) | null; onerror: (() => void) | null }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      onload = null;
      onerror = null;
      constructor() {
        asked.push(this);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const fail = () => asked.at(-1)?.onerror?.();

test('[AUTH-31, AUTH-32] a picture that fails is tried again after one second and after two, then no more', () => {
  const loaded = vi.fn();
  loadPicture('/picture', loaded);
  fail();
  vi.advanceTimersByTime(999);
  expect(asked).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(asked).toHaveLength(2);
  fail();
  vi.advanceTimersByTime(1999);
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(asked.map(({ src }) => src)).toEqual(['/picture', '/picture', '/picture']);
  fail();
  vi.advanceTimersByTime(60_000);
  expect(asked).toHaveLength(3);
  expect(loaded).not.toHaveBeenCalled();
});

test('[AUTH-31] one that loads at the second try is shown; one that is left is not asked for again', () => {
  const loaded = vi.fn();
  const stop = loadPicture('/picture', loaded);
  fail();
  vi.advanceTimersByTime(1000);
  asked.at(-1)?.onload?.();
  expect(loaded).toHaveBeenCalledOnce();
  stop();
  loadPicture('/other', loaded)();
  expect(asked.at(-1)?.onerror).toBeNull();
});
