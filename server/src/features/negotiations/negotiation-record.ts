// Negotiations as the API returns them, with each reader's allowed acts.
import { allowedActions } from '@wattpact/domain/access/actions';
import type { Actor } from '@wattpact/domain/access/roles';
import type { NegotiationRecord, NegotiationRow } from '@wattpact/domain/negotiations/negotiation-api';
import { negotiationActions } from '@wattpact/domain/negotiations/negotiation-status';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { templatesColumn } from './contract-template-queries.ts';
import { acceptedFor, acted, getNegotiationWith, sideOf } from './negotiation-access-service.ts';
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

/** Whether a side for which the actor acts has not accepted the newest version yet. */
function mayAccept(negotiation: NegotiationView, [newest]: NegotiationRecord['templates'], actor: Actor): boolean {
  if (!newest) return false;
  const accepted = newest.acceptances.map(({ legalEntityId }) => legalEntityId);
  return acceptedFor(negotiation, actor).some((id) => !accepted.includes(id));
}

/** @throws 403, 404 */
export async function recordOf(context: Context, id: string): Promise<NegotiationRecord> {
  const { actor } = context;
  const negotiation = await getNegotiationWith(context, id, besideFor(actor));
  const { muted, unreadCount, ...beside } = negotiation.beside ?? nothing;
  const view = { ...negotiation, muted, unreadCount };
  const summary = summaryOf(view, actor);
  const isAcceptable = mayAccept(view, beside.templates, actor);
  const actions = summary.allowedActions.filter((action) => action !== 'accept' || isAcceptable);
  return { ...summary, ...beside, allowedActions: actions };
}
