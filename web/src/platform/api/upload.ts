// Uploads one file with progress. It uses XMLHttpRequest because fetch does not report upload progress.
import type { Problem } from '@wattpact/domain/api/problem';
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

export function uploadFile(file: File, { onProgress, signal }: UploadOptions = {}): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    const body = new FormData();
    body.append('file', file);
    upload.open('POST', '/api/files/upload');
    upload.responseType = 'json';
    upload.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.round((loaded / total) * 100));
    upload.onload = () =>
      upload.status === 201
        ? resolve(upload.response as UploadedFile)
        : reject(new ApiError((upload.response as Problem | null) ?? { ...failed, status: upload.status }));
    upload.onerror = () => reject(new ApiError(failed));
    upload.onabort = () => reject(new DOMException('Upload stopped', 'AbortError'));
    signal?.addEventListener('abort', () => upload.abort());
    upload.send(body);
  });
}
