// Negotiations as the API returns them, with each reader's allowed acts.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { Actor } from '@wattpact/domain/access/roles';
import type { NegotiationRecord, NegotiationRow } from '@wattpact/domain/negotiations/negotiation-api';
import { negotiationActions } from '@wattpact/domain/negotiations/negotiation-status';
import type { Context } from '../../platform/http/context.ts';
import { listTemplates } from './contract-template-queries.ts';
import { acted, open, sideOf } from './negotiation-access-service.ts';
import {
  findEnding,
  findNegotiationView,
  findProjectSale,
  listParticipants,
  type NegotiationView,
} from './negotiation-queries.ts';

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

/** Administrators see that it exists, its two companies and its status. @throws 403, 404 */
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
