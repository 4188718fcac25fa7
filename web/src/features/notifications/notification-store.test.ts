// The notification list as notifications arrive, are read and removed; and its groups by day.
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import { expect, test } from 'vitest';
import { groupByDay } from './notification-groups.ts';
import { asRead, itemsOf, type NotificationList, withNews, without } from './notification-store.ts';

const one = (id: string, isRead = false, createdAt = '2026-11-20T10:00:00.000Z'): NotificationRecord => ({
  id,
  isRead,
  createdAt,
  message: '',
  title: {
    translationKey: 'project.approved',
    data: {
      resourceType: 'project',
      resourceId: 'p',
      resourceName: 'Charneca',
      status: 'approved',
      resourceEntity: null,
      entityType: null,
    },
  },
});

const list = (...pages: NotificationRecord[][]): NotificationList => ({
  pages: pages.map((items) => ({ items, total: 3, unreadCount: 2 })),
  pageParams: pages.map((_, index) => index + 1),
});
const ids = (given: NotificationList) => itemsOf(given).map(({ id }) => id);
const unread = ({ pages }: NotificationList) => pages[0]?.unreadCount;

test('[NOT-38] news come first', () => {
  const next = withNews(list([one('b'), one('a', true)], [one('c')]), one('n'));
  expect(ids(next)).toEqual(['n', 'b', 'a', 'c']);
  expect(unread(next)).toBe(3);
});

test('[NOT-38] news of one moment stand in the order of their ids, in whichever they arrive', () => {
  const [first, second] = [one('n1'), one('n2')];
  for (const arrival of [
    [first, second],
    [second, first],
  ])
    expect(ids(arrival.reduce(withNews, list([one('b')], [one('a')])))).toEqual(['n2', 'n1', 'b', 'a']);
});

test('[NOT-39] one that is known already is not there twice', () => {
  const next = withNews(list([one('b'), one('a', true)], [one('c')]), one('c'));
  expect(ids(next)).toEqual(['c', 'b', 'a']);
  expect(unread(next)).toBe(2);
  expect(ids(list([one('a'), one('b')], [one('b'), one('c')]))).toEqual(['a', 'b', 'c']);
});

test('marking counts down once, all together to nothing', () => {
  const start = list([one('b'), one('a', true)], [one('c')]);
  expect(unread(asRead(start, ['b', 'a']))).toBe(1);
  expect(unread(asRead(asRead(start, ['b']), ['b']))).toBe(1);
  expect(unread(asRead(start, 'all'))).toBe(0);
  expect(itemsOf(asRead(start, 'all')).every(({ isRead }) => isRead)).toBe(true);
});

test('a removed one is gone at once, and its badge with it', () => {
  const start = list([one('b'), one('a', true)]);
  expect(ids(without(start, 'b'))).toEqual(['a']);
  expect(unread(without(start, 'b'))).toBe(1);
  expect(unread(without(start, 'a'))).toBe(2);
  expect(without(start, 'z')).toBe(start);
});

test('[NOT-19] [NOT-21] grouped by the day of the reader', () => {
  const now = new Date(2026, 10, 20, 15);
  const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString();
  const groups = groupByDay(
    [one('a', false, at(20, 14)), one('b', false, at(20, 1)), one('c', false, at(19, 23))],
    now,
  );
  expect(groups.map(({ items }) => items.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
});
