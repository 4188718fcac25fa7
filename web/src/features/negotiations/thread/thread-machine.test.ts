// An open thread, whatever the order in which messages, marks, answers and failures come.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openThread } from '../../../testing/open-thread.ts';
import { other, reader, threadMessage } from '../../../testing/thread-server.ts';
import { openingThread, reduce, type ThreadEffect, type ThreadEvent, type ThreadState } from './thread-machine.ts';
import type { ThreadPage } from './thread-pages.ts';

const pageOf = (hasMore: boolean, ...ids: string[]): ThreadPage => ({
  items: ids.map((id) => threadMessage(id)),
  hasMore,
});
const idsOf = ({ page }: ThreadState) => page?.items.map(({ id }) => id);
const sent = (id: string, after: string | null): ThreadEvent => ({
  type: 'sent',
  news: { message: threadMessage(id), after },
});
const answer = (page: ThreadPage): ThreadEvent => ({ type: 'newestLoaded', page });

/** All events in turn; the effects are those of the last one. */
function after(...events: ThreadEvent[]) {
  let step: { state: ThreadState; effects: readonly ThreadEffect[] } = { state: openingThread(reader), effects: [] };
  for (const event of events) step = reduce(step.state, event);
  return step;
}
const opened: ThreadEvent[] = [{ type: 'opened' }, answer(pageOf(true, 'c', 'd'))];
const counted = (count: number): ThreadEvent => ({ type: 'counted', count, templates: [] });
const few = { type: 'loadNewest', limit: 10 };
const all = { type: 'loadNewest', limit: 50 };
const wait = { type: 'waitForQuiet', failures: 0 };
const failed: ThreadEvent = { type: 'newestFailed', isRefused: false };
const refused: ThreadEvent = { type: 'newestFailed', isRefused: true };

test.each<[string, ThreadEvent[], ThreadState['newest']['at'], readonly unknown[]]>([
  ['opening loads a page', [{ type: 'opened' }], 'loading', [all]],
  ['a message whose predecessor is loaded needs no request', [...opened, sent('e', 'd')], 'current', []],
  ['a message after a missing one needs the newest few', [...opened, sent('f', 'e')], 'loading', [few, wait]],
  [
    'a few that leave a gap are followed by the whole page',
    [...opened, sent('z', 'y'), answer(pageOf(true, 'y', 'z'))],
    'loading',
    [all],
  ],
  [
    'a message over the socket is one that the newest few may reach down to',
    [...opened, sent('e', 'd'), { type: 'changed' }, answer(pageOf(true, 'e', 'f'))],
    'current',
    [],
  ],
  [
    'an own message is none, as others may be missing before it',
    [
      ...opened,
      { type: 'arrived', message: threadMessage('f', reader) },
      { type: 'changed' },
      answer(pageOf(true, 'f')),
    ],
    'loading',
    [all],
  ],
  [
    'nor is one over the socket while a request runs, as it may follow an own one',
    [
      ...opened,
      { type: 'changed' },
      { type: 'arrived', message: threadMessage('f', reader) },
      sent('g', 'f'),
      answer(pageOf(true, 'f', 'g')),
    ],
    'loading',
    [all],
  ],
  ['a change that nobody describes needs the newest few', [...opened, { type: 'changed' }], 'loading', [few, wait]],
  [
    'a change during a request waits for its answer',
    [...opened, { type: 'changed' }, { type: 'changed' }],
    'loading',
    [wait],
  ],
  [
    'a mark during a request may be missing in its answer',
    [...opened, { type: 'quiet' }, { type: 'marked', news: { userId: other, upTo: 'd', readAt: '' } }],
    'loading',
    [wait],
  ],
  [
    'a change during a request is asked for after its answer',
    [...opened, { type: 'changed' }, { type: 'changed' }, answer(pageOf(true, 'c', 'd'))],
    'loading',
    [few],
  ],
  ['quiet and a new connection load the page again', [...opened, { type: 'quiet' }], 'loading', [all]],
  [
    'after a failure messages may be missing',
    [...opened, { type: 'changed' }, failed],
    'behind',
    [{ ...wait, failures: 1 }],
  ],
  [
    'each failure in a row waits longer',
    [...opened, { type: 'changed' }, failed, { type: 'quiet' }, failed],
    'behind',
    [{ ...wait, failures: 2 }],
  ],
  [
    'an answer ends the failures in a row',
    [...opened, { type: 'changed' }, failed, { type: 'quiet' }, answer(pageOf(true, 'c', 'd')), { type: 'changed' }],
    'loading',
    [few, wait],
  ],
  ['a refused thread is not asked for again', [...opened, { type: 'changed' }, refused], 'behind', []],
  [
    'news of a refused thread asks for it again',
    [...opened, { type: 'changed' }, refused, { type: 'changed' }],
    'loading',
    [few, { ...wait, failures: 1 }],
  ],
  ['a failed opening is for the reader to repeat', [{ type: 'opened' }, failed], 'behind', []],
  [
    'after a failure no message is believed to follow',
    [...opened, { type: 'changed' }, failed, sent('e', 'd')],
    'loading',
    [few, { ...wait, failures: 1 }],
  ],
  ['a failed opening is repeated as a whole', [{ type: 'opened' }, failed, { type: 'retried' }], 'loading', [all]],
  [
    'a failed opening is repeated as a whole by news of it too',
    [{ type: 'opened' }, failed, sent('e', 'd')],
    'loading',
    [all, { ...wait, failures: 1 }],
  ],
  [
    'an own message that is sooner than the first page is asked for',
    [{ type: 'opened' }, { type: 'arrived', message: threadMessage('e', reader) }, answer(pageOf(true, 'c', 'd'))],
    'loading',
    [few],
  ],
])('%s', (_, events, at, effects) => {
  const step = after(...events);
  expect(step.state.newest.at).toBe(at);
  expect(step.effects).toEqual(effects);
});

