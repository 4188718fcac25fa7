// Projects and offers for other features: find, count, delete, and update the state of their negotiations.

import type { Actor } from '@wattpact/domain/access/roles';
import type { NegotiationStatus } from '@wattpact/domain/calls/market-record';
import type { MarketKindName } from '@wattpact/domain/records/kinds';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import type { ItemRef } from './market-kind.ts';
import { visibleTo } from './market-visibility.ts';

export interface FoundItem {
  id: string;
  name: string;
  status: string;
  ownerId: string;
  isPublished: boolean;
  isNegotiable: boolean;
  negotiationStatus: NegotiationStatus;
}

/** Undefined when it does not exist, is deleted, or the actor may not see it. */
export async function findMarketItem(
  db: Db,
  actor: Actor,
  kind: MarketKindName,
  id: string,
): Promise<FoundItem | undefined> {
  const { rows } = await sql<FoundItem>`
    select t.id, t.name, t.status, t.owner_id as "ownerId", t.is_published as "isPublished",
      (t.content ->> 'isNegotiable')::boolean as "isNegotiable", t.negotiation_status as "negotiationStatus"
    from ${sql.table(kind)} t
    where t.id = ${id} and t.status <> 'deleted' and ${visibleTo(actor)}`.execute(db);
  return rows[0];
}

/** The entity that owns the item; administrators also see deleted items. */
export async function findItemOwner(db: Db, actor: Actor, { kind, id }: ItemRef): Promise<string | undefined> {
  const { rows } = await sql<{ ownerId: string }>`
    select t.owner_id as "ownerId" from ${sql.table(kind)} t
    where t.id = ${id} and ${visibleTo(actor)} and (${actor.isAdmin} or t.status <> 'deleted')`.execute(db);
  return rows[0]?.ownerId;
}

interface NegotiationSummary {
  status: NegotiationStatus;
  /** The number of ONGOING negotiations. */
  ongoing: number;
}

/** The summary of the negotiations over an item; a closed or contracted item stays CLOSED. */
export async function setNegotiationSummary(
  { db }: Pick<Context, 'db'>,
  { kind, id }: ItemRef,
  { status, ongoing }: NegotiationSummary,
): Promise<void> {
  await sql`
    update ${sql.table(kind)} set ongoing_negotiations = ${ongoing},
      negotiation_status = case when negotiation_status = 'CLOSED' then negotiation_status else ${status} end
    where id = ${id}`.execute(db);
}
