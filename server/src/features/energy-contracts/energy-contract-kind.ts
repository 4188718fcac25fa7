// What energy contracts pass to the shared workflows: their acts, and the effects of a decision.

import { reviewStatuses } from '@wattpact/domain/access/review';
import { energyContractTracked } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { Context } from '../../platform/http/context.ts';
import { setValidation } from '../files/file-service.ts';
import type { ReviewedRecord, SearchableKind } from '../review/reviewed-kind.ts';
import { hasProposal } from './contract-amendment-queries.ts';
import { contractApproved, contractDependents, contractWithdrawn } from './energy-contract-events.ts';
import { inPublicDatabase, type StoredContract, visibleContracts } from './energy-contract-queries.ts';

async function afterDecision(
  context: Context,
  contract: ReviewedRecord<StoredContract>,
  status: string,
): Promise<undefined> {
  // A rejected amendment leaves the version before it in force, with its invoices.
  if (status === 'rejected' && !(await hasProposal(context.db, contract.id)))
    await contractWithdrawn.raise(context, contract);
  if (status === 'approved') await contractApproved.raise(context, contract);
}

export const energyContractKind: SearchableKind<StoredContract> = {
  kind: 'energy_contract',
  ownerColumn: 'owner_id',
  createdByColumn: 'created_by',
  hasPublication: false,
  actions: energyContractActions,
  tracked: energyContractTracked,
  visibleTo: visibleContracts,
  settable: reviewStatuses,
  search: { where: [inPublicDatabase], searchColumn: 'public_search' },
  afterDecision,
  validateDocuments: (db, recordId, status) => setValidation(db, { recordKind: 'energy_contract', recordId }, status),
  dependents: (context, { id }) => contractDependents.raise(context, { id }),
  beforeRemoval: (context, { id }) => contractWithdrawn.raise(context, { id }),
};
