// Notifications by day, newest first.
import type { NotificationRecord } from '@wattpact/domain/notifications/notification';
import { daysFromNow } from '../../platform/words/formats.ts';

export interface NotificationGroup {
  /** The first notification of a group gives its day. */
  createdAt: string;
  items: NotificationRecord[];
}

export function groupByDay(items: readonly NotificationRecord[], now = new Date()): NotificationGroup[] {
  const groups: NotificationGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && daysFromNow(last.createdAt, now) === daysFromNow(item.createdAt, now)) last.items.push(item);
    else groups.push({ createdAt: item.createdAt, items: [item] });
  }
  return groups;
}
