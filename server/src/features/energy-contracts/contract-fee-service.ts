// What a contract's fees do to it: entries of its history, and its becoming active once nothing is left to pay.
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { feeState, hasOpenInvoice } from '../invoices/open-invoice-queries.ts';
import { changeRecord } from '../review/review-queries.ts';
import { lockContract } from './energy-contract-queries.ts';

const recordKind = 'energy_contract';

interface Noted {
  id: string;
  name: string;
  ownerId: string;
}

/** An entry of the contract's history about a payment; the status of the contract is another matter. */
export async function noteFee(
  context: Context<SignedIn | null>,
  { id, name, ownerId }: Noted,
  status: 'waiting_payment' | 'payment_done' | 'payment_missing',
  data: Record<string, unknown>,
): Promise<void> {
  await recordEvent(context, { recordKind, recordId: id, ownerId, action: status, status, data: { name, ...data } });
}

/**
 * An approved contract becomes active when its registration is paid, or when no invoice of it is left unpaid. Contracts
 * in any other status stay as they are.
 */
export async function settleContract(
  context: Context<SignedIn | null>,
  contractId: string,
  cause: 'approval' | 'payment' = 'payment',
): Promise<void> {
  const { db, now } = context;
  const contract = await lockContract(db, contractId);
  if (contract?.status !== 'approved') return;
  const settled = (await feeState(db, contractId)) === 'paid' || !(await hasOpenInvoice(db, contractId));
  if (!settled) return;
  await changeRecord(db, { kind: recordKind }, contract, { status: 'active' }, now);
  await recordEvent(context, {
    recordKind,
    recordId: contractId,
    ownerId: contract.ownerId,
    action: 'active',
    status: 'active',
    data: { name: contract.name, cause },
  });
}
