// The statements of the shared workflows, on the table that the entity's kind names.
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { notifyRealtime } from '../../platform/events/notify.ts';
import type { Context } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/problem-error.ts';
import type { ReviewedKind, ReviewedRecord } from './reviewed-kind.ts';

/**
 * The record, locked until the transaction ends; deleted records are not found.
 * @throws 404 when the actor may not know of it
 */
export async function lockRecord<Content>(
  { db, actor }: Context,
  kind: ReviewedKind<Content>,
  id: string,
): Promise<ReviewedRecord<Content>> {
  const { rows } = await sql<ReviewedRecord<Content>>`
    select t.id, t.status, t.version, t.name, t.content, ${sql.ref(`t.${kind.ownerColumn}`)} as "ownerId",
      ${kind.hasPublication ? sql`t.is_published` : sql`null`} as "isPublished",
      ${sql.ref(`t.${kind.createdByColumn}`)} as "createdBy", ${kind.closedWhen ?? sql`false`} as "isClosed"
    from ${sql.table(kind.kind)} t
    where t.id = ${id} and t.status <> 'deleted' and ${kind.visibleTo(actor)}
    for update`.execute(db);
  const [record] = rows;
  if (!record) throw notFound();
  return record;
}

interface Change {
  status?: string;
  content?: unknown;
  isPublished?: boolean;
  /** From now on the edit waits for review. */
  submitted?: boolean;
}

/** Writes the change and raises the version, if the record still is in one of the statuses. */
export async function changeRecord(
  db: Db,
  { kind, givesRights }: Pick<ReviewedKind, 'kind' | 'givesRights'>,
  { id, status: from }: { id: string; status: string },
  { status, content, isPublished, submitted }: Change,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  const assignments = [
    sql`version = version + 1`,
    sql`updated_at = ${at}`,
    ...(status === undefined ? [] : [sql`status = ${status}`]),
    ...(content === undefined ? [] : [sql`content = ${json(content)}`]),
    ...(isPublished === undefined ? [] : [sql`is_published = ${isPublished}`]),
    ...(submitted ? [sql`submitted_at = ${at}`] : []),
  ];
  await sql`update ${sql.table(kind)} set ${sql.join(assignments)} where id = ${id} and status = ${from}`.execute(db);
  if (givesRights && status !== undefined) await notifyRealtime(db, { rightsIn: id });
}
