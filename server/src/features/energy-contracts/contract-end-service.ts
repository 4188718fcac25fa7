// A contract's first party reports its termination.

import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { checkAction } from '../review/check-action.ts';
import { changeRecord, lockRecord } from '../review/review-queries.ts';
import { hasProposal } from './contract-amendment-queries.ts';
import { endAmendment } from './contract-amendment-service.ts';
import { contractTerminated } from './energy-contract-events.ts';
import { energyContractKind } from './energy-contract-kind.ts';
import { type TerminationType, writeTermination } from './energy-contract-queries.ts';
import { getContract } from './energy-contract-service.ts';

const recordKind = energyContractKind.kind;

interface Report {
  terminationType: TerminationType;
  details?: string | undefined;
}

/**
 * An amendment that waits or was rejected ends with the contract.
 * @throws 403, 404, 409 while the contract itself is pending or rejected, or already terminated, 412
 */
export async function terminateContract(
  context: Context,
  id: string,
  { terminationType, details }: Report,
): Promise<EnergyContractRecord> {
  const { db, actor, now } = context;
  const locked = await lockRecord(context, energyContractKind, id);
  const { status, ownerId, version } = locked;
  const isAmended = await hasProposal(db, id);
  const acted = { status, ownerIds: [ownerId], isAmended };
  const { to = 'terminated' } = checkAction(energyContractActions, 'terminate', actor, acted);
  checkVersion(context, version);
  const contract = isAmended ? await endAmendment(context, locked) : locked;
  await changeRecord(db, energyContractKind, contract, { status: to }, now);
  await writeTermination(db, id, { type: terminationType, details, now });
  await recordEvent(context, {
    recordKind,
    recordId: id,
    ownerId,
    action: 'terminated',
    status: 'terminated',
    comment: details,
    changes: [{ fieldName: 'terminationType', oldValue: null, newValue: terminationType }],
    data: { name: contract.name },
  });
  await contractTerminated.raise(context, { contract, type: terminationType });
  return getContract(context, id);
}
