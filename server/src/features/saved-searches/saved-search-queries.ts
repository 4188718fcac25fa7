// Every statement on saved searches.

import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import { cappedTotal, type Page } from '@wattpact/domain/filters/page';
import { currentFilters, type SavedSearchPayload } from '@wattpact/domain/saved-searches/saved-search';
import type { SavedSearchRecord } from '@wattpact/domain/saved-searches/saved-search-api';
import { type SearchableList, searchDeclarations } from '@wattpact/domain/saved-searches/searched-lists';
import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { and } from '../../platform/lists/conditions.ts';

const columns = [
  'id',
  'version',
  'name',
  'notify',
  'list_entity as listEntity',
  'filters',
  'created_at as createdAt',
] as const;
type StoredSearch = Omit<SavedSearchRecord, 'droppedFilters'>;

const recordOf = (stored: unknown): SavedSearchRecord => {
  const search = stored as StoredSearch;
  return { ...search, ...currentFilters(search.listEntity, search.filters) };
};

/** The user's own, newest first. */
export async function listSearches(
  db: Db,
  userId: string,
  { page, limit, listEntity }: { page: number; limit: number; listEntity?: SearchableList | undefined },
): Promise<Page<SavedSearchRecord>> {
  let mine = db.selectFrom('saved_search').where('user_id', '=', userId).where('removed_at', 'is', null);
  if (listEntity) mine = mine.where('list_entity', '=', listEntity);
  const [items, counted] = await Promise.all([
    mine
      .select(columns)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    mine.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { items: items.map(recordOf), ...cappedTotal(counted.count), page, limit };
}

/** Locks the user's searches until the transaction ends, so that they can be counted. */
export async function lockSearches(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved searches'), hashtext(${userId}))`.execute(db);
}

/** Up to the maximum number per person. */
export async function countSearches(db: Db, userId: string, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from saved_search where user_id = ${userId} and removed_at is null limit ${most}) s`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findSearch(db: Db, userId: string, id: string): Promise<SavedSearchRecord | undefined> {
  const mine = db
    .selectFrom('saved_search')
    .select(columns)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null);
  // A change locks the search whose version it checks.
  const row = await (db.isTransaction ? mine.forUpdate() : mine).executeTakeFirst();
  return row && recordOf(row);
}

interface Saved {
  id: string;
  userId: string;
  payload: SavedSearchPayload;
  now: Date;
}

const valuesOf = ({ payload: { name, notify, listEntity, filters }, now }: Saved) => ({
  name,
  notify,
  list_entity: listEntity,
  filters: json(filters),
  updated_at: now.toISOString(),
});

export const insertSearch = (db: Db, saved: Saved) =>
  db
    .insertInto('saved_search')
    .values({ id: saved.id, user_id: saved.userId, created_at: saved.now.toISOString(), ...valuesOf(saved) })
    .execute();

export const updateSearch = (db: Db, saved: Saved) =>
  db
    .updateTable('saved_search')
    .set((row) => ({ ...valuesOf(saved), version: row('version', '+', 1) }))
    .where('id', '=', saved.id)
    .where('user_id', '=', saved.userId)
    .returning('id')
    .executeTakeFirst();

/** Hides the search; `deleteRemoved` deletes it later. */
export const markRemoved = (db: Db, userId: string, id: string, now: Date) =>
  db
    .updateTable('saved_search')
    .set({ removed_at: now.toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

/** The search as it was, its alerts included. */
export const unmarkRemoved = (db: Db, userId: string, id: string) =>
  db
    .updateTable('saved_search')
    .set({ removed_at: null })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('removed_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();

/** Nothing if it was brought back, or brought back and removed again later. */
export const deleteRemoved = (db: Db, id: string, removedBy: Date) =>
  db.deleteFrom('saved_search').where('id', '=', id).where('removed_at', '<=', removedBy.toISOString()).execute();

export interface WatchedSearch {
  id: string;
  userId: string;
  name: string;
  filters: Record<string, unknown>;
  isAdmin: boolean;
}

/** People whom an earlier run has notified of the item, because a job may run twice. */
export async function listTold(db: Db, itemId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct person ->> 'userId' as "userId"
    from event e cross join jsonb_array_elements(e.data -> 'people') person
    where e.record_kind = 'saved_search' and e.record_id = ${itemId} and e.action = 'matched'`.execute(db);
  return rows.map(({ userId }) => userId);
}

/** Columns of a new item by name. */
type Columns = Readonly<Record<string, unknown>>;

/** A bound that the list accepts and that the value violates; other values are checked later. */
function breaks(name: string, sign: RawBuilder<unknown>, held: unknown, range: FilterDeclaration['range']) {
  const bound = sql`(s.filters ->> ${name})::numeric`;
  const beyond = held === null || held === undefined ? sql`true` : sql`${bound} ${sign} ${held}::numeric`;
  return sql<boolean>`case when jsonb_typeof(s.filters -> ${name}) = 'number'
    then ${bound} between ${range?.min ?? 0} and ${range?.max ?? 10_000_000} and ${beyond} else false end`;
}

/**
 * Excludes most searches that cannot match the item, so that few are fetched, by the choices and plain ranges of the
 * list's declaration. `matchesFilters` checks the rest. Values that the list no longer accepts exclude no search.
 */
function mayMatch(list: SearchableList, columns: Columns): RawBuilder<boolean>[] {
  const filters: readonly FilterDeclaration[] = searchDeclarations[list].filters;
  return filters.flatMap(({ name, column, many, names, kind, bands, adminOnly, options, range }) => {
    if (column === undefined || adminOnly || bands) return [];
    const held = columns[column];
    if (many) {
      const values = [held ?? []].flat().map(String);
      const isOpen = options
        ? sql`not s.filters -> ${name} ?| ${options}::text[]`
        : sql`s.filters -> ${name} = '[]'::jsonb`;
      return [sql<boolean>`coalesce(s.filters -> ${name} ?| ${values}::text[] or ${isOpen}, true)`];
    }
    if (!names || kind === 'date') return [];
    return [
      sql<boolean>`not ${breaks(names.min, sql`>`, held, range)}`,
      sql<boolean>`not ${breaks(names.max, sql`<`, held, range)}`,
    ];
  });
}

/** Searches with notifications that may match, of active users with access to the market; in portions, by id. */
export async function listWatched(
  db: Db,
  list: SearchableList,
  { after, limit, columns }: { after: string | undefined; limit: number; columns: Columns },
): Promise<WatchedSearch[]> {
  const { rows } = await sql<WatchedSearch>`
    select s.id, s.user_id as "userId", s.name, s.filters, u.is_admin as "isAdmin"
    from saved_search s join app_user u on u.id = s.user_id
    where s.list_entity = ${list} and s.notify and s.removed_at is null and u.status = 'active'
      and (u.is_admin or exists (
        select from employee e join legal_entity l on l.id = e.legal_entity_id
        where e.user_id = u.id and e.removed_at is null and l.status = 'approved'))
      and ${and(mayMatch(list, columns))}
      and ${after === undefined ? sql`true` : sql`s.id > ${after}`}
    order by s.id limit ${limit}`.execute(db);
  return rows.map((search) => ({ ...search, ...currentFilters(list, search.filters) }));
}
