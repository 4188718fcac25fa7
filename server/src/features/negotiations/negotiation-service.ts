// The rules of negotiations: opened over an item, moved on by messages, ended by cancelling or by the contract.
import type { Actor } from 'domain/access/roles';
import type { NegotiationStatus } from 'domain/negotiations/negotiation-status';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';

export interface ItemRef {
  kind: 'project' | 'offer';
  id: string;
}

export interface NegotiationParties {
  id: string;
  status: NegotiationStatus;
  /** The entity that owns the item, and the one that came to it. */
  ownerEntityId: string;
  counterpartyEntityId: string;
  item: ItemRef;
  energyContractId: string | null;
}

/** Registering a contract closes the negotiation that it came from. */
export async function closeByContract(_context: Context, _negotiationId: string, _contractId: string): Promise<void> {}

/** The item is closed: whatever is still open over it is closed too, with a notice. */
export async function closeNegotiationsOf(_context: Context, _item: ItemRef): Promise<void> {}

/** An administrator deletes the item: whatever is still open over it is cancelled. */
export async function cancelNegotiationsOf(_context: Context, _item: ItemRef): Promise<void> {}

/** AVAILABLE and ONGOING ones over an item, or of an entity. */
export async function countOpenNegotiations(
  _db: Db,
  _of: { projectId?: string; offerId?: string; entityId?: string },
): Promise<number> {
  return 0;
}

/** Undefined when the actor belongs to neither side. */
export async function findNegotiationParties(
  _db: Db,
  _actor: Actor,
  _id: string,
): Promise<NegotiationParties | undefined> {
  return undefined;
}
