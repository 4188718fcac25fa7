// The interface of files for other features: attach to a record, detach, list.

import type { FieldProblem } from '@wattpact/domain/api/problem';
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type { DocumentStatus } from '@wattpact/domain/terms/enumerations';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/http/context.ts';
import { invalid } from '../../platform/http/problem-error.ts';
import {
  deleteFiles,
  type FileRow,
  findFiles,
  giveFiles,
  isUploader,
  listFiles,
  type OwnerRef,
  setValidationStatus,
  type Uploader,
} from './file-queries.ts';
import { removeLater } from './file-removal.ts';

export { listOpenUploads } from './file-access.ts';
export { type FileRow, listFiles, type OwnerRef } from './file-queries.ts';

/** A file as the API returns it. */
export const fileRecordOf = (row: FileRow): FileRecord => ({
  id: row.id,
  name: row.name,
  size: row.size,
  isTemp: row.record_id === null,
  validationStatus: row.validation_status as DocumentStatus,
});

/**
 * Attaches the files to the record: temporary ones of the actor, or ones that it already has. In a transaction, which
 * takes the attached ones back when others are refused.
 * @param path of the id in the body, by its index in `fileIds`
 * @returns the rows in the order of `fileIds`
 * @throws 400 with every id that is unknown, another's, or in use by another record
 */
export async function attachFiles(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  owner: OwnerRef,
  fileIds: readonly string[],
  path: (index: number) => string,
): Promise<FileRow[]> {
  if (fileIds.length === 0) return [];
  const given = await giveFiles(db, owner, fileIds, actor);
  // Only when some could not be given: the record has them already, or they are refused.
  const rows = given.length === fileIds.length ? given : await findFiles(db, fileIds);
  const found = new Map(rows.map((row) => [row.id, row]));
  const problems: FieldProblem[] = [];
  const attached = fileIds.flatMap((id, index) => {
    const row = found.get(id.toLowerCase());
    const key = fileIds.indexOf(id) < index ? 'error_file_in_use' : problemWith(row, owner, actor);
    if (key !== undefined) problems.push({ path: path(index), key });
    return row ?? [];
  });
  if (problems.length > 0) throw invalid(...problems);
  return attached;
}

function problemWith(row: FileRow | undefined, owner: OwnerRef, actor: Uploader): string | undefined {
  if (row?.record_kind === owner.recordKind && row.record_id === owner.recordId) return undefined;
  // Does not reveal that another person's file exists.
  if (!row || !isUploader(row, actor)) return 'error_invalid.file';
  return row.record_id === null ? undefined : 'error_file_in_use';
}

/** Deletes the files that the record no longer names. */
export async function detachFiles(
  { db }: Pick<Context, 'db'>,
  owner: OwnerRef,
  keepIds: readonly string[],
): Promise<void> {
  const kept = new Set(keepIds.map((id) => id.toLowerCase()));
  const ids = (await listFiles(db, owner)).flatMap(({ id }) => (kept.has(id) ? [] : id));
  await removeLater(db, await deleteFiles(db, ids));
}

/** A decision on the record also applies to its files. @param until when they were uploaded, at the latest */
export async function setValidation(db: Db, owner: OwnerRef, status: DocumentStatus, until?: string): Promise<void> {
  await setValidationStatus(db, owner, status, until);
}
