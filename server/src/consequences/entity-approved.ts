// An administrator has approved a legal entity: it takes its place in the contracts that name it as second party.
import { attachSecondParty } from '../features/energy-contracts/energy-contract-queries.ts';
import type { Context } from '../platform/http/context.ts';

export async function onEntityApproved(
  { db }: Context,
  entity: { id: string; country: string; fiscalNumber: string },
): Promise<void> {
  await attachSecondParty(db, entity);
}
