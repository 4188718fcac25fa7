// Who may know of a project or an offer: a condition on row `t`, so that hidden items are never found.
import { type Actor, entitiesWith, holdsApproved } from '@wattpact/domain/access/roles';
import { sql } from 'kysely';
import type { Condition } from '../../platform/lists/conditions.ts';

/** Any role in the owning entity. */
export const isOwn = (actor: Actor): Condition =>
  sql<boolean>`t.owner_id = any(${entitiesWith(actor, 'view')}::uuid[])`;

/** Owners and administrators, who see more than strangers (counts, history). */
export const isInsider = (actor: Actor): Condition => (actor.isAdmin ? sql<boolean>`true` : isOwn(actor));

/** The items in the marketplace: published, approved, and not yet contracted; a column of the table says so. */
export const inMarketplace = sql<boolean>`t.in_market`;

/** A contracted offer has no status of its own. */
export const isContracted = sql<boolean>`(t.negotiation_status = 'CLOSED')`;

/** Everybody's own items; for users with an approved entity also the items in the marketplace. */
export function visibleTo(actor: Actor): Condition {
  if (actor.isAdmin) return sql<boolean>`true`;
  return holdsApproved(actor, 'view') ? sql<boolean>`(${isOwn(actor)} or ${inMarketplace})` : isOwn(actor);
}
