// A payment was taken back: a contract that it had made active waits for its fee again.
import { awaitPayment } from '../features/energy-contracts/contract-fee-service.ts';
import { lockContract } from '../features/energy-contracts/energy-contract-queries.ts';
import { feeState } from '../features/invoices/open-invoice-queries.ts';
import type { Context } from '../platform/http/context.ts';

/** Contracts in any other status stay as they are, and so does one whose unpaid invoice is for something else. */
export async function onInvoiceReopened(context: Context, { contractId }: { contractId: string }): Promise<void> {
  const contract = await lockContract(context.db, contractId);
  if (contract?.status !== 'active') return;
  if ((await feeState(context.db, contractId)) === 'open') await awaitPayment(context, contract);
}
