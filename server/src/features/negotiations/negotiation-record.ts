// Negotiations as the API answers them, each reader with his own acts, and the guard of those acts.
import { allowedActions } from 'domain/access/actions';
import { type Actor, holds, holdsApproved } from 'domain/access/roles';
import type { NegotiationRecord, NegotiationRow } from 'domain/negotiations/negotiation-api';
import type { NegotiationNews, ReadNews, SentNews } from 'domain/negotiations/negotiation-news';
import { negotiationActions } from 'domain/negotiations/negotiation-status';
import type { MarketKind, Party } from 'domain/shared/enumerations';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, found } from '../../platform/http/problem-error.ts';
import { millisecondOf, newId } from '../../platform/ids.ts';
import { isCarried, notifyRealtime } from '../../platform/realtime/notify.ts';
import type { ItemRef } from '../market/market-kind.ts';
import { checkAction, checkRight } from '../review/check-action.ts';
import { listTemplates } from './contract-template-queries.ts';
import {
  findEnding,
  findNegotiation,
  findNegotiationView,
  findProjectSale,
  listParticipants,
  lockNegotiation,
  type Negotiation,
  type NegotiationView,
} from './negotiation-queries.ts';

/** Who owns a project sells; who owns an offer buys. */
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

/** The entity for which the actor reads and writes; who belongs to both acts for the one that came to the item. */
export function entityOf(negotiation: Parties, actor: Actor): string {
  const { ownerEntityId, counterpartyEntityId } = negotiation;
  for (const role of ['contracting', 'view'] as const) {
    const own = [counterpartyEntityId, ownerEntityId].find((id) => holds(actor, role, [id]));
    if (own !== undefined) return own;
  }
  return ownerEntityId;
}

export const itemOf = ({ entityType, itemId }: Pick<Negotiation, 'entityType' | 'itemId'>): ItemRef => ({
  kind: entityType === 'PROJECT' ? 'project' : 'offer',
  id: itemId,
});

const acted = (negotiation: Negotiation) => ({ status: negotiation.status, ownerIds: partiesOf(negotiation) });

/** @throws 403 without the right, whatever the status */
export function checkMay(negotiation: Negotiation, action: keyof typeof negotiationActions, actor: Actor): void {
  checkRight(negotiationActions, action, actor, acted(negotiation));
}

/** @throws 403 without the right, 409 when the status forbids it */
export function guard(negotiation: Negotiation, action: keyof typeof negotiationActions, actor: Actor): void {
  checkAction(negotiationActions, action, actor, acted(negotiation));
}

/** A role in an entity that is not approved opens no negotiation (requirement PERM-13). */
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

/** Until the transaction ends. @throws 403 while the actor's entity is not approved, 404 */
export const getLocked = async ({ db, actor }: Context, id: string): Promise<Negotiation> =>
  open(await lockNegotiation(db, actor, id), actor);

export const summaryOf = (
  negotiation: NegotiationView,
  actor: Actor,
): Omit<NegotiationRow, 'lastMessage' | 'lastTemplate'> => {
  const { id, status, entityType, itemId, itemName, energyContractId, muted, unreadCount } = negotiation;
  const { ownerEntityId, ownerName, counterpartyEntityId, counterpartyName, createdAt, updatedAt } = negotiation;
  const entity = (entityId: string, name: string) => ({ id: entityId, name, side: sideOf(negotiation, entityId) });
  return {
    id,
    status,
    entityType,
    item: { id: itemId, name: itemName },
    entities: [entity(ownerEntityId, ownerName), entity(counterpartyEntityId, counterpartyName)],
    energyContractId,
    muted: actor.isAdmin ? false : muted,
    unreadCount: actor.isAdmin ? 0 : unreadCount,
    createdAt,
    updatedAt,
    allowedActions: allowedActions(negotiationActions, actor, acted(negotiation)),
  };
};

/** An administrator sees that it exists, between whom, and its status. @throws 403, 404 */
export async function recordOf(context: Context, id: string): Promise<NegotiationRecord> {
  const { db, actor } = context;
  const negotiation = open(await findNegotiationView(db, actor, id), actor);
  const summary = summaryOf(negotiation, actor);
  if (actor.isAdmin) return { ...summary, participants: [], templates: [], projectSale: null, ended: null };
  const { status } = negotiation;
  const isOpen = status === 'AVAILABLE' || status === 'ONGOING';
  return {
    ...summary,
    participants: await listParticipants(db, id, actor.language),
    templates: status === 'CANCELLED' ? [] : await listTemplates(db, id),
    projectSale: isOpen ? await findProjectSale(db, id) : null,
    ended: isOpen ? null : ((await findEnding(db, id)) ?? null),
  };
}

/**
 * Ids and instants order a thread alike: each entry comes at least a millisecond after the one before, whichever process
 * made it, whenever the call began that waited for the lock, and whatever the clock says.
 * @param previous the last entry of a locked negotiation
 */
export function nextEntry(now: Date, previous: string | null): { id: string; at: Date } {
  const at = previous === null ? now : new Date(Math.max(now.getTime(), millisecondOf(previous) + 1));
  return { id: newId(at), at };
}

/** What happens to an entry happens after it. */
export const notBefore = (now: Date, entryId: string): Date =>
  new Date(Math.max(now.getTime(), millisecondOf(entryId)));

type Meant = Pick<Negotiation, 'id' | 'ownerEntityId' | 'counterpartyEntityId'>;
type About = Omit<NegotiationNews, 'negotiationId'>;

/** For whoever of both sides has a page open. @param except the socket of a page that knows already */
function newsOf(negotiation: Meant, about: About, except?: string) {
  const payload: NegotiationNews = { negotiationId: negotiation.id, ...about };
  return { to: { entities: partiesOf(negotiation) }, except, event: 'negotiation_changed', payload };
}

/** Of a new message: the message itself, so that nobody asks for it; one too long for the channel is asked for. */
export function newsOfMessage({ fromSocket }: Pick<Context, 'fromSocket'>, negotiation: Meant, sent: SentNews) {
  const whole = newsOf(negotiation, { sent }, fromSocket);
  return isCarried(whole) ? whole : newsOf(negotiation, {}, fromSocket);
}

export const tellBothSides = ({ db }: Pick<Context, 'db'>, negotiation: Meant) =>
  notifyRealtime(db, newsOf(negotiation, {}));

/** Whoever has the thread open sees the mark. */
export const tellOfReading = (
  { db, fromSocket }: Pick<Context, 'db' | 'fromSocket'>,
  negotiation: Meant,
  read: ReadNews,
) => notifyRealtime(db, newsOf(negotiation, { read }, fromSocket));
