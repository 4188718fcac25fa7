// A user's picture: an uploaded JPG or PNG that is scaled down and re-encoded; each user has at most one.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { allowedFileTypes } from '@wattpact/domain/files/file';
import { avatarContentType, makeAvatar, PictureError } from '../../platform/files/make-avatar.ts';
import { mostMegapixels } from '../../platform/files/picture-limits.ts';
import { createGate } from '../../platform/gate.ts';
import type { Context } from '../../platform/http/context.ts';
import { found, invalid } from '../../platform/http/problem-error.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { type FileRow, findFile, isUploader, replaceContent } from './file-queries.ts';
import { removeIfForgotten, removeLater } from './file-removal.ts';
import { attachFiles, detachFiles, type OwnerRef } from './file-service.ts';

const pictures: readonly string[] = [allowedFileTypes.jpg, allowedFileTypes.png, avatarContentType];

/** All scaling goes through it: two pictures at once would take twice the memory. */
export const pictureGate = createGate({ atOnce: 1, waiting: 10, perAsker: 8, retryAfterSeconds: 5 });

/** @throws 400 when it is no picture or has too many pixels, 503 when too many wait already */
async function smallPicture(file: FileRow, { platform, actor }: Context, path: string): Promise<Buffer> {
  const wrongType = () => invalid({ path, key: 'documents.error_picture_type' });
  if (!pictures.includes(file.content_type)) throw wrongType();
  try {
    return await pictureGate(actor.id, async () => makeAvatar(await platform.files.read(file.storage_key)));
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    if (error.reason === 'notReadable') throw wrongType();
    throw invalid({ path, key: 'documents.error_picture_size', params: { max: mostMegapixels } });
  }
}

/** A stored picture without a row yet. */
export type StoredPicture = Pick<FileRow, 'id' | 'size' | 'content_type' | 'sha256' | 'storage_key'>;

/**
 * Makes a picture of the actor's uploaded file and stores it. It is slow, so call it outside of any transaction.
 * @param path of the id in the body
 * @throws 400 when the file is not the actor's, no picture, or one with too many pixels; 503
 */
export async function storePicture(context: Context, fileId: string, path: string): Promise<StoredPicture> {
  const { db, platform, actor, now } = context;
  const file = await findFile(db, fileId);
  if (!file || !isUploader(file, actor)) throw invalid({ path, key: 'error_invalid.file' });
  const picture = await smallPicture(file, context, path);
  const key = `${now.toISOString().slice(0, 7)}/${newId(now)}`;
  await removeIfForgotten(db, key, now);
  await platform.files.put(key, Readable.from(picture, { objectMode: false }), { contentType: avatarContentType });
  return {
    id: fileId,
    size: picture.length,
    content_type: avatarContentType,
    sha256: createHash('sha256').update(picture).digest(),
    storage_key: key,
  };
}

/**
 * Makes the actor's temporary file their picture and deletes the upload and an earlier picture.
 * @throws 400 when the file is not the actor's, or belongs to another record
 */
export async function attachAvatar(context: Context, { id, ...content }: StoredPicture, path: string): Promise<void> {
  const { db, actor } = context;
  const owner: OwnerRef = { recordKind: 'user', recordId: actor.id };
  const [uploaded] = await attachFiles(context, owner, [id], () => path);
  await detachFiles(context, owner, [id]);
  await replaceContent(db, id, content);
  await removeLater(db, [found(uploaded).storage_key]);
}

/** Deletes the actor's picture, if they have one. */
export const removeAvatar = (context: Context): Promise<void> =>
  detachFiles(context, { recordKind: 'user', recordId: context.actor.id }, []);

/** The stored picture of that id. */
export async function openAvatar({ db, files }: Platform, fileId: string) {
  const file = found(await findFile(db, fileId));
  return { content: await files.read(file.storage_key), contentType: file.content_type, size: file.size };
}
