// Notifies the owners of saved searches of a matching new item.
import { recordKinds } from '@wattpact/domain/records/kinds';
import { type SearchableList, searchedKindOf } from '@wattpact/domain/saved-searches/searched-lists';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Announcement } from '../notifications/notification-service.ts';
import { listActiveUsers } from '../users/audience-queries.ts';

interface Matched {
  list: SearchableList;
  /** The name of the item. */
  name: string;
  /** Older events lack the search's id. */
  people: { userId: string; search: string; searchId?: string }[];
}

/**
 * One announcement per search name, so that readers see which of their searches matched; different people use different
 * names.
 */
export async function savedSearchListener({ recordId, data }: LoggedEvent, { db }: Platform): Promise<Announcement[]> {
  const { list, name, people } = data as unknown as Matched;
  const users = await listActiveUsers(
    db,
    people.map(({ userId }) => userId),
  );
  const recipients = new Map(users.map((user) => [user.userId, user]));
  const about = (savers: Matched['people']) =>
    ({
      to: { recipients: savers.flatMap(({ userId }) => recipients.get(userId) ?? []) },
      key: 'saved_search.matched',
      resourceType: 'saved_search',
      resourceId: recordId,
      status: 'matched',
      mail: 'saved_search',
    }) as const;
  const { isNameless, itemKind } = recordKinds[searchedKindOf(list)];
  // Where the list shows no names, the notification shows and opens the search.
  if (isNameless)
    return people.map((saver) => ({
      ...about([saver]),
      resourceName: saver.search,
      ...(saver.searchId !== undefined && { savedSearchId: saver.searchId }),
    }));
  return [...Map.groupBy(people, ({ search }) => search)].map(([search, savers]) => ({
    ...about(savers),
    resourceName: name,
    entityType: itemKind,
    message: search,
  }));
}
