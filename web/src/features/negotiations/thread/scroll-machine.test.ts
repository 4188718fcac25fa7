// Where a thread stays, follows or moves, for each place and event.
import { expect, test } from 'vitest';
import { reduceScroll, type ScrollEvent, type ScrollMove, type ScrollState } from './scroll-machine.ts';

const entries = (firstKey: string, lastKey: string, more: { height?: number; own?: boolean; unread?: boolean } = {}) =>
  ({
    type: 'entries',
    firstKey,
    lastKey,
    height: more.height ?? 1000,
    isOwnLast: more.own ?? false,
    hasUnreadLine: more.unread ?? false,
  }) satisfies ScrollEvent;
const scrolledTo = (scrollTop: number): ScrollEvent => ({
  type: 'scrolled',
  measure: { scrollTop, scrollHeight: 1000, clientHeight: 400 },
});

const opening: ScrollState = { at: 'opening' };
const end: ScrollState = { at: 'end', firstKey: 'b', lastKey: 'd', height: 1000 };
const above: ScrollState = { at: 'above', hasNewBelow: false, firstKey: 'b', lastKey: 'd', height: 1000 };
const newBelow: ScrollState = { ...above, hasNewBelow: true };

const toEnd: ScrollMove = { type: 'toEnd' };
const by = (pixels: number): ScrollMove => ({ type: 'by', pixels });

test.each<[string, ScrollState, ScrollEvent, ScrollState['at'], boolean, ScrollMove[]]>([
  ['opens at the end', opening, entries('b', 'd'), 'end', false, [toEnd]],
  [
    'opens at the unread line',
    opening,
    entries('b', 'd', { unread: true }),
    'above',
    false,
    [{ type: 'toUnreadLine' }],
  ],
  ['before it is open, nothing moves it', opening, { type: 'resized', height: 10 }, 'opening', false, []],
  ['at the end it follows a new entry', end, entries('b', 'e'), 'end', false, [toEnd]],
  ['further up it stays and says that there is one', above, entries('b', 'e'), 'above', true, []],
  ['it goes to the reader’s own', above, entries('b', 'e', { own: true }), 'end', false, [toEnd]],
  ['older entries above push nothing', above, entries('a', 'd', { height: 1300 }), 'above', false, [by(300)]],
  ['also when there is something new below', newBelow, entries('a', 'd', { height: 1300 }), 'above', true, [by(300)]],
  ['at the end older entries push nothing either', end, entries('a', 'd', { height: 1300 }), 'end', false, [by(300)]],
  ['the same entries move nothing', above, entries('b', 'd'), 'above', false, []],
  ['scrolled near the end it is there', newBelow, scrolledTo(521), 'end', false, []],
  ['scrolled up it is not', end, scrolledTo(520), 'above', false, []],
  ['scrolled further it still has something new below', newBelow, scrolledTo(100), 'above', true, []],
  ['late content does not hide the end', end, { type: 'resized', height: 1100 }, 'end', false, [toEnd]],
  ['nor does it move the reader further up', above, { type: 'resized', height: 1100 }, 'above', false, []],
  ['to the newest on request', newBelow, { type: 'endRequested' }, 'end', false, [toEnd]],
])('%s', (_, from, event, at, hasNewBelow, moves) => {
  const { state, effects } = reduceScroll(from, event);
  expect([state.at, state.at === 'above' && state.hasNewBelow, effects]).toEqual([at, hasNewBelow, moves]);
});

test('what has grown meanwhile counts only once', () => {
  const grown = reduceScroll(above, { type: 'resized', height: 1100 }).state;
  expect(reduceScroll(grown, entries('a', 'd', { height: 1400 })).effects).toEqual([by(300)]);
});
