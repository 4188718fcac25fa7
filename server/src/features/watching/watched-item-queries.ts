// Every statement on the projects and offers that people follow.
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import type { WatchedState } from '@wattpact/domain/watching/watched-item';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Condition } from '../../platform/lists/conditions.ts';
import type { ItemRef, MarketKind } from '../market/market-kind.ts';
import { inMarketplace } from '../market/market-visibility.ts';

/** Whether the person follows row `t`. */
export const isWatchedBy =
  (kind: MarketKindName) =>
  (userId: string): Condition =>
    sql<boolean>`exists (select from watched_item w
    where w.user_id = ${userId} and w.item_kind = ${sql.lit(kind)} and w.item_id = t.id)`;

const pricePaths = ['price', 'financialConditions.price'];

/** What row `t` shows to the market. Its terms are what its history follows, without what is told apart from them. */
function stateOf({ tracked }: Pick<MarketKind, 'tracked'>): RawBuilder<WatchedState> {
  const paths = tracked.filter((path) => path !== 'isPublishedInMarketplace' && !pricePaths.includes(path));
  const terms = paths.map((path) => `t.content #> '{${path.replaceAll('.', ',')}}'`).join(', ');
  return sql<WatchedState>`jsonb_build_object('inMarket', ${inMarketplace}, 'price', t.price,
    'isOngoing', t.negotiation_status = 'ONGOING', 'terms', md5(jsonb_build_array(${sql.raw(terms)})::text))`;
}

type Kind = Pick<MarketKind, 'kind' | 'tracked'>;

interface Watching {
  userId: string;
  id: string;
}

/** Locks the person's list until the transaction ends, so that it can be counted. @returns how long it is */
export async function countWatched(db: Db, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('watched items'), hashtext(${userId}))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from watched_item where user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Nothing happens when they follow it already. */
export async function insertWatched(db: Db, kind: Kind, { userId, id }: Watching, now: Date): Promise<void> {
  await sql`
    insert into watched_item (user_id, item_kind, item_id, created_at, known)
    select ${userId}, ${kind.kind}, t.id, ${now.toISOString()}::timestamptz, ${stateOf(kind)}
    from ${sql.table(kind.kind)} t where t.id = ${id} on conflict do nothing`.execute(db);
}

export async function deleteWatched(db: Db, kind: MarketKindName, { userId, id }: Watching): Promise<void> {
  await sql`
    delete from watched_item where user_id = ${userId} and item_kind = ${kind} and item_id = ${id}`.execute(db);
}

export async function isWatched(db: Db, { kind, id }: ItemRef): Promise<boolean> {
  const { rows } = await sql`
    select from watched_item where item_id = ${id} and item_kind = ${kind} limit 1`.execute(db);
  return rows.length > 0;
}

export interface ItemState {
  name: string;
  state: WatchedState;
  /** An edit waits for its review: whether the item leaves the market is not decided. */
  isUndecided: boolean;
  /** It is deleted, sold or closed, and does not come back. */
  isOver: boolean;
}

/** Undefined while an administrator may still undo the last decision: it is told of, and asked for, after that. */
export async function findState(db: Db, kind: Kind, id: string): Promise<ItemState | undefined> {
  const { rows } = await sql<ItemState>`
    select t.name, ${stateOf(kind)} as state, t.status = 'pending_validation' and t.is_published as "isUndecided",
      t.status in ('deleted', 'closed') or t.negotiation_status = 'CLOSED' as "isOver"
    from ${sql.table(kind.kind)} t where t.id = ${id} and not exists (select from undo_window u
      where u.record_kind = ${kind.kind} and u.record_id = t.id and u.until > now())`.execute(db);
  return rows[0];
}

export interface Watcher {
  userId: string;
  known: WatchedState;
  /** May see the market at all. */
  isTrader: boolean;
  /** Belongs to the item's company by now. */
  isInsider: boolean;
  /** A company of theirs negotiates over the item, and hears of it there. */
  isParty: boolean;
}

const placesOf = sql`employee e where e.user_id = w.user_id and e.removed_at is null`;

/** Locks their rows until the transaction ends, so that two jobs do not tell the same. */
export async function lockWatchers(db: Db, { kind, id }: ItemRef): Promise<Watcher[]> {
  const item = kind === 'project' ? sql`n.project_id` : sql`n.offer_id`;
  const { rows } = await sql<Watcher>`
    select w.user_id as "userId", w.known,
      u.status = 'active' and exists (select from employee e join legal_entity l on l.id = e.legal_entity_id
        where e.user_id = w.user_id and e.removed_at is null and l.status = 'approved') as "isTrader",
      t.owner_id in (select e.legal_entity_id from ${placesOf}) as "isInsider",
      exists (select from negotiation n where ${item} = t.id
        and n.counterparty_entity_id in (select e.legal_entity_id from ${placesOf})) as "isParty"
    from watched_item w join app_user u on u.id = w.user_id join ${sql.table(kind)} t on t.id = w.item_id
    where w.item_id = ${id} and w.item_kind = ${kind} order by w.user_id for update of w`.execute(db);
  return rows;
}

export async function deleteWatchers(db: Db, { kind, id }: ItemRef, userIds: readonly string[]): Promise<void> {
  await sql`
    delete from watched_item where item_id = ${id} and item_kind = ${kind} and user_id = any(${userIds}::uuid[])`.execute(
    db,
  );
}

/** From now on they know this state. */
export async function noteKnown(db: Db, { kind, id }: ItemRef, state: WatchedState): Promise<void> {
  await sql`
    update watched_item set known = ${JSON.stringify(state)}::jsonb
    where item_id = ${id} and item_kind = ${kind}`.execute(db);
}
