// Stored bytes are removed by a job, so that they go if and only if the change that gave them up is committed.
import type { Db } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export async function removeLater(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) await enqueue(db, 'remove_stored_file', { key }, { canWait: true });
}

/** Before the bytes are written: should no row ever point to them, they are gone after a day. */
export const removeIfForgotten = (db: Db, key: string, now: Date): Promise<void> =>
  enqueue(db, 'remove_stored_file', { key }, { runAt: new Date(now.getTime() + 25 * 3_600_000) });
