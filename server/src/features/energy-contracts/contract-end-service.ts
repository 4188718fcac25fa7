// A contract's first party reports its termination.

import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { checkVersion } from '../../platform/http/preconditions.ts';
import { found } from '../../platform/http/problem-error.ts';
import { findPrice } from '../fees/fee-service.ts';
import { issueInvoice } from '../invoices/invoice-service.ts';
import { findEntitySummary } from '../legal-entities/legal-entity-queries.ts';
import { checkAction } from '../review/check-action.ts';
import { changeRecord, lockRecord } from '../review/review-queries.ts';
import type { ReviewedRecord } from '../review/reviewed-kind.ts';
import { energyContractKind } from './energy-contract-kind.ts';
import {
  lockContract,
  type StoredContract,
  type TerminationType,
  writeTermination,
} from './energy-contract-queries.ts';
import { getContract } from './energy-contract-service.ts';

const recordKind = energyContractKind.kind;

interface Report {
  terminationType: TerminationType;
  details?: string | undefined;
}

/** @throws 403, 404, 409 while pending, rejected or already terminated, 412 */
export async function terminateContract(
  context: Context,
  id: string,
  { terminationType, details }: Report,
): Promise<EnergyContractRecord> {
  const { db, actor, now } = context;
  const contract = await lockRecord(context, energyContractKind, id);
  const { status, ownerId, name } = contract;
  const { to = 'terminated' } = checkAction(energyContractActions, 'terminate', actor, { status, ownerIds: [ownerId] });
  checkVersion(context, contract.version);
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
    data: { name },
  });
  await askForEarlyEnd(context, contract, terminationType);
  return getContract(context, id);
}

/** Ending before the agreed day costs the fee for it, where one is configured. */
async function askForEarlyEnd(
  context: Context,
  { id, ownerId, content }: ReviewedRecord<StoredContract>,
  type: TerminationType,
): Promise<void> {
  const { db, now, platform } = context;
  if (type === 'EXPIRATION_BY_LAPSE_OF_TIME' || lisbonDate(now) >= content.expectedEndDate) return;
  const customer = found(await findEntitySummary(db, ownerId));
  const price = await findPrice(context, 'EARLY_TERMINATION', customer.country);
  if (!price || price.netCents === 0) return;
  const contract = found(await lockContract(db, id));
  const t = platform.texts.in(platform.config.defaultLanguage);
  const description = t('invoices:automatic_description', {
    fee: t('invoices:fee_type.EARLY_TERMINATION'),
    contract: contract.name,
    number: contract.number,
  });
  await issueInvoice(context, { contract, customer, price, description });
}
