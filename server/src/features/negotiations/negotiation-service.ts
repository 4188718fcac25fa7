// The rules of negotiations: opened over an item, muted by a reader, ended by cancelling or by the contract.
import type { Actor } from '@wattpact/domain/access/roles';
import type { NegotiationRecord } from '@wattpact/domain/negotiations/negotiation-api';
import type { NegotiationStatus } from '@wattpact/domain/negotiations/negotiation-status';
import { type MarketKind, marketKindOf } from '@wattpact/domain/records/kinds';
import type { Db } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { blockUndo } from '../../platform/events/undo-window.ts';
import type { Context } from '../../platform/http/context.ts';
import { conflict, found, notFound } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import { requireActingEntity } from '../legal-entities/acting-entity-service.ts';
import { type FoundItem, findMarketItem } from '../market/market-items.ts';
import type { ItemRef } from '../market/market-kind.ts';
import { setMuted } from './message-queries.ts';
import { sendFirstMessage } from './message-service.ts';
import { entityOf, getLocked, getNegotiation, guard, itemOf } from './negotiation-access-service.ts';
import {
  countOpen,
  endNegotiation,
  endOpenNegotiations,
  findNegotiation,
  findOpenNegotiation,
  hasNegotiated,
  insertNegotiation,
  lockItem,
  type Negotiation,
} from './negotiation-queries.ts';
import { recordOf } from './negotiation-record.ts';
import { refreshItem } from './negotiation-summary.ts';
import { tellBothSides } from './thread-entry-service.ts';

interface Opening {
  entityType: MarketKind;
  projectId?: string | undefined;
  offerId?: string | undefined;
  /** The counterparty's entity. */
  legalEntityId: string;
  message?: string | undefined;
}

function itemOfOpening(opening: Opening): ItemRef {
  const kind = marketKindOf(opening.entityType);
  return { kind, id: opening[`${kind}Id`] ?? '' };
}

/**
 * A person who has negotiated over an item may see it after it left the marketplace, but opens no new negotiation over
 * it.
 */
async function findItem(
  { db, actor }: Context,
  item: ItemRef,
): Promise<(FoundItem & { isVisible: boolean }) | undefined> {
  const visible = await findMarketItem(db, actor, item.kind, item.id);
  if (visible) return { ...visible, isVisible: true };
  if (!(await hasNegotiated(db, actor, item))) return undefined;
  const known = await findMarketItem(db, { ...actor, isAdmin: true }, item.kind, item.id);
  return known && { ...known, isVisible: false };
}

/** @throws 404 without the item; 400, 403, 409 from the check of the acting entity */
export async function permitOpening(context: Context, opening: Opening): Promise<void> {
  found(await findItem(context, itemOfOpening(opening)));
  await requireActingEntity(context, opening.legalEntityId, 'contracting', 'legalEntityId');
}

interface Opened {
  /** False when it was already open. */
  isNew: boolean;
  negotiation: NegotiationRecord;
}

/**
 * Opens the negotiation, or finds the open one of this item and entity.
 * @throws 404, 409 for one's own, a closed or an unapproved item
 */
export async function openNegotiation(context: Context, opening: Opening): Promise<Opened> {
  const item = itemOfOpening(opening);
  const known = await findOpenNegotiation(context.db, item, opening.legalEntityId);
  const { id, isNew } = known === undefined ? await insertOrFind(context, item, opening) : { id: known, isNew: false };
  if (opening.message !== undefined) await sendFirstMessage(context, id, opening.message);
  return { isNew, negotiation: await recordOf(context, id) };
}

/** Locks the item only here, where no negotiation exists yet: all other calls lock the negotiation first. */
async function insertOrFind(context: Context, item: ItemRef, { legalEntityId }: Opening) {
  const { db, actor, now } = context;
  await lockItem(db, item);
  const { ownerId, status, negotiationStatus, isVisible } = found(await findItem(context, item));
  if (ownerId === legalEntityId) throw conflict('error_own_item');
  if (status === 'closed' || negotiationStatus === 'CLOSED') throw conflict('error_item_closed');
  if (status !== 'approved' && status !== 'fractioned') throw conflict('error_item_not_approved');
  if (!isVisible) throw notFound();
  const id = newId(now);
  const parties = { ownerEntityId: ownerId, counterpartyEntityId: legalEntityId };
  const isNew = await insertNegotiation(db, { id, item, ...parties, createdBy: actor.id, now });
  // A concurrent call has just opened it.
  if (!isNew) return { id: found(await findOpenNegotiation(db, item, legalEntityId)), isNew };
  // The other side is told of it, so that a decision of these seconds stands.
  const companies = [ownerId, legalEntityId].map((entityId) => ({ kind: 'legal_entity', id: entityId }));
  await blockUndo(db, 'negotiation', [item, ...companies]);
  await refreshItem(context, item);
  await record(context, { id, ...parties }, 'started', legalEntityId);
  return { id, isNew };
}

