// Who may see the signed document of an amendment. Nobody deletes it: it says why a version of the contract holds.
import { findStanding } from '../energy-contracts/energy-contract-queries.ts';
import type { FileOwner } from '../files/file-owner-service.ts';
import { findContractOf } from './contract-version-queries.ts';

export const amendmentFiles: FileOwner = {
  async canSee({ db, actor }, versionId) {
    const contractId = await findContractOf(db, versionId);
    return contractId !== undefined && (await findStanding(db, actor, contractId)) !== undefined;
  },
};
