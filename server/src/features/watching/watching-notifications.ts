// What people are told of the projects and offers that they follow.
import { type MarketKindName, recordKinds } from '@wattpact/domain/records/kinds';
import type { WatchedNews } from '@wattpact/domain/watching/watched-item';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import { writePrice } from '../../platform/texts/written.ts';
import type { Announcement } from '../notifications/notification-service.ts';
import { listActiveUsers, type Recipient } from '../users/audience-queries.ts';

export interface WatcherNews {
  userId: string;
  news: WatchedNews;
  /** EUR/MWh before and now; null without a price. */
  prices?: readonly [number | null, number | null];
}

interface Changed {
  itemKind: MarketKindName;
  name: string;
  people: WatcherNews[];
}

/** `44,50 → 42,00 €/MWh`, in the reader's figures; nothing where one of the two is no fixed price. */
function priceChange({ prices }: WatcherNews, { language }: Recipient): string | null {
  const [before, now] = prices ?? [];
  if (before == null || now == null) return null;
  return `${writePrice(before, language)} → ${writePrice(now, language)} €/MWh`;
}

export async function watchedItemListener({ recordId, data }: LoggedEvent, { db }: Platform): Promise<Announcement[]> {
  const { itemKind, name, people } = data as unknown as Changed;
  const ids = people.map(({ userId }) => userId);
  const recipients = new Map((await listActiveUsers(db, ids)).map((user) => [user.userId, user]));
  return people.flatMap((watcher) => {
    const recipient = recipients.get(watcher.userId);
    if (!recipient) return [];
    const status = `watched_${watcher.news}`;
    return [
      {
        to: { recipients: [recipient] },
        key: `${itemKind}.${status}`,
        resourceType: itemKind,
        resourceId: recordId,
        resourceName: name,
        status,
        entityType: recordKinds[itemKind].itemKind,
        message: priceChange(watcher, recipient),
        mail: 'saved_search',
      } as const,
    ];
  });
}
