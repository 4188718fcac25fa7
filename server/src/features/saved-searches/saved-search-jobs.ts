// Finds whose saved searches a newly visible item matches, by the filters' own declaration.

import { matchesFilters } from '@wattpact/domain/filters/filter-match';
import { type SearchableList, searchDeclarations, searchedKindOf } from '@wattpact/domain/saved-searches/saved-search';
import type { Db } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Job, JobTable } from '../../platform/jobs/job-runner.ts';
import { type FilterableRow, findFilterableRow, plainWords } from '../../platform/lists/list-row.ts';
import { reviewedKind } from '../review/reviewed-kinds.ts';
import { forgetVisible, listTold, listWatched, type WatchedSearch } from './saved-search-queries.ts';

const portion = 10_000;

function sourceOf(list: SearchableList) {
  const kind = reviewedKind(searchedKindOf(list));
  return { table: kind.kind, declaration: searchDeclarations[list], ...kind.search };
}

const textOf = ({ filters }: WatchedSearch) => (typeof filters.searchQuery === 'string' ? filters.searchQuery : '');

/** Those of the portion that match. Nobody has negotiated a new item: `negotiated` matches none. */
async function matching(db: Db, list: SearchableList, searches: WatchedSearch[], row: FilterableRow) {
  const declared = searches.filter(
    ({ filters, isAdmin }) =>
      filters.negotiated !== true && matchesFilters(searchDeclarations[list], filters, row.columns, { isAdmin }),
  );
  const typed = await plainWords(db, declared.map(textOf));
  return declared.filter((_, index) =>
    (typed[index] ?? []).every((word) => row.words.some((known) => known.startsWith(word))),
  );
}

interface Payload {
  list: SearchableList;
  id: string;
  actorId: string;
}

/**
 * One event per portion, in one transaction: whoever matches is told once, under the first of his searches. What has left
 * the list meanwhile nobody hears of; it is new again when it returns.
 */
const matchSavedSearches: Job<Payload> = async ({ list, id, actorId }, platform) => {
  const source = sourceOf(list);
  const told = new Set([actorId, ...(await listTold(platform.db, id))]);
  await platform.db.transaction().execute(async (db) => {
    const row = await findFilterableRow(db, source, id);
    if (!row) return forgetVisible(db, source, id);
    let after: string | undefined;
    do {
      const searches = await listWatched(db, list, { after, limit: portion, columns: row.columns });
      after = searches.length === portion ? searches.at(-1)?.id : undefined;
      const matches = (await matching(db, list, searches, row)).filter(
        ({ userId }) => !told.has(userId) && told.add(userId),
      );
      if (matches.length === 0) continue;
      const context = { db, platform, actor: null, now: new Date(), requestId: '' };
      const people = matches.map(({ userId, name, id: searchId }) => ({ userId, search: name, searchId }));
      const data = { list, name: row.name, people };
      await recordEvent(context, { recordKind: 'saved_search', recordId: id, action: 'matched', data });
    } while (after !== undefined);
  });
};

export const savedSearchJobs: JobTable = { jobs: { match_saved_searches: matchSavedSearches }, schedule: [] };
