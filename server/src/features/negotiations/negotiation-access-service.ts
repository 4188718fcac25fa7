// Who reads and writes in a negotiation and for which company, and the guard of its acts.
import { type Actor, holds, holdsApproved } from '@wattpact/domain/access/roles';
import { negotiationActions } from '@wattpact/domain/negotiations/negotiation-status';
import { type MarketKind, marketKindOf } from '@wattpact/domain/records/kinds';
import type { Party } from '@wattpact/domain/terms/enumerations';
import type { Columns } from '../../platform/database/columns.ts';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, found } from '../../platform/http/problem-error.ts';
import type { ItemRef } from '../market/market-kind.ts';
import { checkAction, checkRight } from '../review/check-action.ts';
import { findNegotiation, findNegotiationWith, lockNegotiation, type Negotiation } from './negotiation-queries.ts';

/** A project's owner sells, an offer's owner buys. */
const ownerSide: Record<MarketKind, Party> = { PROJECT: 'SELLER', OFFER: 'BUYER' };

type Parties = Pick<Negotiation, 'entityType' | 'ownerEntityId' | 'counterpartyEntityId'>;

export const partiesOf = ({ ownerEntityId, counterpartyEntityId }: Omit<Parties, 'entityType'>) => [
  ownerEntityId,
  counterpartyEntityId,
];

export const sideOf = ({ entityType, ownerEntityId }: Parties, entityId: string): Party =>
  (ownerSide[entityType] === 'SELLER') === (entityId === ownerEntityId) ? 'SELLER' : 'BUYER';

export const otherEntity = ({ ownerEntityId, counterpartyEntityId }: Parties, entityId: string): string =>
  entityId === ownerEntityId ? counterpartyEntityId : ownerEntityId;

/** The entity for which the actor reads and writes; a member of both acts for the counterparty. */
export function entityOf(negotiation: Parties, actor: Actor): string {
  const { ownerEntityId, counterpartyEntityId } = negotiation;
  for (const role of ['contracting', 'view'] as const) {
    const own = [counterpartyEntityId, ownerEntityId].find((id) => holds(actor, role, [id]));
    if (own !== undefined) return own;
  }
  return ownerEntityId;
}

/** The sides for which the actor may accept a version. */
export const acceptedFor = ({ ownerEntityId, counterpartyEntityId }: Parties, actor: Actor): string[] =>
  [counterpartyEntityId, ownerEntityId].filter((id) => holds(actor, 'contracting', [id]));

export const itemOf = ({ entityType, itemId }: Pick<Negotiation, 'entityType' | 'itemId'>): ItemRef => ({
  kind: marketKindOf(entityType),
  id: itemId,
});

export const acted = (negotiation: Negotiation) => ({ status: negotiation.status, ownerIds: partiesOf(negotiation) });

/** @throws 403 without the right, whatever the status */
export function checkMay(negotiation: Negotiation, action: keyof typeof negotiationActions, actor: Actor): void {
  checkRight(negotiationActions, action, actor, acted(negotiation));
}

/** @throws 403 without the right, 409 when the status forbids it */
export function guard(negotiation: Negotiation, action: keyof typeof negotiationActions, actor: Actor): void {
  checkAction(negotiationActions, action, actor, acted(negotiation));
}

/** A role in an entity that is not approved gives no access to negotiations (requirement PERM-13). */
export const isOpenTo = (negotiation: Parties, actor: Actor): boolean =>
  actor.isAdmin || holdsApproved(actor, 'view', partiesOf(negotiation));

function open<Found extends Negotiation>(negotiation: Found | undefined, actor: Actor): Found {
  const known = found(negotiation);
  if (!isOpenTo(known, actor)) throw forbidden('error_entity_not_approved');
  return known;
}

/** @throws 403 while the actor's entity is not approved, 404 */
export const getNegotiation = async ({ db, actor }: Context, id: string): Promise<Negotiation> =>
  open(await findNegotiation(db, actor, id), actor);

/** With what stands beside it, null for administrators. @throws 403 while the actor's entity is not approved, 404 */
export const getNegotiationWith = async <Beside extends object>(
  { db, actor }: Context,
  id: string,
  columns: Columns<Beside>,
) => open(await findNegotiationWith(db, actor, id, columns), actor);

/** Locks the negotiation until the transaction ends. @throws 403 while the actor's entity is not approved, 404 */
export const getLocked = async ({ db, actor }: Context, id: string): Promise<Negotiation> =>
  open(await lockNegotiation(db, actor, id), actor);
