// Who may know of a project or an offer: always a condition on row `t`, so that what may not be seen is not found.
import { type Actor, entitiesWith, holdsApproved } from 'domain/access/roles';
import { visibleOfferStatuses } from 'domain/offers/offer-status';
import { visibleProjectStatuses } from 'domain/projects/project-status';
import { sql } from 'kysely';
import { and, type Condition } from '../../platform/lists/conditions.ts';
import type { MarketItemKind } from './market-kind.ts';

const visibleStatuses: Record<MarketItemKind, readonly string[]> = {
  project: visibleProjectStatuses,
  offer: visibleOfferStatuses,
};

/** Any role in the owning entity. */
export const isOwn = (actor: Actor): Condition =>
  sql<boolean>`t.owner_id = any(${entitiesWith(actor, 'view')}::uuid[])`;

/** Owners and administrators: they see what strangers do not (counts, history). */
export const isInsider = (actor: Actor): Condition => (actor.isAdmin ? sql<boolean>`true` : isOwn(actor));

/** The statuses are written out, so that the partial indexes of the marketplace serve. */
const inStatus = (kind: MarketItemKind) =>
  sql<boolean>`t.status in (${sql.join(visibleStatuses[kind].map((status) => sql.lit(status)))})`;

/** What stands in the marketplace: published, decided, and not yet contracted. */
export const inMarketplace = (kind: MarketItemKind): Condition =>
  and([sql<boolean>`t.is_published`, inStatus(kind), sql<boolean>`t.negotiation_status <> 'CLOSED'`]);

/** Everybody's own items; others' while they stand in the marketplace, for users with an approved entity. */
export function visibleTo(kind: MarketItemKind, actor: Actor): Condition {
  if (actor.isAdmin) return sql<boolean>`true`;
  return holdsApproved(actor, 'view') ? sql<boolean>`(${isOwn(actor)} or (${inMarketplace(kind)}))` : isOwn(actor);
}
