import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onResized } from './resized.ts';

const browser = new EventTarget();
const resize = () => browser.dispatchEvent(new Event('resize'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[UI-29] a window that is resized tells once, 100 ms after it rests', () => {
  const tell = vi.fn();
  const stop = onResized(tell);
  resize();
  vi.advanceTimersByTime(99);
  resize();
  vi.advanceTimersByTime(99);
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tell).toHaveBeenCalledOnce();
  resize();
  stop();
  vi.advanceTimersByTime(1000);
  expect(tell).toHaveBeenCalledOnce();
});
