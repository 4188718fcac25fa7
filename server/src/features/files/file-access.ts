// Downloads and deletions: the uploader's right while the file is temporary, then the owning record's rules.

import { recordEvent } from '../../platform/events/record-event.ts';
import type { Context } from '../../platform/http/context.ts';
import { forbidden, notFound } from '../../platform/http/problem-error.ts';
import { ownerOf } from './file-owner-service.ts';
import { deleteFiles, type FileRow, findFile, isUploader, listUploads, lockFiles } from './file-queries.ts';
import { removeLater } from './file-removal.ts';

async function canSee(context: Context, file: FileRow): Promise<boolean> {
  const { actor } = context;
  if (file.record_kind === null || file.record_id === null) return actor.isAdmin || isUploader(file, actor);
  // Only the two companies may read their messages' files.
  if (actor.isAdmin && file.record_kind !== 'message') return true;
  return (await ownerOf(file.record_kind)?.canSee(context, file.record_id, file)) ?? false;
}

/** The actor's uploads that they may still open, oldest first: those of a company that they have left belong to it alone. */
export async function listOpenUploads(context: Context): Promise<FileRow[]> {
  const open: FileRow[] = [];
  for (const file of await listUploads(context.db, context.actor.id)) if (await canSee(context, file)) open.push(file);
  return open;
}

/** @throws 404 when the actor may not know of the file */
export async function getVisibleFile(context: Context, id: string): Promise<FileRow> {
  const file = await findFile(context.db, id);
  if (!file || !(await canSee(context, file))) throw notFound();
  return file;
}

export async function removeFile(context: Context, id: string): Promise<void> {
  const { db, actor } = context;
  const file = await getVisibleFile(context, id);
  if (file.record_kind === null || file.record_id === null) {
    if (!isUploader(file, actor)) throw forbidden();
  } else {
    const owner = ownerOf(file.record_kind);
    if (!(await owner?.canEdit?.(context, file.record_id))) throw forbidden();
    await owner?.beforeRemove?.(context, file, file.record_id);
  }
  // Another call may have attached or deleted it meanwhile.
  const [locked] = await lockFiles(db, [id]);
  if (locked?.record_id !== file.record_id) throw notFound();
  await removeLater(db, await deleteFiles(db, [id]));
  await recordEvent(context, { recordKind: 'file', recordId: id, action: 'deleted', data: { name: file.name } });
}
