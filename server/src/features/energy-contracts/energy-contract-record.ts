// An energy contract as its reader sees it: the second party sees less of the first.
import { allowedActions } from '@wattpact/domain/access/actions';
import { type Actor, holds } from '@wattpact/domain/access/roles';
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type { EnergyContractRow, PublicContract } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { ContractRow, DatabaseRow } from './energy-contract-queries.ts';

const isInsider = (actor: Actor, ownerId: string) => actor.isAdmin || holds(actor, 'view', [ownerId]);

/** @param files of the contract, where they are shown */
export function rowOf(row: ContractRow, actor: Actor, files: readonly FileRecord[]): EnergyContractRow {
  const { content, ownerId, firstParty, ...fields } = row;
  const { id, name } = firstParty;
  const inside = isInsider(actor, ownerId);
  return {
    ...content,
    ...fields,
    firstPartyLegalEntityId: ownerId,
    ...(files.length > 0 && { documents: files.map((file) => file.id) }),
    firstPartyLegalEntity: inside ? firstParty : { id, name },
    // The first party's own words about why it ended.
    terminationDetails: inside ? fields.terminationDetails : null,
    allowedActions: allowedActions(energyContractActions, actor, { status: row.status, ownerIds: [ownerId] }),
  };
}

/** A row of the public database. The answer's schema names what it shows, and drops the rest of the content. */
export function databaseRowOf({ content, number, ownerId, ...row }: DatabaseRow, actor: Actor): PublicContract {
  const { name, ...market } = content;
  return { ...market, ...row, ...(holds(actor, 'view', [ownerId]) && { name, number }) };
}
