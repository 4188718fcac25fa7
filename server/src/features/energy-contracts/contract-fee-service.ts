// Effects of fees on a contract: entries of its history, and its activation once nothing is left to pay.
import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context, SignedIn } from '../../platform/http/context.ts';
import { changeRecord } from '../review/review-queries.ts';
import type { Standing } from './energy-contract-queries.ts';

const recordKind = 'energy_contract';

interface Noted {
  id: string;
  name: string;
  ownerId: string;
}

type PaymentStatus = 'waiting_payment' | 'payment_done' | 'payment_missing';

/** An entry about a payment in the contract's history; the contract's status does not change. */
export const feeEvent = ({ id, name, ownerId }: Noted, status: PaymentStatus, data: Record<string, unknown>) => ({
  recordKind,
  recordId: id,
  ownerId,
  action: status,
  status,
  data: { name, ...data },
});

export const noteFee = (
  context: Context<SignedIn | null>,
  contract: Noted,
  status: PaymentStatus,
  data: Record<string, unknown>,
): Promise<void> => recordEvent(context, feeEvent(contract, status, data));

/** Activates the contract, because nothing is left to pay. */
export async function activateContract(
  context: Context<SignedIn | null>,
  contract: Standing,
  cause: 'approval' | 'payment',
): Promise<void> {
  await changeRecord(context.db, { kind: recordKind }, contract, { status: 'active' }, context.now);
  await recordEvent(context, {
    recordKind,
    recordId: contract.id,
    ownerId: contract.ownerId,
    action: 'active',
    status: 'active',
    data: { name: contract.name, cause },
  });
}

/** The payment that had made it active was taken back; the caller adds the awaited payment to its history. */
export const awaitPayment = ({ db, now }: Context, contract: Standing): Promise<unknown> =>
  changeRecord(db, { kind: recordKind }, contract, { status: 'approved' }, now);
