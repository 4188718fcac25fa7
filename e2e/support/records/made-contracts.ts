// Contracts for journeys: registered by the seller with the agreed terms.
import { type MadeParties, send } from './made-parties.ts';

/** With the terms of the newest version. */
export async function registerAgreed({ seller, project, negotiationId }: MadeParties): Promise<string> {
  const latest = await send(seller.context, 'get', `/negotiations/${negotiationId}/contract-templates/latest`);
  const links = { firstPartyLegalEntityId: seller.entity.id, negotiationId, projectId: project.id };
  return (await send(seller.context, 'post', '/energy-contracts', { ...(latest.terms as object), ...links })).id;
}
