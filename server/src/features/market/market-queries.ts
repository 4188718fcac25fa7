// The statements on the tables of projects and offers, which have the same columns except for their content.

import { entitiesWith } from '@wattpact/domain/access/roles';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { type RawBuilder, sql } from 'kysely';
import { callerId } from '../../platform/caller.ts';
import { type Db, json } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/statement-marks.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { type Condition, column } from '../../platform/lists/conditions.ts';
import { type ListSource, listPage } from '../../platform/lists/list-page.ts';
import { inReadingOrder } from '../../platform/lists/name-order.ts';
import type { FoundRow, ItemRef, MarketKind, MarketRow } from './market-kind.ts';
import { inMarketplace, isInsider, isOwn, visibleTo } from './market-visibility.ts';

type Kind<Content extends object> = MarketKind<Content>;

const negotiationColumns: Record<MarketKindName, string> = { project: 'n.project_id', offer: 'n.offer_id' };

/** One of the actor's entities negotiates the item, or has negotiated it. */
function isNegotiated(kind: MarketKindName, actor: SignedIn): Condition {
  const own = entitiesWith(actor, 'view');
  return sql<boolean>`exists (select from negotiation n where ${sql.ref(negotiationColumns[kind])} = t.id
    and (n.counterparty_entity_id = any(${own}::uuid[]) or n.owner_entity_id = any(${own}::uuid[])))`;
}

function marketColumns<Content extends object>(kind: Kind<Content>, actor: SignedIn): RawBuilder<MarketRow<Content>> {
  const forInsiders = (value: RawBuilder<unknown>) => sql`case when ${isInsider(actor)} then ${value} end`;
  return sql<MarketRow<Content>>`t.id, t.version, t.status, t.content, t.is_published as "isPublished",
    t.created_at as "createdAt", t.updated_at as "updatedAt", ${kind.parentColumn} as "parentId",
    ${kind.ownerJson} as owner, t.negotiation_status as "negotiationStatus",
    ${isNegotiated(kind.kind, actor)} as "hasNegotiation", ${kind.isWatchedBy(callerId(actor))} as "isWatched",
    ${forInsiders(sql`t.ongoing_negotiations`)} as "ongoingNegotiations",
    ${forInsiders(kind.viewCount)} as "viewCount"`;
}
const owner = sql`join legal_entity e on e.id = t.owner_id`;

const besideColumns = (columns: object, of = (value: RawBuilder<unknown>) => value) =>
  Object.entries(columns as Record<string, RawBuilder<unknown>>).map(
    ([name, value]) => sql`, ${of(value)} as ${sql.ref(name)}`,
  );

/** What stands beside the row for every reader; it follows other columns, so each begins with a comma. */
const forAll = (kind: MarketKind) => sql.join(besideColumns(kind.beside), sql``);
const forInsidersOf = (kind: MarketKind, actor: SignedIn) =>
  sql.join(
    besideColumns(kind.besideForInsiders(actor), (value) => sql`case when ${isInsider(actor)} then ${value} end`),
    sql``,
  );

/** The three lists: the actor's own, the marketplace, the administrators'. */
export type ListOf = 'own' | 'market' | 'all';

export function sourceOf<Content extends object>(
  actor: SignedIn,
  kind: Kind<Content>,
  query: ListQuery,
  which: ListOf,
): ListSource<MarketRow<Content>> {
  const scope = { own: isOwn(actor), market: inMarketplace, all: sql<boolean>`true` }[which];
  return {
    table: kind.kind,
    declaration: which === 'market' ? kind.searchList : kind.ownList,
    where: [
      scope,
      ...(which === 'market' ? [] : [sql<boolean>`t.status <> 'deleted'`]),
      ...(query.negotiated === true ? [isNegotiated(kind.kind, actor)] : []),
      ...(query.watched === true ? [kind.isWatchedBy(callerId(actor))] : []),
    ],
    select: marketColumns(kind, actor),
    join: owner,
    isAdmin: actor.isAdmin,
    language: actor.language,
    facets: kind.facets,
    keepsTotal: which === 'market',
  };
}

export function listItems<Content extends object, Beside extends object>(
  { db, actor }: Context,
  kind: MarketKind<Content, Beside>,
  query: ListQuery,
  which: ListOf,
): Promise<Page<MarketRow<Content> & Beside>> {
  const source = sourceOf(actor, kind, query, which);
  const select = sql<MarketRow<Content> & Beside>`${source.select} ${forAll(kind)}`;
  return listPage(db, { ...source, select }, query);
}

/** Only administrators see deleted items. */
export async function findItem<Content extends object, Beside extends object, ForInsiders extends object>(
  db: Db,
  kind: MarketKind<Content, Beside, ForInsiders>,
  actor: SignedIn,
  id: string,
): Promise<FoundRow<Content, Beside, ForInsiders> | undefined> {
  const { rows } = await sql<FoundRow<Content, Beside, ForInsiders>>`
    select ${prepared} ${marketColumns(kind, actor)} ${forAll(kind)} ${forInsidersOf(kind, actor)}
    from ${sql.table(kind.kind)} t ${owner}
    where t.id = ${id} and ${visibleTo(actor)}
      and (${actor.isAdmin} or t.status <> 'deleted')`.execute(db);
  return rows[0];
}

