// A record was handed in: whoever did it gets a mail that it arrived.
import { queueReceipt } from '../features/notifications/receipt-service.ts';
import type { Submitted } from '../features/review/review-events.ts';
import type { Context } from '../platform/http/context.ts';

/** Contracts are handed in by the hundred, and their page says until when they are due. */
export async function onRecordSubmitted(context: Context, submitted: Submitted): Promise<void> {
  if (submitted.kind !== 'energy_contract') await queueReceipt(context, { ...submitted, kind: submitted.kind });
}
