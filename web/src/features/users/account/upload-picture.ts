// Makes an uploaded file the user's picture.
import type { Profile } from '@wattpact/domain/users/user';
import { userApi } from '@wattpact/domain/users/user-api';
import { ApiError, call } from '../../../platform/api/call.ts';
import type { Upload } from '../../files/use-upload.ts';

/** The file arrived and is a picture, but the profile was not changed; the cause says why. */
export class PictureNotSet extends Error {}

/** A refused upload is deleted: no form shows it, and a user may have only a few files that no record uses. */
export async function uploadPicture(
  file: File,
  { upload, discard, isFinal }: Pick<Upload, 'upload' | 'discard' | 'isFinal'>,
): Promise<Profile> {
  const { id } = await upload(file);
  try {
    return await call(userApi.setAvatar, { body: { fileId: id } });
  } catch (error) {
    // Without an answer the picture may be set.
    if (error instanceof ApiError) discard(id);
    throw isFinal(error) ? error : new PictureNotSet('The picture was not set', { cause: error });
  }
}
