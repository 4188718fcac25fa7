// Every statement on taken cases and internal notes.
import type { InternalNote } from '@wattpact/domain/cases/case';
import type { CaseKind } from '@wattpact/domain/cases/case-kinds';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { caseSources } from './case-sources.ts';

/** A record of a kind of case. */
export interface CaseRef {
  kind: CaseKind;
  id: string;
}

const nameOf = sql<string>`concat_ws(' ', u.first_name, nullif(u.last_name, ''))`;

/** A deleted record still has its page. */
export async function isRecord(db: Db, { kind, id }: CaseRef): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(caseSources[kind].table)} t where t.id = ${id}`.execute(db);
  return rows.length === 1;
}

interface Taking {
  holderId: string;
  now: Date;
  until: Date;
}

/** Who holds it takes it for longer. @returns false while somebody else holds it */
export async function takeCase(db: Db, { kind, id }: CaseRef, { holderId, now, until }: Taking): Promise<boolean> {
  const { rows } = await sql`
    insert into taken_case as c (kind, record_id, holder_id, until)
    values (${kind}, ${id}, ${holderId}, ${until.toISOString()})
    on conflict (kind, record_id) do update set holder_id = excluded.holder_id, until = excluded.until
      where c.holder_id = excluded.holder_id or c.until <= ${now.toISOString()}
    returning 1`.execute(db);
  return rows.length === 1;
}

/** @returns false when the holder did not have it */
export async function releaseCase(db: Db, { kind, id }: CaseRef, holderId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from taken_case where kind = ${kind} and record_id = ${id} and holder_id = ${holderId}
    returning 1`.execute(db);
  return rows.length === 1;
}

export interface Holder {
  id: string;
  name: string;
  until: string;
}

/** Undefined when nobody has taken it, or its time is over. */
export async function findHolder(db: Db, { kind, id }: CaseRef, now: Date): Promise<Holder | undefined> {
  const { rows } = await sql<Holder>`
    select u.id, ${nameOf} as name, c.until from taken_case c join app_user u on u.id = c.holder_id
    where c.kind = ${kind} and c.record_id = ${id} and c.until > ${now.toISOString()}`.execute(db);
  return rows[0];
}

/** The one that has waited longest, without this one and those that somebody else has taken. */
export async function findNext(
  db: Db,
  { kind, id }: CaseRef,
  { actorId, now }: { actorId: string; now: Date },
): Promise<{ id: string; name: string } | undefined> {
  const { table, name, isWaiting, since } = caseSources[kind];
  const { rows } = await sql<{ id: string; name: string }>`
    select t.id, ${name} as name from ${sql.table(table)} t
    where ${isWaiting} and t.id <> ${id} and not exists (select from taken_case c
      where c.kind = ${kind} and c.record_id = t.id and c.holder_id <> ${actorId} and c.until > ${now.toISOString()})
    order by ${since}, t.id limit 1`.execute(db);
  return rows[0];
}

export interface NotePage {
  /** A note: the page begins behind it. */
  before?: string | undefined;
  limit: number;
}

/** Newest first. An erased author's name is the one that their row still has. */
export async function listNotes(
  db: Db,
  { kind, id }: CaseRef,
  { before, limit }: NotePage,
): Promise<{ items: InternalNote[]; hasMore: boolean }> {
  const older = before === undefined ? sql`` : sql`and n.id < ${before}::uuid`;
  const { rows } = await sql<InternalNote>`
    select n.id, n.text, ${nameOf} as author, n.created_at as "createdAt"
    from internal_note n join app_user u on u.id = n.author_id
    where n.kind = ${kind} and n.record_id = ${id} ${older} order by n.id desc limit ${limit + 1}`.execute(db);
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

interface NewNote extends CaseRef {
  noteId: string;
  authorId: string;
  text: string;
  now: Date;
}

export const insertNote = (db: Db, { kind, id, noteId, authorId, text, now }: NewNote) =>
  db
    .insertInto('internal_note')
    .values({ id: noteId, kind, record_id: id, author_id: authorId, text, created_at: now.toISOString() })
    .execute();

/** Of one kind: the notes on records that are gone. */
export async function deleteNotesOfGone(db: Db, kind: CaseKind): Promise<void> {
  const { table, isGone } = caseSources[kind];
  await sql`
    delete from internal_note n where n.kind = ${kind}
      and not exists (select from ${sql.table(table)} t where t.id = n.record_id and not ${isGone})`.execute(db);
}

export async function deleteEndedCases(db: Db, now: Date): Promise<void> {
  await sql`delete from taken_case where until <= ${now.toISOString()}`.execute(db);
}
