// An invoice is paid or cancelled: an approved contract with nothing left to pay becomes active.
import { activateContract } from '../features/energy-contracts/contract-fee-service.ts';
import { hasOpenInvoice, lockContract } from '../features/energy-contracts/energy-contract-queries.ts';
import { feeState } from '../features/invoices/open-invoice-queries.ts';
import type { Context } from '../platform/http/context.ts';

/**
 * An approved contract becomes active when its registration is paid, or when no invoice of it is left unpaid. Contracts
 * in any other status stay as they are.
 */
export async function settleContract(
  context: Context,
  contractId: string,
  cause: 'approval' | 'payment',
): Promise<void> {
  const { db } = context;
  const contract = await lockContract(db, contractId);
  if (contract?.status !== 'approved') return;
  const isSettled = (await feeState(db, contractId)) === 'paid' || !(await hasOpenInvoice(db, contractId));
  if (isSettled) await activateContract(context, contract, cause);
}

export const onInvoiceSettled = (context: Context, { contractId }: { contractId: string }): Promise<void> =>
  settleContract(context, contractId, 'payment');
