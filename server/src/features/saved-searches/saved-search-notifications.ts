// Tells the savers of searches that a new item matches.
import type { SearchableList } from 'domain/saved-searches/saved-search';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Announcement } from '../notifications/notification-service.ts';
import { listActiveUsers } from '../users/audience-queries.ts';

const entityTypes: Partial<Record<SearchableList, 'PROJECT' | 'OFFER'>> = { projects: 'PROJECT', offers: 'OFFER' };

interface Matched {
  list: SearchableList;
  /** The item's. */
  name: string;
  people: { userId: string; search: string }[];
}

/** One announcement per name of a search, so that each reader sees which of his searches it was: names are many. */
export async function savedSearchListener({ recordId, data }: LoggedEvent, { db }: Platform): Promise<Announcement[]> {
  const { list, name, people } = data as unknown as Matched;
  const users = await listActiveUsers(
    db,
    people.map(({ userId }) => userId),
  );
  const recipients = new Map(users.map((user) => [user.userId, user]));
  return [...Map.groupBy(people, ({ search }) => search)].map(([search, savers]) => ({
    to: { recipients: savers.flatMap(({ userId }) => recipients.get(userId) ?? []) },
    key: 'saved_search.matched',
    resourceType: 'saved_search',
    resourceId: recordId,
    // The public database of contracts names none of them.
    resourceName: list === 'energy-contracts' ? search : name,
    status: 'matched',
    entityType: entityTypes[list] ?? null,
    message: search,
    mail: 'saved_search',
  }));
}