/** The actor's own items in these statuses by name, published or not, contracted offers included. */
export async function listApproved<Content extends object>(
  db: Db,
  kind: Kind<Content>,
  actor: SignedIn,
  statuses: readonly string[],
): Promise<{ id: string; ownerId: string; content: Content }[]> {
  const { rows } = await sql<{ id: string; ownerId: string; content: Content }>`
    select t.id, t.owner_id as "ownerId", t.content from ${sql.table(kind.kind)} t
    where ${isOwn(actor)} and t.status = any(${statuses}::text[])
    order by ${inReadingOrder(column('name'), actor.language)}, t.id`.execute(db);
  return rows;
}

export async function ownsItem(db: Db, kind: MarketKindName, actor: SignedIn, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(kind)} t where t.id = ${id} and ${isOwn(actor)} and t.status <> 'deleted'`.execute(db);
  return rows.length > 0;
}

export interface LockedItem<Content> {
  id: string;
  name: string;
  status: string;
  ownerId: string;
  isPublished: boolean;
  negotiationStatus: string;
  createdBy: string;
  content: Content;
}

/** Finds the item for any caller, because contracts and negotiations change it. Deleted items are not found. */
export async function lockItem<Content>(db: Db, { kind, id }: ItemRef): Promise<LockedItem<Content> | undefined> {
  const { rows } = await sql<LockedItem<Content>>`
    select t.id, t.name, t.status, t.owner_id as "ownerId", t.is_published as "isPublished",
      t.negotiation_status as "negotiationStatus", t.created_by as "createdBy", t.content
    from ${sql.table(kind)} t where t.id = ${id} and t.status <> 'deleted' for update`.execute(db);
  return rows[0];
}

interface NewRow {
  id: string;
  ownerId: string;
  status: string;
  isPublished: boolean;
  content: object;
  createdBy: string;
  now: Date;
  parentId?: string;
}

/** The searchable text of item `t` and its owner `e`: their names and the item's place. */
const searchText: Record<MarketKindName, RawBuilder<string>> = {
  project: sql<string>`concat_ws(' ', t.content ->> 'designation', e.name, t.content #>> '{location,parish}',
    t.content #>> '{location,municipality}')`,
  offer: sql<string>`concat_ws(' ', t.content ->> 'name', e.name)`,
};

/** @returns its searchable text */
export async function insertItem(db: Db, kind: MarketKindName, row: NewRow): Promise<string> {
  const at = row.now.toISOString();
  const [parentColumn, parentId] = row.parentId
    ? [sql`, parent_project_id`, sql`, ${row.parentId}::uuid`]
    : [sql``, sql``];
  const { rows } = await sql<{ search_text: string }>`
    insert ${prepared} into ${sql.table(kind)} (id, owner_id, status, is_published, content, search_text, created_by, created_at,
      updated_at, submitted_at ${parentColumn})
    select ${row.id}::uuid, e.id, ${row.status}, ${row.isPublished}::boolean, t.content, ${searchText[kind]},
      ${row.createdBy}::uuid, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz ${parentId}
    from legal_entity e, (select ${json(row.content)}::jsonb as content) t where e.id = ${row.ownerId}
    returning search_text`.execute(db);
  return rows[0]?.search_text ?? '';
}

/**
 * Updates the searchable text after a change of its name, its owner's name or its place.
 * @returns the new text, if it changed
 */
export async function writeSearchText(
  db: Db,
  kind: MarketKindName,
  of: { id: string } | { ownerId: string },
): Promise<string | undefined> {
  const which = 'id' in of ? sql`t.id = ${of.id}` : sql`t.owner_id = ${of.ownerId} and t.status <> 'deleted'`;
  const { rows } = await sql<{ search_text: string }>`
    update ${sql.table(kind)} t set search_text = ${searchText[kind]}
    from legal_entity e where e.id = t.owner_id and ${which} and t.search_text is distinct from ${searchText[kind]}
    returning search_text`.execute(db);
  return rows[0]?.search_text;
}

/** @returns true once per item: when strangers may see it for the first time */
export async function markFirstVisible(db: Db, { kind, id }: ItemRef, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update ${sql.table(kind)} t set first_visible_at = ${now.toISOString()}
    where t.id = ${id} and t.first_visible_at is null and ${inMarketplace} returning t.id`.execute(db);
  return rows.length > 0;
}

/** Lets the item count as new when strangers may see it again, unless the marketplace shows it by now. */
export async function forgetVisible(db: Db, { kind, id }: ItemRef): Promise<void> {
  await sql`update ${sql.table(kind)} t set first_visible_at = null where t.id = ${id} and not ${inMarketplace}`.execute(
    db,
  );
}

/** Contracted or closed: it can no longer be negotiated and leaves the marketplace. */
export async function closeItem(db: Db, { kind, id }: ItemRef, status: string | undefined, now: Date): Promise<void> {
  await sql`
    update ${sql.table(kind)} set negotiation_status = 'CLOSED', ongoing_negotiations = 0, is_published = false,
      version = version + 1, updated_at = ${now.toISOString()}${status ? sql`, status = ${status}` : sql``}
    where id = ${id}`.execute(db);
}

export async function countItems(db: Db, kind: MarketKindName, ownerId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(kind)} where owner_id = ${ownerId} and status <> 'deleted'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns the items that this call deleted */
export async function removeItems(
  db: Db,
  kind: MarketKindName,
  ownerId: string,
  now: Date,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    update ${sql.table(kind)} set status = 'deleted', is_published = false, version = version + 1,
      updated_at = ${now.toISOString()}
    where owner_id = ${ownerId} and status <> 'deleted' returning id, name`.execute(db);
  return rows;
}
