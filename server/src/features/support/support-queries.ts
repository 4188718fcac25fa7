// Every statement on the table of feedback.
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SupportFeedback } from '../../platform/database/database-types.ts';

export const insertFeedback = (db: Db, row: Insertable<SupportFeedback>) =>
  db.insertInto('support_feedback').values(row).execute();

export async function isSenderOf(db: Db, id: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('support_feedback')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
