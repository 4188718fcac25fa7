// Joining what arrived to what was loaded.
import type { MessageRecord } from 'domain/negotiations/negotiation-api';
import { expect, test } from 'vitest';
import { hasOlder, messagesOf, reachesDown, type ThreadPages, withMessage, withNewest } from './thread-pages.ts';

const items = (...ids: string[]) => ids.map((id) => ({ id, text: id }) as MessageRecord);
const known: ThreadPages = {
  pages: [
    { items: items('d', 'e'), hasMore: true },
    { items: items('b', 'c'), hasMore: true },
  ],
  pageParams: [undefined, 'd'],
};
const ids = (pages: ThreadPages) => messagesOf(pages).map(({ id }) => id);

test('older pages stand before newer ones', () => {
  expect(ids(known)).toEqual(['b', 'c', 'd', 'e']);
  expect(hasOlder(known)).toBe(true);
});

test('a fresh page adds what is new, once', () => {
  expect(ids(withNewest(known, { items: items('e', 'f'), hasMore: true }))).toEqual(['b', 'c', 'd', 'e', 'f']);
  expect(ids(withNewest(known, { items: items('d', 'e', 'f'), hasMore: true }))).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('a fresh page that leaves a gap starts the thread anew', () => {
  const joined = withNewest(known, { items: items('g', 'h'), hasMore: true });
  expect(ids(joined)).toEqual(['g', 'h']);
  expect(hasOlder(joined)).toBe(true);
});

test('a few newest ones reach down to what is known, or leave a gap', () => {
  expect(reachesDown(known, { items: items('e', 'f'), hasMore: true })).toBe(true);
  expect(reachesDown(known, { items: items('g', 'h'), hasMore: true })).toBe(false);
  expect(reachesDown(known, { items: items('g', 'h'), hasMore: false })).toBe(true);
});

test('a message of one’s own stands once and in its place, whoever was quicker', () => {
  const [own] = items('f') as [MessageRecord];
  const overtaken = withNewest(known, { items: items('e', 'g'), hasMore: true });
  expect(ids(withMessage(overtaken, own))).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
  expect(ids(withMessage(withMessage(known, own), own))).toEqual(['b', 'c', 'd', 'e', 'f']);
});

test('the first messages of an empty thread', () => {
  const empty: ThreadPages = { pages: [{ items: [], hasMore: false }], pageParams: [undefined] };
  const joined = withNewest(empty, { items: items('a'), hasMore: false });
  expect(ids(joined)).toEqual(['a']);
  expect(hasOlder(joined)).toBe(false);
});
