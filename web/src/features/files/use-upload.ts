// Uploads for forms: checks before sending, error messages, and removal of files that no record uses yet.

import { fileApi } from '@wattpact/domain/files/file-api';
import { extensionOf } from '@wattpact/domain/files/file-name';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '../../platform/api/api-problems.ts';
import { call } from '../../platform/api/call.ts';
import { ApiError } from '../../platform/api/request.ts';
import { type UploadedFile, type UploadOptions, uploadFile } from '../../platform/api/upload.ts';
import { toasts } from '../../platform/toasts.ts';

export interface Upload {
  upload: (file: File, options?: UploadOptions) => Promise<UploadedFile>;
  /** The sentence for a failed upload. */
  errorText: (error: unknown) => string;
  /** The same file would be refused again: its type, its size, its name. */
  isFinal: (error: unknown) => boolean;
  /** Deletes a file that only this form uses; a failure is logged, because the server deletes such files after a day. */
  discard: (fileId: string) => void;
  /** The same at the reader's request: a failure is said, too. */
  remove: (fileId: string) => void;
}

const wrongType = () =>
  new ApiError({ type: 'about:blank', title: 'Wrong type', status: 415, code: 'documents.error_file_type' });

const upload: Upload['upload'] = async (file, options) => {
  if (extensionOf(file.name) === undefined) throw wrongType();
  return uploadFile(file, options);
};

/** @returns whether it is gone */
const isDeleted = (id: string): Promise<boolean> =>
  call(fileApi.remove, { params: { id } }).then(
    () => true,
    (error: unknown) => {
      console.warn('The file was not deleted', error);
      return error instanceof ApiError && error.status === 404;
    },
  );

const discard: Upload['discard'] = (id) => void isDeleted(id);

/** A full disk and too many files may pass; what is wrong with the file does not. */
const finalStatuses = [400, 413, 415];
const isFinal: Upload['isFinal'] = (error) => error instanceof ApiError && finalStatuses.includes(error.status);

export function useUpload(): Upload {
  const { t } = useTranslation('errorMessages');
  const errorText = (error: unknown) => {
    // Whatever failed on the server: the reader's file was not loaded.
    if (error instanceof ApiError && error.problem.code === 'error_unexpected') return t('documents.error_upload');
    return reasonOf(error) ?? t('documents.error_upload');
  };
  const remove: Upload['remove'] = (id) =>
    void isDeleted(id).then((isGone) => {
      if (!isGone) toasts.error(t('documents.error_delete'), t('documents.deleted_later'));
    });
  return { upload, errorText, isFinal, discard, remove };
}
