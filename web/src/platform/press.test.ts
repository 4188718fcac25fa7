// What waits while a pointer is pressed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress, watchPresses } from './press.ts';

const page = new EventTarget();
const send = (...types: string[]) => {
  for (const type of types) page.dispatchEvent(new Event(type));
};
watchPresses(page);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('without a press it runs at once', () => {
  const run = vi.fn<() => void>();
  afterPress(run);
  expect(run).toHaveBeenCalledOnce();
});

test('during a press it waits for the click, and keeps its order', () => {
  const order: string[] = [];
  page.addEventListener('click', () => order.push('click'), { once: true });
  send('pointerdown');
  afterPress(() => order.push('first'));
  afterPress(() => order.push('second'));
  vi.advanceTimersByTime(100);
  send('pointerup', 'click');
  expect(order).toEqual(['click']);
  vi.advanceTimersByTime(0);
  expect(order).toEqual(['click', 'first', 'second']);
});

test('a touch that is released brings its click a moment later; one that scrolls brings none', () => {
  const run = vi.fn<() => void>();
  send('pointerdown', 'pointerup');
  afterPress(run);
  vi.advanceTimersByTime(10);
  expect(run).not.toHaveBeenCalled();
  send('click');
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledOnce();
  send('pointerdown', 'pointercancel');
  afterPress(run);
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(2);
});

test('one that fails keeps no other from running; a second finger prolongs nothing', () => {
  const run = vi.fn<() => void>();
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  send('pointerdown');
  afterPress(() => {
    throw new Error('broken');
  });
  afterPress(run);
  vi.advanceTimersByTime(400);
  send('pointerdown');
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('a press without a click, and one that is held, end by themselves', () => {
  const run = vi.fn<() => void>();
  send('pointerdown', 'pointerup');
  afterPress(run);
  vi.advanceTimersByTime(50);
  expect(run).toHaveBeenCalledOnce();
  send('pointerdown');
  afterPress(run);
  vi.advanceTimersByTime(499);
  expect(run).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(2);
});
