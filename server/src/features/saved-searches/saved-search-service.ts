// The rules of saved searches: their owners, and when they are matched.
import {
  mostSavedSearches,
  removedSearchKeptMs,
  type SavedSearchPayload,
} from '@wattpact/domain/saved-searches/saved-search';
import type { SavedSearchRecord } from '@wattpact/domain/saved-searches/saved-search-api';
import type { SearchableList } from '@wattpact/domain/saved-searches/searched-lists';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { conflict, found } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, postpone } from '../../platform/jobs/enqueue.ts';
import {
  countSearches,
  findSearch,
  insertSearch,
  lockSearches,
  markRemoved,
  unmarkRemoved,
  updateSearch,
} from './saved-search-queries.ts';

const announcementOf = (list: SearchableList, id: string) => `announce ${list} ${id}`;

/**
 * Strangers may see an item of the list for the first time: a job notifies people whose search matches it. The caller
 * ensures that this happens once per item.
 */
export const announceVisible = ({ db, actor, heldUntil }: Context, list: SearchableList, id: string): Promise<void> =>
  enqueue(
    db,
    'match_saved_searches',
    { list, id, actorId: actor.id },
    {
      key: announcementOf(list, id),
      canWait: true,
      ...(heldUntil && { runAt: heldUntil }),
    },
  );

/** Of an item that is not announced yet, and whose visibility may be undone until later than was thought. */
export async function postponeAnnouncement({ db, heldUntil }: Context, list: SearchableList, id: string) {
  if (heldUntil) await postpone(db, announcementOf(list, id), heldUntil);
}

/** @throws 404 for another's */
export const getSearch = async ({ db, actor }: Context, id: string): Promise<SavedSearchRecord> =>
  found(await findSearch(db, actor.id, id));

/** @throws 409 above the maximum number */
async function checkRoom({ db, actor }: Context): Promise<void> {
  await lockSearches(db, actor.id);
  if ((await countSearches(db, actor.id, mostSavedSearches)) >= mostSavedSearches)
    throw conflict('error_too_many_saved_searches');
}

/** @throws 409 above the maximum number */
export async function createSearch(context: Context, payload: SavedSearchPayload): Promise<SavedSearchRecord> {
  const { db, actor, now } = context;
  await checkRoom(context);
  const id = newId(now);
  await insertSearch(db, { id, userId: actor.id, payload, now });
  return getSearch(context, id);
}

/** @throws 404 for another's, 412 */
export async function replaceSearch(context: Context, id: string, payload: SavedSearchPayload) {
  const { db, actor, now } = context;
  checkVersion(context, (await getSearch(context, id)).version);
  found(await updateSearch(db, { id, userId: actor.id, payload, now }));
  return getSearch(context, id);
}

/** It can be brought back for a while. @throws 404 for another's */
export async function removeSearch({ db, actor, now }: Context, id: string): Promise<void> {
  found(await markRemoved(db, actor.id, id, now));
  const runAt = new Date(now.getTime() + removedSearchKeptMs);
  await enqueue(db, 'delete_removed_search', { id, removedBy: now.toISOString() }, { runAt, canWait: true });
}

/** Undoes the deletion. @throws 404 for another's, and once it is gone; 409 above the maximum number */
export async function restoreSearch(context: Context, id: string): Promise<SavedSearchRecord> {
  const { db, actor } = context;
  await checkRoom(context);
  found(await unmarkRemoved(db, actor.id, id));
  return getSearch(context, id);
}
