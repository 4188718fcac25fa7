// Tells the savers of searches that a new item matches.
import type { SearchableList } from 'domain/saved-searches/saved-search';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Announcement } from '../notifications/notification-service.ts';

const entityTypes: Partial<Record<SearchableList, 'PROJECT' | 'OFFER'>> = { projects: 'PROJECT', offers: 'OFFER' };

interface Matched {
  list: SearchableList;
  /** The item's. */
  name: string;
  people: { userId: string; search: string }[];
}

/** One announcement per name of a search, so that each reader sees which of his searches it was. */
export function savedSearchListener({ recordId, data }: LoggedEvent): Announcement[] {
  const { list, name, people } = data as unknown as Matched;
  return [...Map.groupBy(people, ({ search }) => search)].map(([search, savers]) => ({
    to: { userIds: savers.map(({ userId }) => userId) },
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
