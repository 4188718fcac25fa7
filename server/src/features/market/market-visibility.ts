// Who may know of a project or an offer: always a condition on row `t`, so that what may not be seen is not found.
import { type Actor, entitiesWith, holdsApproved } from '@wattpact/domain/access/roles';
import { sql } from 'kysely';
import type { Condition } from '../../platform/lists/conditions.ts';

/** Any role in the owning entity. */
export const isOwn = (actor: Actor): Condition =>
  sql<boolean>`t.owner_id = any(${entitiesWith(actor, 'view')}::uuid[])`;

/** Owners and administrators: they see what strangers do not (counts, history). */
export const isInsider = (actor: Actor): Condition => (actor.isAdmin ? sql<boolean>`true` : isOwn(actor));

/** What stands in the marketplace: published, decided, and not yet contracted; the table says it of each row. */
export const inMarketplace = sql<boolean>`t.in_market`;

/** A contracted offer has no status of its own for it. */
export const isContracted = sql<boolean>`(t.negotiation_status = 'CLOSED')`;

/** Everybody's own items; others' while they stand in the marketplace, for users with an approved entity. */
export function visibleTo(actor: Actor): Condition {
  if (actor.isAdmin) return sql<boolean>`true`;
  return holdsApproved(actor, 'view') ? sql<boolean>`(${isOwn(actor)} or ${inMarketplace})` : isOwn(actor);
}
