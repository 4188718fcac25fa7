// An energy contract as its reader sees it: the second party sees less of the first.
import { allowedActions } from '@wattpact/domain/access/actions';
import { type Actor, holds } from '@wattpact/domain/access/roles';
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type {
  EnergyContractRecord,
  EnergyContractRow,
  PublicContract,
} from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { proposalStatus, versionInForce } from '@wattpact/domain/energy-contracts/version-status';
import type { BriefVersion } from './contract-amendment-queries.ts';
import type { ContractRow, DatabaseRow } from './energy-contract-queries.ts';

const isInsider = (actor: Actor, ownerId: string) => actor.isAdmin || holds(actor, 'view', [ownerId]);

/** @param files of the contract, where they are shown */
export function rowOf(row: ContractRow, actor: Actor, files: readonly FileRecord[]): EnergyContractRow {
  const { content, ownerId, firstParty, isAmended, ...fields } = row;
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
    allowedActions: allowedActions(energyContractActions, actor, {
      status: row.status,
      ownerIds: [ownerId],
      isAmended,
    }),
  };
}

/** A row of the public database. The answer's schema names what it shows, and drops the rest of the content. */
export function databaseRowOf({ content, number, ownerId, ...row }: DatabaseRow, actor: Actor): PublicContract {
  const { name, ...market } = content;
  return { ...market, ...row, ...(holds(actor, 'view', [ownerId]) && { name, number }) };
}

/**
 * The amendment that is still to hold: it waits, was rejected, or its day has not come. @param versions newest first
 */
export function openAmendment(
  { status, versions }: { status: string; versions: readonly BriefVersion[] },
  today: string,
): Pick<EnergyContractRecord, 'amendment'> {
  const approved = versions.filter(({ isApproved }) => isApproved);
  const [newest, current] = [versions[0], versionInForce(approved, today)];
  if (!newest || !current || newest === current || status === 'terminated') return {};
  const { version, isApproved, reason, details, effectiveDate, file } = newest;
  if (reason === null || file === null) return {};
  return {
    amendment: {
      version,
      status: isApproved ? 'upcoming' : proposalStatus(status),
      versionInForce: current.version,
      reason,
      ...(details !== null && { details }),
      effectiveDate,
      file,
    },
  };
}
