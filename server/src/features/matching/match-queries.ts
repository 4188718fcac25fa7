// Every statement about what fits a project or an offer: the two sides, the candidates, and the hidden counterparts.
import type { Actor } from '@wattpact/domain/access/roles';
import { mostCandidates } from '@wattpact/domain/matching/match-api';
import type { OfferContent } from '@wattpact/domain/offers/offer';
import type { ProjectContent } from '@wattpact/domain/projects/project';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { ItemRef } from '../market/market-kind.ts';
import { inMarketplace, visibleTo } from '../market/market-visibility.ts';

export interface MatchedContent {
  project: ProjectContent;
  offer: OfferContent;
}

export interface Candidate<Kind extends MarketKindName> {
  id: string;
  name: string;
  ownerId: string;
  ownerName: string;
  content: MatchedContent[Kind];
  createdAt: string;
  isHidden: boolean;
}

export interface MatchedItem<Kind extends MarketKindName> {
  id: string;
  ownerId: string;
  content: MatchedContent[Kind];
  /** Sold, contracted or closed by an administrator: nothing fits it any more. */
  isClosed: boolean;
}

/** Undefined when it does not exist, is deleted, or the actor may not see it. */
export async function findMatchedItem<Kind extends MarketKindName>(
  db: Db,
  actor: Actor,
  kind: Kind,
  id: string,
): Promise<MatchedItem<Kind> | undefined> {
  const { rows } = await sql<MatchedItem<Kind>>`
    select t.id, t.owner_id as "ownerId", t.content,
      t.status = 'closed' or t.negotiation_status = 'CLOSED' as "isClosed"
    from ${sql.table(kind)} t where t.id = ${id} and t.status <> 'deleted' and ${visibleTo(actor)}`.execute(db);
  return rows[0];
}

/** The newest of the market, whether they pass the gates or not. */
export const newestOfMarket = (kind: MarketKindName): RawBuilder<unknown> => sql`
  select t.id from ${sql.table(kind)} t where ${inMarketplace} order by t.created_at desc, t.id desc limit ${mostCandidates}`;

/** The candidates with what is scored. */
export async function readCandidates<Kind extends MarketKindName>(
  db: Db,
  kind: Kind,
  ownEntityId: string,
  chosen: RawBuilder<unknown> | undefined,
): Promise<Candidate<Kind>[]> {
  if (!chosen) return [];
  const { rows } = await sql<Candidate<Kind>>`
    select t.id, t.name, t.owner_id as "ownerId", e.name as "ownerName", t.content, t.created_at as "createdAt",
      exists (select from hidden_match h where h.legal_entity_id = ${ownEntityId}
        and h.item_kind = ${kind} and h.item_id = t.id) as "isHidden"
    from (${chosen}) c join ${sql.table(kind)} t on t.id = c.id join legal_entity e on e.id = t.owner_id`.execute(db);
  return rows;
}

interface Hiding {
  entityId: string;
  kind: MarketKindName;
  id: string;
}

/**
 * Waits for a deletion of the company or the item that is under way, and then stores nothing.
 * @returns undefined where one of the two is gone; else whether it is hidden by this call
 */
export async function insertHidden(
  db: Db,
  { entityId, kind, id }: Hiding,
  userId: string,
  now: Date,
): Promise<boolean | undefined> {
  const { rows: both } = await sql`
    select from legal_entity e, ${sql.table(kind)} t
    where e.id = ${entityId} and e.status <> 'deleted' and t.id = ${id} and t.status <> 'deleted' for share`.execute(
    db,
  );
  if (both.length === 0) return undefined;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('hidden_match')
    .values({
      legal_entity_id: entityId,
      item_kind: kind,
      item_id: id,
      hidden_by: userId,
      hidden_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function isHiddenBy(db: Db, { entityId, kind, id }: Hiding): Promise<boolean> {
  const { rows } = await sql`
    select from hidden_match where legal_entity_id = ${entityId} and item_kind = ${kind} and item_id = ${id}`.execute(
    db,
  );
  return rows.length > 0;
}

/** @returns whether it was hidden */
export async function deleteHidden(db: Db, { entityId, kind, id }: Hiding): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('hidden_match')
    .where('legal_entity_id', '=', entityId)
    .where('item_kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What all companies have hidden, and what was told of it. */
export const deleteMatchesOfItem = (db: Db, { kind, id }: ItemRef) =>
  sql`
  with told as (delete from told_match where ${sql.ref(kind === 'project' ? 'project_id' : 'offer_id')} = ${id})
  delete from hidden_match where item_kind = ${kind} and item_id = ${id}`.execute(db);

export interface ShownItem<Kind extends MarketKindName> {
  name: string;
  ownerId: string;
  content: MatchedContent[Kind];
}

/** Undefined where the market does not show it. It is locked, so that two jobs do not tell the same. */
export async function lockShownItem<Kind extends MarketKindName>(
  db: Db,
  { kind, id }: { kind: Kind; id: string },
): Promise<ShownItem<Kind> | undefined> {
  const { rows } = await sql<ShownItem<Kind>>`
    select t.name, t.owner_id as "ownerId", t.content from ${sql.table(kind)} t
    where t.id = ${id} and ${inMarketplace} for no key update`.execute(db);
  return rows[0];
}

/** The companies that do not want to hear of an item. */
export async function listHiders(db: Db, { kind, id }: ItemRef): Promise<string[]> {
  const rows = await db
    .selectFrom('hidden_match')
    .select('legal_entity_id as id')
    .where('item_id', '=', id)
    .where('item_kind', '=', kind)
    .execute();
  return rows.map((row) => row.id);
}

/** So many points more are news of a pair that was told before. */
const newsAgain = 10;

/** Notes what is told. @returns the counterparts of which it is news */
export async function noteTold(
  db: Db,
  { kind, id }: ItemRef,
  pairs: readonly { id: string; score: number }[],
  now: Date,
): Promise<Set<string>> {
  const [own, other] =
    kind === 'project' ? (['project_id', 'offer_id'] as const) : (['offer_id', 'project_id'] as const);
  const { rows } = await sql<{ id: string }>`
    insert into told_match (${sql.ref(own)}, ${sql.ref(other)}, score, told_at)
    select ${id}::uuid, p.id, p.score, ${now.toISOString()}::timestamptz
    from unnest(${pairs.map((pair) => pair.id)}::uuid[], ${pairs.map((pair) => pair.score)}::int[]) p (id, score)
    order by p.id
    on conflict (project_id, offer_id) do update set score = excluded.score, told_at = excluded.told_at
      where excluded.score >= told_match.score + ${newsAgain}
    returning ${sql.ref(other)} as id`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** What the company has hidden, and what is kept of its own items. */
export const deleteMatchesOf = (db: Db, entityId: string) =>
  sql`
  with told as (delete from told_match where project_id in (select id from project where owner_id = ${entityId})
    or offer_id in (select id from offer where owner_id = ${entityId}))
  delete from hidden_match h where h.legal_entity_id = ${entityId}
    or (h.item_kind = 'project' and h.item_id in (select id from project where owner_id = ${entityId}))
    or (h.item_kind = 'offer' and h.item_id in (select id from offer where owner_id = ${entityId}))`.execute(db);
