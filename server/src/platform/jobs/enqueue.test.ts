// Adding jobs to a queue of any length.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownerDb } from '../../../test/database/owner-db.ts';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import type { Db } from '../database/database.ts';
import { enqueue } from './enqueue.ts';

const owner = ownerDb({ database: await createTestDatabase() });

async function enqueueMany(db: Db, name: string, count = 10): Promise<void> {
  for (let n = 0; n < count; n += 1) await enqueue(db, 'never', {}, { key: `${name} ${n}` });
}

/** How many jobs the transaction has read. */
async function countRead(db: Db): Promise<number> {
  const { rows } = await sql<{ read: number }>`select (seq_tup_read + idx_tup_fetch)::int as read
    from pg_stat_xact_all_tables where relid = 'graphile_worker._private_jobs'::regclass`.execute(db);
  return rows[0]?.read ?? 0;
}

test('a new job does not read the others of a long queue, on a connection that knew it short', async () => {
  await enqueueMany(owner, 'first', 2);
  await sql`vacuum analyze graphile_worker._private_jobs`.execute(owner);
  await enqueueMany(owner, 'second');
  await sql`select graphile_worker.add_job('never') from generate_series(1, 2000)`.execute(owner);
  await owner.transaction().execute(async (db) => {
    const before = await countRead(db);
    await enqueueMany(db, 'third');
    expect((await countRead(db)) - before).toBeLessThan(100);
  });
});
