// Every statement on the comments that administrators use again.
import type { DecisionText, NewDecisionText } from '@wattpact/domain/cases/case';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

const columns = sql`id, version, kind, decision, language, text, updated_at as "updatedAt"`;

export async function listTexts(db: Db): Promise<DecisionText[]> {
  const { rows } = await sql<DecisionText>`
    select ${columns} from decision_text order by kind, decision, language, text, id`.execute(db);
  return rows;
}

/** Locked until the end of the transaction. */
export async function lockText(db: Db, id: string): Promise<DecisionText | undefined> {
  const { rows } = await sql<DecisionText>`
    select ${columns} from decision_text where id = ${id} for update`.execute(db);
  return rows[0];
}

/** Locks the table against another insertion, so that the rows can be counted. */
export async function countTexts(db: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('decision texts'))`.execute(db);
  const { rows } = await sql<{ count: number }>`select count(*) as count from decision_text`.execute(db);
  return rows[0]?.count ?? 0;
}

type Written = NewDecisionText & { id: string; now: Date };

export async function insertText(db: Db, { id, now, ...input }: Written): Promise<DecisionText> {
  const row = { id, ...input, updated_at: now.toISOString() };
  await db.insertInto('decision_text').values(row).execute();
  return { id, ...input, version: 1, updatedAt: row.updated_at };
}

export async function updateText(db: Db, { id, now, ...input }: Written): Promise<void> {
  await db
    .updateTable('decision_text')
    .set(({ eb }) => ({ ...input, version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .execute();
}

export async function deleteText(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('decision_text').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
