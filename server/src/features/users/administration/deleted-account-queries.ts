// Accounts that are deleted and not yet erased, and since when.
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** The last deletion counts: an account that was restored may have an earlier one. */
const deletedAt = sql`coalesce((select max(e.at) from event e where e.record_kind = 'user' and e.record_id = u.id
  and e.action in ('account_deleted', 'address_refused')), u.updated_at)`;
const isDeletedBefore = (instant: Date) =>
  sql<boolean>`u.status = 'user_soft_deleted' and ${deletedAt} < ${instant.toISOString()}::timestamptz`;

/** The ids, the longest deleted first. */
export async function listDeletedBefore(db: Db, instant: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from app_user u where ${isDeletedBefore(instant)} order by ${deletedAt}, u.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isStillDeleted(db: Db, id: string, before: Date): Promise<boolean> {
  const { rows } = await sql`select from app_user u where u.id = ${id} and ${isDeletedBefore(before)}`.execute(db);
  return rows.length > 0;
}
