// New messages are joined to the loaded ones.
import type { MessageRecord } from '@wattpact/domain/negotiations/negotiation-api';
import { expect, test } from 'vitest';
import {
  continues,
  reachesDown,
  type ThreadPage,
  withMark,
  withMessage,
  withNewest,
  withOlder,
} from './thread-pages.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id, text: id }) as MessageRecord);
const known: ThreadPage = { items: items('c', 'd', 'e'), hasMore: true };
const ids = ({ items }: ThreadPage) => items.map(({ id }) => id);

test('older ones stand before newer ones, and say whether there are more', () => {
  const joined = withOlder(known, 'c', { items: items('a', 'b'), hasMore: false });
  expect(ids(joined)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(joined.hasMore).toBe(false);
});

test('older ones asked for before the thread began anew are of no use', () => {
  const anew = withNewest(known, { items: items('x', 'y'), hasMore: true });
  expect(withOlder(anew, 'c', { items: items('a', 'b'), hasMore: false })).toBe(anew);
});

test('a fresh page adds what is new, once', () => {
  expect(ids(withNewest(known, { items: items('e', 'f'), hasMore: true }))).toEqual(['c', 'd', 'e', 'f']);
  expect(ids(withNewest(known, { items: items('d', 'e', 'f'), hasMore: true }))).toEqual(['c', 'd', 'e', 'f']);
  expect(withNewest(known, { items: items('e', 'f'), hasMore: true }).hasMore).toBe(true);
});

test('a fresh page of everything leaves nothing older to load', () => {
  expect(withNewest(known, { items: items('c', 'd', 'e', 'f'), hasMore: false }).hasMore).toBe(false);
  const older = { items: items('b', 'c', 'd', 'e'), hasMore: false };
  expect(withNewest(older, { items: items('d', 'e', 'f'), hasMore: true }).hasMore).toBe(false);
});

test('a fresh page that leaves a gap starts the thread anew', () => {
  const joined = withNewest(known, { items: items('g', 'h'), hasMore: true });
  expect(ids(joined)).toEqual(['g', 'h']);
  expect(joined.hasMore).toBe(true);
});

test('a few newest ones reach down to what is known, or leave a gap', () => {
  expect(reachesDown(known, { items: items('e', 'f'), hasMore: true })).toBe(true);
  expect(reachesDown(known, { items: items('g', 'h'), hasMore: true })).toBe(false);
  expect(reachesDown(known, { items: items('g', 'h'), hasMore: false })).toBe(true);
});

test('an own message is no place to reach down to: others may be missing before it', () => {
  expect(reachesDown(known, { items: items('d', 'e'), hasMore: true }, 'd')).toBe(true);
  expect(reachesDown(known, { items: items('e', 'f'), hasMore: true }, 'd')).toBe(false);
});

test('a fresh page that reaches down to an own message alone starts the thread anew', () => {
  const fresh = { items: items('e', 'f'), hasMore: true };
  expect(ids(withNewest(known, fresh, 'e'))).toEqual(['c', 'd', 'e', 'f']);
  expect(ids(withNewest(known, fresh, 'd'))).toEqual(['e', 'f']);
});

test('what has arrived while the page was on its way stays, whether the page leaves a gap or not', () => {
  const [late] = items('i') as [MessageRecord];
  const arrived = withMessage(known, late);
  expect(ids(withNewest(arrived, { items: items('d', 'e'), hasMore: true }))).toEqual(['c', 'd', 'e', 'i']);
  expect(ids(withNewest(arrived, { items: items('g', 'h'), hasMore: true }))).toEqual(['g', 'h', 'i']);
  expect(ids(withNewest({ items: items('i'), hasMore: false }, { items: [], hasMore: false }))).toEqual(['i']);
});

test('a message that the socket brings is joined when the one before it is there', () => {
  const [message] = items('f') as [MessageRecord];
  expect(continues(known, { message, after: 'e' })).toBe(true);
  expect(continues(known, { message, after: 'd' })).toBe(true);
  expect(continues(known, { message, after: 'e2' })).toBe(false);
  expect(continues(withMessage(known, message), { message, after: 'e2' })).toBe(true);
  expect(continues({ items: [], hasMore: false }, { message, after: null })).toBe(true);
  expect(continues(known, { message, after: null })).toBe(false);
});

test('a message of one’s own stands once and in its place, whoever was quicker', () => {
  const [own] = items('f') as [MessageRecord];
  const overtaken = withNewest(known, { items: items('e', 'g'), hasMore: true });
  expect(ids(withMessage(overtaken, own))).toEqual(['c', 'd', 'e', 'f', 'g']);
  expect(ids(withMessage(withMessage(known, own), own))).toEqual(['c', 'd', 'e', 'f']);
});

test('a message of one’s own that is older than the loaded ones comes with the older ones', () => {
  const [own] = items('a') as [MessageRecord];
  expect(withMessage(known, own)).toBe(known);
  expect(ids(withMessage({ ...known, hasMore: false }, own))).toEqual(['a', 'c', 'd', 'e']);
});

test('the first messages of an empty thread', () => {
  const joined = withNewest({ items: [], hasMore: false }, { items: items('a'), hasMore: false });
  expect(ids(joined)).toEqual(['a']);
  expect(joined.hasMore).toBe(false);
});

test('a mark stands on all up to its message but the reader’s own; what was read before keeps its time', () => {
  const [early, late] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'];
  const message = (id: string, senderId: string) => ({ id, text: id, senderId, readBy: [] as MessageRecord['readBy'] });
  const page = {
    items: [
      message('a', 'marta'),
      message('b', 'duarte'),
      message('c', 'marta'),
      message('d', 'marta'),
    ] as MessageRecord[],
    hasMore: false,
  };
  const mark = (upTo: string, readAt: string) => ({ userId: 'duarte', upTo, readAt });
  const marked = withMark(withMark(page, mark('b', early)), mark('c', late));
  expect(marked.items.map(({ readBy }) => readBy.map(({ readAt }) => readAt))).toEqual([[early], [], [late], []]);
});
