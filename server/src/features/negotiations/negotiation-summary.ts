// The summary of an item's negotiations, stored with the item (requirement NEG-11).
import type { Context } from '../../platform/http/context.ts';
import { setNegotiationSummary } from '../market/market-items.ts';
import type { ItemRef } from '../market/market-kind.ts';
import { countByStatus, lockItem } from './negotiation-queries.ts';

/**
 * Ongoing while any is; cancelled when all are; a closed or contracted item stays closed. The item is locked before its
 * negotiations are counted, so that of two concurrent changes the second one counts the first.
 */
export async function refreshItem(context: Context, item: ItemRef): Promise<void> {
  await lockItem(context.db, item);
  const { total, ongoing, cancelled } = await countByStatus(context.db, item);
  const idle = total > 0 && cancelled === total ? 'CANCELLED' : 'AVAILABLE';
  await setNegotiationSummary(context, item, { status: ongoing > 0 ? 'ONGOING' : idle, ongoing });
}
