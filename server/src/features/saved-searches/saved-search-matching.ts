// Which saved searches match an item of a list, by the filters' declaration.
import { matchesFilters } from '@wattpact/domain/filters/filter-match';
import {
  type SearchableList,
  searchDeclarations,
  searchedKindOf,
} from '@wattpact/domain/saved-searches/searched-lists';
import type { Db } from '../../platform/database/database.ts';
import { wordsOf } from '../../platform/lists/free-text.ts';
import { type FilterableRow, hasWords } from '../../platform/lists/list-row.ts';
import { reviewedKind } from '../review/reviewed-kinds.ts';
import { listWatched, type WatchedSearch } from './saved-search-queries.ts';

export function sourceOf(list: SearchableList) {
  const kind = reviewedKind(searchedKindOf(list));
  return { table: kind.kind, declaration: searchDeclarations[list], ...kind.search };
}

const textOf = ({ filters }: WatchedSearch) => (typeof filters.searchQuery === 'string' ? filters.searchQuery : '');

/** Nobody has negotiated a new item, nor follows it: `negotiated` and `watched` match none. */
function matching(list: SearchableList, searches: WatchedSearch[], row: FilterableRow) {
  return searches.filter(
    (search) =>
      search.filters.negotiated !== true &&
      search.filters.watched !== true &&
      matchesFilters(searchDeclarations[list], search.filters, row.columns, search) &&
      hasWords(row, wordsOf(textOf(search))),
  );
}

/** Portions of the searches with notifications that match the row. */
export async function* matchingSearches(
  db: Db,
  list: SearchableList,
  row: FilterableRow,
  portion: number,
): AsyncGenerator<WatchedSearch[]> {
  let after: string | undefined;
  do {
    const searches = await listWatched(db, list, { after, limit: portion, columns: row.columns });
    after = searches.length === portion ? searches.at(-1)?.id : undefined;
    yield matching(list, searches, row);
  } while (after !== undefined);
}