type Ending = 'started' | 'cancelled' | 'closed';

/** @param byEntity the side that did it; null when something else ended it, and both sides are notified */
async function record(
  context: Context,
  negotiation: { id: string; ownerEntityId: string; counterpartyEntityId: string },
  action: Ending,
  byEntity: string | null,
): Promise<void> {
  const { id, ownerEntityId } = negotiation;
  await recordEvent(context, {
    recordKind: 'negotiation',
    recordId: id,
    ownerId: ownerEntityId,
    action,
    status: action,
    data: { byEntity },
  });
  await tellBothSides(context, negotiation);
}

/** Mutes the messages' notifications for the actor alone, in any status. @throws 403, 404 */
export async function muteNegotiation(context: Context, id: string, muted: boolean): Promise<NegotiationRecord> {
  guard(await getNegotiation(context, id), 'mute', context.actor);
  await setMuted(context.db, id, context.actor.id, muted);
  return recordOf(context, id);
}

/** Final: the thread stays readable, the contract template does not. @throws 403, 404, 409 */
export async function cancelNegotiation(context: Context, id: string): Promise<NegotiationRecord> {
  const negotiation = await getLocked(context, id);
  guard(negotiation, 'cancel', context.actor);
  await endNegotiation(context.db, id, { status: 'CANCELLED' }, context.now);
  await refreshItem(context, itemOf(negotiation));
  await record(context, negotiation, 'cancelled', entityOf(negotiation, context.actor));
  return recordOf(context, id);
}

/** Registering a contract closes its negotiation. @throws 404, 409 unless it is ONGOING */
export async function closeByContract(
  context: Context,
  negotiationId: string,
  contract: { id: string; firstPartyId: string },
): Promise<void> {
  const negotiation = await getLocked(context, negotiationId);
  if (negotiation.status !== 'ONGOING') throw conflict('error_wrong_status');
  const how = { status: 'CLOSED', energyContractId: contract.id } as const;
  await endNegotiation(context.db, negotiationId, how, context.now);
  await refreshItem(context, itemOf(negotiation));
  await record(context, negotiation, 'closed', contract.firstPartyId);
}

async function endAll(context: Context, of: ItemRef | { entityId: string }, status: 'CLOSED' | 'CANCELLED') {
  const ended = await endOpenNegotiations(context.db, of, status, context.now);
  for (const negotiation of ended) {
    await refreshItem(context, negotiation.item);
    await record(context, negotiation, status === 'CLOSED' ? 'closed' : 'cancelled', null);
  }
}

/** The item is closed: its open negotiations are closed too, and both sides are notified. */
export const closeNegotiationsOf = (context: Context, item: ItemRef): Promise<void> => endAll(context, item, 'CLOSED');

/** An administrator deletes the item: its open negotiations are cancelled. */
export const cancelNegotiationsOf = (context: Context, item: ItemRef): Promise<void> =>
  endAll(context, item, 'CANCELLED');

/** An administrator deletes the entity: its open negotiations are cancelled. */
export const cancelNegotiationsOfEntity = (context: Context, entityId: string): Promise<void> =>
  endAll(context, { entityId }, 'CANCELLED');

/** AVAILABLE and ONGOING ones over an item, or of an entity. */
export const countOpenNegotiations = (
  db: Db,
  of: { projectId?: string; offerId?: string; entityId?: string },
): Promise<number> => countOpen(db, of);

export interface NegotiationParties {
  id: string;
  status: NegotiationStatus;
  /** The item's owning entity and the counterparty. */
  ownerEntityId: string;
  counterpartyEntityId: string;
  item: ItemRef;
  energyContractId: string | null;
}

/** Undefined when the actor belongs to neither side and is no administrator. */
export async function findNegotiationParties(
  db: Db,
  actor: Actor,
  id: string,
): Promise<NegotiationParties | undefined> {
  const negotiation: Negotiation | undefined = await findNegotiation(db, actor, id);
  if (!negotiation) return undefined;
  const { status, ownerEntityId, counterpartyEntityId, energyContractId } = negotiation;
  return { id, status, ownerEntityId, counterpartyEntityId, energyContractId, item: itemOf(negotiation) };
}
