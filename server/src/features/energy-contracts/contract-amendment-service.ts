// An amendment that waits or was rejected is taken back, or ends with its contract: what was approved before it holds on.
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractTracked } from '@wattpact/domain/energy-contracts/energy-contract-sections';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { changesBetween } from '@wattpact/domain/records/changes';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { found } from '../../platform/http/problem-error.ts';
import { setValidation } from '../files/file-service.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { checkAction } from '../review/check-action.ts';
import { changeRecord, lockRecord } from '../review/review-queries.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import { hasProposal } from './contract-amendment-queries.ts';
import { amendmentEnded, contractRestored } from './energy-contract-events.ts';
import { energyContractKind } from './energy-contract-kind.ts';
import { type StoredContract, updateLinks } from './energy-contract-queries.ts';
import { getContract } from './energy-contract-service.ts';

type Contract = ReviewedRecord<StoredContract>;

const action = 'amendment_taken_back';

/** @returns the contract as it was approved before the amendment; it is locked, and has one */
export async function endAmendment(context: Context, contract: Contract): Promise<Contract> {
  const { db, now } = context;
  const { id, ownerId, status: before, content: amended } = contract;
  const { content, approvedAt, further } = await amendmentEnded.raise(context, contract);
  const status = 'approved';
  const { name: ownerName } = found(await findEntitySummary(db, ownerId));
  await changeRecord(db, energyContractKind, contract, { status, content }, now);
  await updateLinks(db, id, content, ownerName);
  // Those that came with the amendment stay as they are.
  await setValidation(db, { recordKind: energyContractKind.kind, recordId: id }, 'VALIDATED', approvedAt);
  await recordEvent(context, {
    recordKind: energyContractKind.kind,
    recordId: id,
    ownerId,
    action,
    status: action,
    changes: [...changesBetween(amended, content, energyContractTracked), ...further],
    data: { name: content.name, before },
  });
  return { ...contract, status, name: content.name, content };
}

/** @throws 403, 404, 409 without an amendment that waits or was rejected, 412 */
export async function takeBackAmendment(context: Context, id: string): Promise<EnergyContractRecord> {
  const contract = await lockRecord(context, energyContractKind, id);
  const { status, ownerId, version } = contract;
  const isAmended = await hasProposal(context.db, id);
  checkAction(energyContractActions, 'takeBackAmendment', context.actor, { status, ownerIds: [ownerId], isAmended });
  checkVersion(context, version);
  await endAmendment(context, contract);
  await contractRestored.raise(context, { id });
  return getContract(context, id);
}