test('many own messages in a row keep the older ones that are loaded', () => {
  const thread = openThread();
  thread.acts.write(3);
  thread.acts.answer(0);
  thread.finish();
  thread.acts.loadOlder();
  thread.acts.answer(0);
  for (let count = 0; count < 60; count += 1) {
    thread.acts.send();
    thread.acts.arrive();
    thread.acts.answer(0);
  }
  thread.acts.reconnect();
  thread.finish();
  expect(idsOf(thread.state())).toEqual(thread.stored.map(({ id }) => id));
  expect(thread.stored).toHaveLength(120);
});

test('the unread line loads older ones until it has its place, and stays there', () => {
  const older = { type: 'loadOlder', before: 'c', limit: 100 };
  const asking = after(...opened, counted(3));
  expect([asking.state.unread.at, asking.effects]).toEqual(['counted', [older]]);
  const page = pageOf(true, 'a', 'b');
  const placed = after(...opened, counted(3), { type: 'olderLoaded', before: 'c', page }, counted(0));
  expect(placed.state.unread).toEqual({ at: 'placed', line: { firstKey: 'b', count: 3 } });
  const failed = after(...opened, counted(3), { type: 'olderFailed' });
  expect(failed.state.unread).toEqual({ at: 'placed', line: { firstKey: 'c', count: 3 } });
});

test('older ones load one page at a time; after a failure the reader may ask again', () => {
  const request: ThreadEvent = { type: 'olderRequested' };
  const older = { type: 'loadOlder', before: 'c', limit: 50 };
  expect(after(...opened, request).effects).toEqual([older]);
  expect(after(...opened, request, request).effects).toEqual([]);
  expect(after(...opened, request, { type: 'olderFailed' }, request).effects).toEqual([older]);
  const whole = after(...opened, request, { type: 'olderLoaded', before: 'c', page: pageOf(false, 'a') }, request);
  expect([idsOf(whole.state), whole.effects]).toEqual([['a', 'c', 'd'], []]);
});

function holds({ stored, state, requests, isAtRest }: ReturnType<typeof openThread>): void {
  const { page, newest } = state();
  const loads = requests().map(({ effect }) => effect.type);
  expect(new Set(loads).size, 'requests of one kind at once').toBe(loads.length);
  expect(newest.at === 'loading').toBe(loads.includes('loadNewest'));
  if (!page) return;
  const ids = page.items.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort());
  if (!isAtRest() || newest.at !== 'current') return;
  const newestStored = stored.slice(stored.length - ids.length);
  expect(ids, 'a gap').toEqual(newestStored.map(({ id }) => id));
  expect(page.hasMore).toBe(ids.length < stored.length);
  // Older messages keep the marks with which they were loaded if the socket is cut.
  const marks = (all: readonly MessageRecord[]) => all.slice(-50).map(({ readBy }) => readBy);
  expect(marks(page.items)).toEqual(marks(newestStored));
}

type Act = keyof ReturnType<typeof openThread>['acts'];
type Acts = [act: Act, index: number][];
const actNames = Object.keys(openThread().acts) as Act[];

/** Own messages stand after missing ones: seldom in random orders. */
const overtaking: [Acts][] = [
  [
    [
      ['answer', 0],
      ['writeUnannounced', 0],
      ['send', 0],
      ['write', 3],
      ['arrive', 0],
      ['send', 0],
    ],
  ],
  [
    [
      ['answer', 0],
      ['writeUnannounced', 0],
      ['send', 0],
      ['arrive', 0],
      ['write', 3],
    ],
  ],
];

test('in any order of events the thread ends complete, without a gap, with the marks of its newest part', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...actNames), fc.nat(7)), { maxLength: 60, size: 'max' }),
      (steps) => {
        const thread = openThread();
        for (const [act, index] of steps) {
          thread.acts[act](index);
          holds(thread);
        }
        thread.finish();
        holds(thread);
        expect(thread.state().newest.at).toBe('current');
      },
    ),
    { numRuns: 200, examples: overtaking },
  );
});
