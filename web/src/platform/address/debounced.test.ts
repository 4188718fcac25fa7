import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounced, filterDelay } from './debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field with an address that changes only when the test says so. */
function field(initial = '') {
  const sent: [string, boolean][] = [];
  const text = debounced(initial, (value, again) => sent.push([value, again]));
  const type = (...typed: string[]) => {
    for (const one of typed) text.change(one);
  };
  return { text, sent, type, rest: () => vi.advanceTimersByTime(filterDelay) };
}

test('[SRCH-06] what is typed is sent once, 300 ms after the last letter', () => {
  const { sent, type } = field();
  type('s', 'so');
  vi.advanceTimersByTime(299);
  type('sol');
  vi.advanceTimersByTime(299);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([['sol', false]]);
});

test('letters typed while the address is on its way stay', () => {
  const { text, sent, type, rest } = field();
  type('so');
  rest();
  type('sol');
  text.arrive('so');
  expect(text.value()).toBe('sol');
  rest();
  type('sola');
  text.arrive('sol');
  rest();
  text.arrive('sola');
  expect(text.value()).toBe('sola');
  expect(sent.map(([value]) => value)).toEqual(['so', 'sol', 'sola']);
});

test('clearing drops what waits, and empties a field whose letters never reached the address', () => {
  const { text, sent, type, rest } = field();
  type('sol');
  text.set('');
  rest();
  expect(text.value()).toBe('');
  expect(sent).toEqual([]);
});

test('an address that changes by itself counts, and what waits is dropped', () => {
  const { text, sent, type, rest } = field();
  type('sol');
  rest();
  text.arrive('sol');
  type('solar');
  text.arrive('');
  expect(text.value()).toBe('');
  rest();
  expect(sent).toHaveLength(1);
});

test('what is sent in one stay is one step: the first is new, the others take its place', () => {
  const { text, sent, type, rest } = field();
  type('s');
  rest();
  text.arrive('s');
  type('so');
  rest();
  text.arrive('so');
  type('sol');
  text.leave();
  rest();
  type('sola');
  rest();
  text.leave();
  type('solar');
  rest();
  expect(sent).toEqual([
    ['s', false],
    ['so', true],
    ['sol', true],
    ['sola', false],
    ['solar', false],
  ]);
});

test('a hand that goes sends at once; what the outside has already is not sent', () => {
  const { text, sent, type, rest } = field('sol');
  type('sola');
  text.flush();
  expect(sent).toEqual([['sola', false]]);
  text.arrive('sola');
  type('solar', 'sola');
  rest();
  expect(sent).toHaveLength(1);
});
