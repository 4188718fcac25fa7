// A record was handed in: whoever did it gets a mail that it arrived.
import { queueReceipt } from '../features/notifications/receipt-service.ts';
import type { Submitted } from '../features/review/review-events.ts';
import type { Context } from '../platform/http/context.ts';

/** The rows of an import get none: thousands come at once, and the import tells of its end itself. */
export async function onRecordSubmitted(context: Context, submitted: Submitted): Promise<void> {
  if (context.partOf === undefined) await queueReceipt(context, submitted);
}
