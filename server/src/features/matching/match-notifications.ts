// What companies are told of an item that fits one of theirs.
import { type MarketKindName, recordKinds } from '@wattpact/domain/records/kinds';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Announcement } from '../notifications/notification-service.ts';
import { usersByEntity } from '../users/audience-queries.ts';

/** An own item that the new one fits. */
export interface MatchNews {
  id: string;
  name: string;
  entityId: string;
  score: number;
}

interface Matched {
  itemKind: MarketKindName;
  name: string;
  /** The best first. */
  news: MatchNews[];
}

/** Each company hears of its best pair alone. */
export async function matchListener({ recordId, data }: LoggedEvent, { db }: Platform): Promise<Announcement[]> {
  const { itemKind, name, news } = data as unknown as Matched;
  const best = [...Map.groupBy(news, ({ entityId }) => entityId).values()].flatMap(([first]) => first ?? []);
  const people = await usersByEntity(
    db,
    best.map(({ entityId }) => entityId),
    'view',
  );
  return best.map(
    (one) =>
      ({
        to: { recipients: people.get(one.entityId) ?? [] },
        key: `${itemKind}.matched`,
        resourceType: itemKind,
        resourceId: recordId,
        resourceName: name,
        status: 'matched',
        entityType: recordKinds[itemKind].itemKind,
        message: `${one.name}: ${one.score}/100`,
        mail: 'match',
      }) as const,
  );
}
