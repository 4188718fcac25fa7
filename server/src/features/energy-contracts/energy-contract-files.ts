// Who may see and remove the documents of an energy contract.
import { holds } from '@wattpact/domain/access/roles';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { FileOwner } from '../files/file-owner-service.ts';
import { checkAction } from '../review/check-action.ts';
import { lockRecord } from '../review/review-queries.ts';
import { dropDocument } from '../review/review-service.ts';
import { energyContractKind } from './energy-contract-kind.ts';
import { findStanding } from './energy-contract-queries.ts';

export const contractFiles: FileOwner = {
  canSee: async ({ db, actor }, recordId) => (await findStanding(db, actor, recordId)) !== undefined,
  async canEdit({ db, actor }, recordId) {
    const contract = await findStanding(db, actor, recordId);
    return contract !== undefined && holds(actor, 'contracting', [contract.ownerId]);
  },
  /** Removing a file changes the contract's version; a terminated contract keeps its documents. */
  async beforeRemove(context, file, recordId) {
    const contract = await lockRecord(context, energyContractKind, recordId);
    checkAction(energyContractActions, 'edit', context.actor, {
      status: contract.status,
      ownerIds: [contract.ownerId],
    });
    await dropDocument(context, energyContractKind, contract, file);
  },
};
