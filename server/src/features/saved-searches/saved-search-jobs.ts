// Notifies people whose saved searches match a newly visible item, and deletes searches that nobody brought back.
import type { SearchableList } from '@wattpact/domain/saved-searches/searched-lists';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import { findFilterableRow } from '../../platform/lists/list-row.ts';
import { itemLeftList } from './saved-search-events.ts';
import { matchingSearches, sourceOf } from './saved-search-matching.ts';
import { deleteRemoved, listTold } from './saved-search-queries.ts';

const portion = 10_000;

interface Payload {
  list: SearchableList;
  id: string;
  actorId: string;
}

/**
 * One event per portion, in one transaction: each person is notified once, for the first of their matching searches. An
 * item that has left the list is not announced; it is new again when it returns.
 */
const matchSavedSearches: Job<Payload> = async ({ list, id, actorId }, platform) => {
  const source = sourceOf(list);
  const told = new Set([actorId, ...(await listTold(platform.db, id))]);
  await platform.db.transaction().execute(async (db) => {
    const row = await findFilterableRow(db, source, id);
    const context = { db, platform, actor: null, now: new Date(), requestId: '' };
    if (!row) return itemLeftList.raise(context, { list, id });
    for await (const searches of matchingSearches(db, list, row, portion)) {
      const matches = searches.filter(({ userId }) => !told.has(userId) && told.add(userId));
      if (matches.length === 0) continue;
      const people = matches.map(({ userId, name, id: searchId }) => ({ userId, search: name, searchId }));
      const data = { list, name: row.name, people };
      await recordEvent(context, { recordKind: 'saved_search', recordId: id, action: 'matched', data });
    }
  });
};

const deleteRemovedSearch: Job<{ id: string; removedBy: string }> = async ({ id, removedBy }, { db }) => {
  await deleteRemoved(db, id, new Date(removedBy));
};

export const savedSearchJobs: JobTable = {
  jobs: { match_saved_searches: matchSavedSearches, delete_removed_search: deleteRemovedSearch },
  schedule: [],
};
