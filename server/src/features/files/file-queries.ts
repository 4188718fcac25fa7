// Every statement on the table of files: a row says what the stored bytes are and which record has them.
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type { DocumentStatus } from '@wattpact/domain/terms/enumerations';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import { type Caller, callerId } from '../../platform/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import type { File } from '../../platform/database/database-types.ts';
import { prepared, unawaited } from '../../platform/database/statement-marks.ts';

export type FileRow = Selectable<File>;
export type NewFile = Insertable<File>;

/** The record that a file belongs to; kinds are named as the tables: `legal_entity`, `project`, `message`, … */
export interface OwnerRef {
  recordKind: string;
  recordId: string;
}

export const insertFile = (db: Db, row: NewFile): Promise<FileRow> =>
  db.insertInto('file').values(row).returningAll().executeTakeFirstOrThrow();

/** Whoever uploads: a person, or an API key of a company, whose uploads are not those of the person who made it. */
export type Uploader = Pick<Caller, 'id' | 'apiKey'>;

export const isUploader = (row: Pick<FileRow, 'uploaded_by' | 'api_key_id'>, { id, apiKey }: Uploader): boolean =>
  row.uploaded_by === id && row.api_key_id === (apiKey?.id ?? null);

const isOf = ({ id, apiKey }: Uploader) => sql<boolean>`uploaded_by = ${id}
  and api_key_id is not distinct from ${apiKey?.id ?? null}::uuid`;

/** Uploads of the same person follow each other from here to the ends of their transactions. */
export const lockWaiting = (db: Db, uploader: Uploader) =>
  sql`select ${unawaited} pg_advisory_xact_lock(hashtextextended(${`waiting files of ${callerId(uploader)}`}, 0))`.execute(
    db,
  );

/** Inserts the row unless its owner then had more waiting files or bytes than `most`; after `lockWaiting`. */
export async function insertWaiting(
  db: Db,
  uploader: Uploader,
  row: NewFile,
  most: { files: number; bytes: number },
): Promise<FileRow | undefined> {
  const { rows } = await sql<FileRow>`
    insert into file (id, name, size, content_type, sha256, storage_key, uploaded_by, api_key_id, created_at)
    select ${row.id}, ${row.name}, ${row.size}::bigint, ${row.content_type}, ${row.sha256}, ${row.storage_key},
      ${row.uploaded_by}, ${row.api_key_id}::uuid, ${row.created_at}
    from (${waiting(uploader)}) w
    where w.files < ${most.files}::int and w.bytes + ${row.size}::bigint <= ${most.bytes}::bigint
    returning *`.execute(db);
  return rows[0];
}

const waiting = (uploader: Uploader) => sql<{ files: number; bytes: number }>`
  select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes
  from file where ${isOf(uploader)} and record_id is null`;

export async function waitingOf(db: Db, uploader: Uploader): Promise<{ files: number; bytes: number }> {
  const { rows } = await waiting(uploader).execute(db);
  return rows[0] ?? { files: 0, bytes: 0 };
}

export const findFile = (db: Db, id: string): Promise<FileRow | undefined> =>
  db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();

export const findFiles = (db: Db, ids: readonly string[]): Promise<FileRow[]> =>
  db.selectFrom('file').selectAll().where('id', 'in', ids).execute();

/** Locked in the order of the ids, so that two calls for the same files cannot deadlock. */
export const lockFiles = (db: Db, ids: readonly string[]): Promise<FileRow[]> =>
  db.selectFrom('file').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();

export const listFiles = (db: Db, { recordKind, recordId }: OwnerRef): Promise<FileRow[]> =>
  db
    .selectFrom('file')
    .modifyFront(prepared)
    .selectAll()
    .where('record_kind', '=', recordKind)
    .where('record_id', '=', recordId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const listUploads = (db: Db, userId: string): Promise<FileRow[]> =>
  db.selectFrom('file').selectAll().where('uploaded_by', '=', userId).orderBy('id').execute();

/** JSON of the files, oldest first, as answers show them. @param ids the array of the ids of their records */
export const filesOf = (recordKind: string, ids: RawBuilder<unknown>): RawBuilder<FileRecord[]> => sql<FileRecord[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'isTemp', false,
    'validationStatus', f.validation_status) order by f.created_at, f.id), '[]')
  from file f where f.record_kind = ${sql.lit(recordKind)} and f.record_id = any(${ids}))`;

/**
 * Gives temporary files of this uploader to a record, locked in the order of their ids so that two calls for the same
 * files cannot deadlock.
 * @returns those that it could give
 */
export async function giveFiles(
  db: Db,
  { recordKind, recordId }: OwnerRef,
  ids: readonly string[],
  uploader: Uploader,
): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    update ${prepared} file set record_kind = ${recordKind}, record_id = ${recordId}
    where id in (select f.id from file f where f.id = any(${ids}::uuid[]) and f.record_id is null
      and ${isOf(uploader)} order by f.id for update)
    returning *`.execute(db);
  return rows;
}

/** Replaces the stored bytes, because an avatar is re-encoded. */
export const replaceContent = (
  db: Db,
  id: string,
  content: Pick<FileRow, 'size' | 'content_type' | 'sha256' | 'storage_key'>,
) => db.updateTable('file').set(content).where('id', '=', id).execute();

/** @returns the keys of the bytes without a row */
export async function deleteFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.deleteFrom('file').where('id', 'in', ids).returning('storage_key').execute();
  return rows.map(({ storage_key }) => storage_key);
}

export async function deleteTemporaryFiles(db: Db, createdBefore: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('file')
    .where('record_id', 'is', null)
    .where('created_at', '<', createdBefore.toISOString())
    .returning('storage_key')
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

export type StoredFile = Pick<FileRow, 'id' | 'name' | 'size' | 'content_type' | 'sha256' | 'storage_key'>;

/** Of every row, in portions. */
export async function* storedFiles(db: Db): AsyncGenerator<StoredFile> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .selectFrom('file')
      .select(['id', 'name', 'size', 'content_type', 'sha256', 'storage_key'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(1000)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
  }
}

export async function isStored(db: Db, storageKey: string): Promise<boolean> {
  const row = await db.selectFrom('file').select('id').where('storage_key', '=', storageKey).executeTakeFirst();
  return row !== undefined;
}

export const setValidationStatus = (
  db: Db,
  { recordKind, recordId }: OwnerRef,
  status: DocumentStatus,
  until = 'infinity',
) =>
  db
    .updateTable('file')
    .set({ validation_status: status })
    .where('record_kind', '=', recordKind)
    .where('record_id', '=', recordId)
    .where('created_at', '<=', until)
    .execute();
