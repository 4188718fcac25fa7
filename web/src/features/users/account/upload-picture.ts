// Makes an uploaded file the user's picture.
import type { Profile } from '@wattpact/domain/users/user';
import { userApi } from '@wattpact/domain/users/user-api';
import { ApiError, call } from '../../../platform/api/call.ts';
import type { Upload } from '../../files/use-upload.ts';

/** A refused upload is deleted: no form shows it, and a user may have only a few files that no record uses. */
export async function uploadPicture(
  file: File,
  { upload, discard }: Pick<Upload, 'upload' | 'discard'>,
): Promise<Profile> {
  const { id } = await upload(file);
  try {
    return await call(userApi.setAvatar, { body: { fileId: id } });
  } catch (error) {
    // Without an answer the picture may be set.
    if (error instanceof ApiError) discard(id);
    throw error;
  }
}
