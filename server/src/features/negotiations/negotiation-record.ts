// Negotiations as the API returns them, with each reader's allowed acts.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { Actor } from '@wattpact/domain/access/roles';
import type { NegotiationRecord, NegotiationRow } from '@wattpact/domain/negotiations/negotiation-api';
import { negotiationActions } from '@wattpact/domain/negotiations/negotiation-status';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { templatesColumn } from './contract-template-queries.ts';
import { acted, getNegotiationWith, sideOf } from './negotiation-access-service.ts';
import { endingColumn, participantsColumn, projectSaleColumn } from './negotiation-columns.ts';
import { isMuted, type NegotiationView, unreadBy } from './negotiation-queries.ts';

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
    muted,
    unreadCount,
    createdAt,
    updatedAt,
    allowedActions: allowedActions(negotiationActions, actor, acted(negotiation)),
  };
};

const besideFor = ({ id, language }: SignedIn) => ({
  muted: isMuted,
  unreadCount: unreadBy(id),
  participants: participantsColumn(language),
  templates: templatesColumn,
  projectSale: projectSaleColumn,
  ended: endingColumn,
});

/** Administrators see that it exists, its two companies and its status. */
const nothing = { muted: false, unreadCount: 0, participants: [], templates: [], projectSale: null, ended: null };

/** @throws 403, 404 */
export async function recordOf(context: Context, id: string): Promise<NegotiationRecord> {
  const { actor } = context;
  const negotiation = await getNegotiationWith(context, id, besideFor(actor));
  const { muted, unreadCount, ...beside } = negotiation.beside ?? nothing;
  return { ...summaryOf({ ...negotiation, muted, unreadCount }, actor), ...beside };
}
