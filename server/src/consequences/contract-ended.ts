// A contract ended: its early termination fee is asked for, or its unpaid invoices are cancelled.
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import {
  lockContract,
  type StoredContract,
  type TerminationType,
} from '../features/energy-contracts/energy-contract-queries.ts';
import { findPrice } from '../features/fees/fee-service.ts';
import { countOpenInvoices } from '../features/invoices/invoice-queries.ts';
import { cancelOpenInvoices, issueFeeInvoice } from '../features/invoices/invoice-service.ts';
import { findEntitySummary } from '../features/legal-entities/legal-entity-queries.ts';
import type { ReviewedRecord } from '../features/review/reviewed-kind.ts';
import type { Context } from '../platform/http/context.ts';
import { found } from '../platform/http/problem-error.ts';

interface Terminated {
  contract: ReviewedRecord<StoredContract>;
  type: TerminationType;
}

/** An end before the agreed day costs the early termination fee, where one is configured. */
export async function onContractTerminated(context: Context, { contract, type }: Terminated): Promise<void> {
  const { db, now } = context;
  const { id, ownerId, content } = contract;
  if (type === 'EXPIRATION_BY_LAPSE_OF_TIME' || lisbonDate(now) >= content.expectedEndDate) return;
  const customer = found(await findEntitySummary(db, ownerId));
  const price = await findPrice(context, 'EARLY_TERMINATION', customer.country);
  if (!price || price.netCents === 0) return;
  const { name, number } = found(await lockContract(db, id));
  await issueFeeInvoice(context, { contract: { id, ownerId, name, number }, customer, price });
}

/** Rejected or deleted. */
export const onContractWithdrawn = (context: Context, { id }: { id: string }): Promise<void> =>
  cancelOpenInvoices(context, id);

export const countContractDependents = async ({ db }: Context, { id }: { id: string }) => [
  { kind: 'invoices' as const, count: await countOpenInvoices(db, { contractId: id }) },
];
