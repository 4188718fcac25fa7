// Deletes stored bytes by a job, so that they go if and only if the change that released them is committed.
import type { Db } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';

export async function removeLater(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) await enqueue(db, 'remove_stored_file', { key }, { canWait: true });
}

/** Enqueued before the bytes are written: if no row ever refers to them, they are deleted after a day. */
export const removeIfForgotten = (db: Db, key: string, now: Date): Promise<void> =>
  enqueue(db, 'remove_stored_file', { key }, { runAt: new Date(now.getTime() + 25 * 3_600_000) });
