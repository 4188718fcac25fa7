// Every statement on the tables of requests to support and of their answers.
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { type SupportRequest, type SupportSummary, supportList } from '@wattpact/domain/support/support';
import type { SupportStatus } from '@wattpact/domain/support/support-status';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { SupportAnswer, SupportFeedback } from '../../platform/database/database-types.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { listPage } from '../../platform/lists/list-page.ts';
import { type FileRow, filesOf } from '../files/file-queries.ts';

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

const summary = sql<SupportSummary>`t.id, t.category, t.name, t.email, t.description, t.status,
  t.created_at as "createdAt", (select count(*) from support_answer a where a.feedback_id = t.id) as answers`;

/** Administrators alone see this list. */
export const listRequests = (db: Db, { language }: SignedIn, query: ListQuery): Promise<Page<SupportSummary>> =>
  listPage<SupportSummary>(
    db,
    { table: 'support_feedback', declaration: supportList, where: [], select: summary, isAdmin: true, language },
    query,
  );

export type StoredRequest = Omit<SupportRequest, 'files' | 'allowedActions'> & { files: FileRow[] };

const answers = sql`coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'text', a.text,
    'answeredBy', concat_ws(' ', w.first_name, w.last_name), 'createdAt', a.created_at) order by a.id)
  from support_answer a join app_user w on w.id = a.answered_by where a.feedback_id = t.id), '[]')`;

export async function findRequest(db: Db, id: string): Promise<StoredRequest | undefined> {
  const { rows } = await sql<StoredRequest>`
    select t.id, t.category, t.name, t.email, t.description, t.status, t.created_at as "createdAt", u.language,
      jsonb_build_object('id', u.id, 'displayName', u.display_name, 'email', u.email) as sender, ${answers} as answers,
      ${filesOf('support_feedback', sql`array[t.id]`)} as files
    from support_feedback t join app_user u on u.id = t.user_id where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks the request until the transaction ends, so that two administrators do not answer and close it at once. */
export const lockRequest = (db: Db, id: string) =>
  db.selectFrom('support_feedback').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

export const insertAnswer = (db: Db, row: Insertable<SupportAnswer>) =>
  db.insertInto('support_answer').values(row).execute();

export const setStatus = (db: Db, id: string, status: SupportStatus, now: Date) =>
  db.updateTable('support_feedback').set({ status, updated_at: now.toISOString() }).where('id', '=', id).execute();

/** Requests that nobody has answered or closed. */
export async function countOpenRequests(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from support_feedback where status = 'open'`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listRequestIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('support_feedback').select('id').where('user_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

/** Requests that nobody has answered, closed or opened again since then; locked, so that nobody does it now. @returns their ids */
export async function lockRequestsBefore(db: Db, instant: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('support_feedback')
    .select('id')
    .where('updated_at', '<', instant.toISOString())
    // A process of the version before notes an answer alone while both run.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('support_answer')
            .select('support_answer.id')
            .whereRef('support_answer.feedback_id', '=', 'support_feedback.id')
            .where('support_answer.created_at', '>=', instant.toISOString()),
        ),
      ),
    )
    .orderBy('updated_at')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** With their answers. */
export const deleteRequests = (db: Db, ids: readonly string[]) =>
  db.deleteFrom('support_feedback').where('id', 'in', ids).execute();

/** Requests of others that name this address get that of their author, who gets the answer from then on. @returns their ids */
export async function forgetSender(db: Db, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update support_feedback f set name = u.display_name, email = u.email from app_user u
    where u.id = f.user_id and lower(f.email) = ${email} returning f.id`.execute(db);
  return rows.map(({ id }) => id);
}
