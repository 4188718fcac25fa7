// Uploads one file with progress. It uses XMLHttpRequest because fetch does not report upload progress.
import type { Problem } from '@wattpact/domain/api/problem';
import { apiOrigin } from './api-origin.ts';
import { ApiError } from './request.ts';

export interface UploadedFile {
  id: string;
  name: string;
  size: number;
  isTemp?: boolean;
}

export interface UploadOptions {
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

const failed: Problem = { type: 'about:blank', title: 'Upload failed', status: 0, code: 'documents.error_upload' };

interface SentWith extends UploadOptions {
  /** They stand before the file in the body. */
  fields?: Record<string, string>;
  idempotencyKey?: string;
}

export function sendFile<Answer>(
  path: string,
  file: File,
  { onProgress, signal, fields = {}, idempotencyKey }: SentWith = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', file);
    upload.open('POST', apiOrigin + path);
    if (idempotencyKey !== undefined) upload.setRequestHeader('idempotency-key', idempotencyKey);
    upload.withCredentials = true;
    upload.responseType = 'json';
    upload.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100));
    upload.onload = () =>
      upload.status >= 200 && upload.status < 300
        ? resolve(upload.response as Answer)
        : reject(new ApiError((upload.response as Problem | null) ?? { ...failed, status: upload.status }));
    upload.onerror = () => reject(new ApiError(failed));
    upload.onabort = () => reject(new DOMException('Upload stopped', 'AbortError'));
    signal?.addEventListener('abort', () => upload.abort());
    upload.send(body);
  });
}

export const uploadFile = (file: File, options: UploadOptions = {}): Promise<UploadedFile> =>
  sendFile<UploadedFile>('/api/files/upload', file, options);
