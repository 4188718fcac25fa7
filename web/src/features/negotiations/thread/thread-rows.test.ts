// How a thread is grouped, and where its unread line is.
import type { MessageRecord, TemplateSummary } from '@wattpact/domain/negotiations/negotiation-api';
import { expect, test } from 'vitest';
import { firstUnreadOf, messageEntry, threadRows, withVersions } from './thread-rows.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

const message = (id: string, senderId: string, createdAt: string): MessageRecord => ({
  id,
  text: id,
  senderId,
  senderName: senderId,
  legalEntityId: 'e',
  createdAt,
  files: [],
  termRef: null,
  readBy: [],
});
const draft = (version: number, createdAt: string): TemplateSummary => ({
  id: `v${version}`,
  version,
  createdAt,
  authorId: 'paulo',
  authorName: 'paulo',
  acceptances: [],
  legalEntityId: 'e',
});
const shape = (rows: ReturnType<typeof threadRows>) =>
  rows.map((row) =>
    row.kind === 'group'
      ? `${row.authorId}: ${row.entries.map(({ key }) => key).join(' ')}`
      : row.kind === 'day'
        ? `day${row.unread ? ` ${row.unread}` : ''}`
        : `unread ${row.unread}`,
  );

const thread = [
  message('a', 'marta', at(19, 16, 48)),
  message('b', 'marta', at(19, 16, 49)),
  message('c', 'duarte', at(19, 17, 30)),
  message('d', 'marta', at(19, 17, 31)),
  message('e', 'marta', at(19, 17, 55)),
  message('f', 'paulo', at(20, 14, 18)),
];

test('by day and sender; a longer silence starts anew', () => {
  expect(shape(threadRows(thread.map(messageEntry)))).toEqual([
    'day',
    'marta: a b',
    'duarte: c',
    'marta: d',
    'marta: e',
    'day',
    'paulo: f',
  ]);
});

test('what somebody of both companies wrote for each stands apart; what waits joins the last', () => {
  const waiting = { key: 'w', text: 'w', files: [], at: at(19, 16, 50), state: 'waiting' } as const;
  const entries = [
    messageEntry(message('a', 'marta', at(19, 16, 48))),
    messageEntry({ ...message('b', 'marta', at(19, 16, 49)), legalEntityId: 'f' }),
    { kind: 'waiting', key: 'w', at: at(19, 16, 50), authorId: 'marta', authorName: 'marta', waiting } as const,
  ];
  expect(shape(threadRows(entries))).toEqual(['day', 'marta: a', 'marta: b w']);
});

test('the unread line parts a group, and joins the day where it begins with one', () => {
  const entries = thread.map(messageEntry);
  expect(shape(threadRows(entries, { firstKey: 'b', count: 4 }))).toContain('unread 4');
  expect(shape(threadRows(entries, { firstKey: 'f', count: 1 }))).toEqual([
    'day',
    'marta: a b',
    'duarte: c',
    'marta: d',
    'marta: e',
    'day 1',
    'paulo: f',
  ]);
});

test('unread are the newest messages and versions of others', () => {
  const entries = withVersions(thread.map(messageEntry), [draft(2, at(20, 14, 19)), draft(1, at(19, 17, 40))], false);
  expect(firstUnreadOf(entries, 1, 'duarte')).toBe('v2');
  expect(firstUnreadOf(entries, 4, 'duarte')).toBe('v1');
  expect(firstUnreadOf(entries, 4, 'paulo')).toBe('b');
  expect(firstUnreadOf(entries, 0, 'duarte')).toBeUndefined();
  // More are unread than are loaded: the line is above the first loaded one.
  expect(firstUnreadOf(entries, 60, 'duarte')).toBe('a');
});

test('drafts stand where they were sent, those of older messages wait for them', () => {
  const drafts = [draft(2, at(20, 14, 19)), draft(1, at(10, 9))];
  const keys = (hasOlder: boolean) => withVersions(thread.map(messageEntry), drafts, hasOlder).map(({ key }) => key);
  expect(keys(false)).toEqual(['v1', 'a', 'b', 'c', 'd', 'e', 'f', 'v2']);
  expect(keys(true)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'v2']);
  // Entries with the same time are ordered by id.
  const alike = ['a', 'x'].map((id) => messageEntry(message(id, 'marta', at(19, 16))));
  expect(withVersions(alike, [draft(1, at(19, 16))], false).map(({ key }) => key)).toEqual(['a', 'v1', 'x']);
  expect(withVersions([], [draft(1, at(10, 9))], false).map(({ key }) => key)).toEqual(['v1']);
});
