// Every statement on the views of projects and offers: one row per item, user and company, with the latest time, until
// they are so old that only their number is kept.
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { planned } from '../../platform/database/statement-marks.ts';

export interface View {
  kind: MarketKindName;
  itemId: string;
  userId: string;
  legalEntityId: string;
  viewedAt: string;
}

/** How many different users looked at the item, with those whose views are no longer kept. */
const viewersOf = (kind: RawBuilder<string>, itemId: RawBuilder<string>): RawBuilder<number> => sql<number>`(
  select count(distinct v.user_id) from item_view v where v.item_kind = ${kind} and v.item_id = ${itemId})
  + coalesce((select f.people from forgotten_viewers f where f.item_kind = ${kind} and f.item_id = ${itemId}), 0)`;

/** The same of row `t`. */
export const viewCountOf = (kind: MarketKindName): RawBuilder<number> => viewersOf(sql.lit(kind), sql<string>`t.id`);

/**
 * Leaves out deleted people and companies, because inserting one of them would fail for all. They are looked up one by
 * one: views are few, and the planner, which cannot know, would read both tables whole.
 */
export async function saveViews(db: Db, views: readonly View[]): Promise<void> {
  if (views.length === 0) return;
  await sql`
    insert ${planned} into item_view (item_kind, item_id, user_id, legal_entity_id, viewed_at)
    select distinct on (v.kind, v."itemId", u.id, l.id) v.kind, v."itemId", u.id, l.id, v."viewedAt"
    from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
      v(kind text, "itemId" uuid, "userId" uuid, "legalEntityId" uuid, "viewedAt" timestamptz)
    cross join lateral (select id from app_user where id = v."userId" limit 1) u
    cross join lateral (select id from legal_entity where id = v."legalEntityId" limit 1) l
    order by v.kind, v."itemId", u.id, l.id, v."viewedAt" desc
    on conflict (item_kind, item_id, user_id, legal_entity_id)
    do update set viewed_at = greatest(item_view.viewed_at, excluded.viewed_at)`.execute(db);
}

/**
 * Deletes views, without a trace of whose they were. Who has no other view of the item goes on counting.
 * @param due the keys of the views, locked
 * @returns how many were deleted
 */
async function forgetViews(db: Db, due: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with due as (${due}),
    gone as (delete from item_view v using due d
      where (v.item_kind, v.item_id, v.user_id, v.legal_entity_id)
        = (d.item_kind, d.item_id, d.user_id, d.legal_entity_id)
      returning v.item_kind, v.item_id, v.user_id, v.legal_entity_id),
    counted as (insert into forgotten_viewers (item_kind, item_id, people)
      select g.item_kind, g.item_id, count(distinct g.user_id) from gone g
      where not exists (select from item_view v
        where (v.item_kind, v.item_id, v.user_id) = (g.item_kind, g.item_id, g.user_id)
          and (v.item_kind, v.item_id, v.user_id, v.legal_entity_id) not in (table gone))
      group by g.item_kind, g.item_id
      on conflict (item_kind, item_id) do update set people = forgotten_viewers.people + excluded.people)
    select count(*) as count from gone`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const keys = sql`select item_kind, item_id, user_id, legal_entity_id from item_view`;

/**
 * Some of the views before that instant; one that is written just now stays. Whoever comes back is counted anew, because
 * nothing tells that it is the same person.
 */
export const forgetViewsBefore = (db: Db, instant: Date, limit: number): Promise<number> =>
  forgetViews(
    db,
    sql`${keys} where viewed_at < ${instant.toISOString()}::timestamptz limit ${limit} for update skip locked`,
  );

/** When the person is erased. */
export async function forgetViewsOf(db: Db, userId: string): Promise<void> {
  await forgetViews(db, sql`${keys} where user_id = ${userId}::uuid for update`);
}

export async function countViewers(db: Db, kind: MarketKindName, itemId: string): Promise<number> {
  const count = viewersOf(sql<string>`${kind}`, sql<string>`${itemId}::uuid`);
  const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface EntityViewers {
  legalEntityId: string;
  legalEntityName: string;
  viewers: { userId: string; displayName: string; viewedAt: string }[];
}

const mostListed = 1000;

/** Per company, the one that looked last first; of many views the latest. */
export async function listViewers(
  db: Db,
  kind: MarketKindName,
  itemId: string,
  most: number = mostListed,
): Promise<EntityViewers[]> {
  const { rows } = await sql<{ entity: string; name: string; user: string; person: string; at: string }>`
    select v.legal_entity_id as entity, e.name, v.user_id as user, u.display_name as person, v.viewed_at as at
    from item_view v join legal_entity e on e.id = v.legal_entity_id join app_user u on u.id = v.user_id
    where v.item_kind = ${kind} and v.item_id = ${itemId}
    order by v.viewed_at desc, v.user_id, v.legal_entity_id limit ${most}`.execute(db);
  return [...Map.groupBy(rows, ({ entity }) => entity)].map(([legalEntityId, views]) => ({
    legalEntityId,
    legalEntityName: views[0]?.name ?? '',
    viewers: views.map(({ user, person, at }) => ({ userId: user, displayName: person, viewedAt: at })),
  }));
}
