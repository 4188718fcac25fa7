// What a contract takes of the project or offer that it is about, at its first approval.
import type { Context } from '../../platform/http/context.ts';
import { findNegotiationParties } from '../negotiations/negotiation-service.ts';
import { markContracted } from '../offers/offer-service.ts';
import { closeOrFraction } from '../projects/project-service.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import { lockContract, type StoredContract, writeContractedCapacity } from './energy-contract-queries.ts';

/**
 * The project is closed, or goes on as a fraction with what is left; an offer is contracted. Later approvals, after an
 * edit, take nothing more.
 * @throws 409 for more than the project has left
 */
export async function takeCapacity(context: Context, { id, content }: ReviewedRecord<StoredContract>): Promise<void> {
  const { db, actor } = context;
  const contract = await lockContract(db, id);
  if (contract?.contractedCapacity !== null) return;
  const { projectId, negotiationId, financialConditions } = content;
  const capacity = financialConditions.totalPurchasedCapacity;
  const negotiation = negotiationId === undefined ? undefined : await findNegotiationParties(db, actor, negotiationId);
  if (negotiation?.item.kind === 'offer') await markContracted(context, negotiation.item.id);
  if (projectId === undefined) return;
  await closeOrFraction(context, projectId, capacity);
  await writeContractedCapacity(db, id, capacity);
}
