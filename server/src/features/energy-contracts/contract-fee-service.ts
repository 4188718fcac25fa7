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

/** Adds an entry about a payment to the contract's history; the contract's status does not change. */
export async function noteFee(
  context: Context<SignedIn | null>,
  { id, name, ownerId }: Noted,
  status: 'waiting_payment' | 'payment_done' | 'payment_missing',
  data: Record<string, unknown>,
): Promise<void> {
  await recordEvent(context, { recordKind, recordId: id, ownerId, action: status, status, data: { name, ...data } });
}

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
