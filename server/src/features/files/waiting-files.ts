// What one person may have uploaded that no record has taken yet, so that nobody fills the storage with it.
import { maximumWaiting } from '@wattpact/domain/files/file';
import type { Context } from '../../platform/http/context.ts';
import { fileRefused } from './file-faults.ts';
import { type FileRow, insertWaiting, lockWaiting, type NewFile, waitingOf } from './file-queries.ts';

/**
 * Makes the stored bytes a temporary file of the actor; in a transaction.
 * @throws 409 when the actor has as many, or as much, as they may have
 */
export async function insertLimited({ db, actor, platform }: Context, row: NewFile): Promise<FileRow> {
  const isProven = actor.emailVerified || !platform.config.verifyAddresses;
  const most = {
    files: isProven ? maximumWaiting.files : maximumWaiting.filesBeforeProof,
    bytes: maximumWaiting.bytes,
  };
  await lockWaiting(db, actor);
  const inserted = await insertWaiting(db, actor, row, most);
  if (inserted) return inserted;
  const { files } = await waitingOf(db, actor);
  if (files < most.files) throw fileRefused(409, 'documents.error_waiting_size');
  throw fileRefused(409, isProven ? 'documents.error_waiting_files' : 'documents.error_waiting_unproven');
}
