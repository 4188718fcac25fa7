// An administrator approved a contract: it takes its capacity from the project, gets its certificate, appears in the
// public database, and asks for its fee or becomes active; the statistics may count it.
import { feeTypeOf } from '@wattpact/domain/fees/fee-types';
import { certifyApproval } from '../features/contract-proofs/contract-proof-service.ts';
import { publishSoon } from '../features/contract-statistics/contract-statistics-service.ts';
import type { ContractToPrice } from '../features/energy-contracts/energy-contract-events.ts';
import {
  lockContract,
  markVisible,
  type StoredContract,
  writeContractedCapacity,
} from '../features/energy-contracts/energy-contract-queries.ts';
import { getPrice, type PricedFee } from '../features/fees/fee-service.ts';
import { issueFeeInvoice } from '../features/invoices/invoice-service.ts';
import { feeState } from '../features/invoices/open-invoice-queries.ts';
import { findEntitySummary } from '../features/legal-entities/legal-entity-queries.ts';
import { findNegotiationParties } from '../features/negotiations/negotiation-service.ts';
import { markContracted } from '../features/offers/offer-service.ts';
import { closeOrFraction } from '../features/projects/project-service.ts';
import type { ReviewedRecord } from '../features/review/reviewed-kind.ts';
import { announceVisible } from '../features/saved-searches/saved-search-service.ts';
import type { Context } from '../platform/http/context.ts';
import { conflict } from '../platform/http/problem-error.ts';
import { settleContract } from './invoice-settled.ts';

type Contract = ReviewedRecord<StoredContract>;

/** @throws 409 for more than the project has left, or where a fee has no price */
export async function onContractApproved(context: Context, contract: Contract): Promise<void> {
  await takeCapacity(context, contract);
  await certifyApproval(context, contract);
  if (await markVisible(context.db, contract.id, context.now))
    await announceVisible(context, 'energy-contracts', contract.id);
  await askForFee(context, contract);
  await settleContract(context, contract.id, 'approval');
  await publishSoon(context.db);
}

/** Its amendment was taken back: it is active where nothing is left to pay, and the statistics may count it again. */
export async function onContractRestored(context: Context, { id }: { id: string }): Promise<void> {
  await settleContract(context, id, 'approval');
  await publishSoon(context.db);
}

/**
 * Closes the project, or continues it as a fraction with the remaining capacity; an offer becomes contracted. Later
 * approvals, after an edit, take nothing more.
 */
async function takeCapacity(context: Context, { id, content }: Contract): Promise<void> {
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

/** Due once per contract, however often it is approved; a fee of zero makes no invoice. */
async function findDueFee(context: Context, { id, ownerId, content }: ContractToPrice) {
  const { db } = context;
  if ((await feeState(db, id)) !== 'none') return undefined;
  const customer = await findEntitySummary(db, ownerId);
  if (!customer) throw conflict('error_wrong_status');
  const price = await getPrice(context, feeTypeOf(content), customer.country);
  return price.totalCents === 0 ? undefined : { customer, price };
}

/** The same fee as `askForFee` issues, for the question before the approval. */
export const feeOfApproval = async (context: Context, contract: ContractToPrice): Promise<PricedFee | undefined> =>
  (await findDueFee(context, contract))?.price;

async function askForFee(context: Context, approved: Contract): Promise<void> {
  const due = await findDueFee(context, approved);
  if (!due) return;
  const contract = await lockContract(context.db, approved.id);
  if (!contract) throw conflict('error_wrong_status');
  await issueFeeInvoice(context, { contract, ...due });
}
