// How an upload is refused: the same key is the error of the field `file` and the problem's code.
import { ProblemError } from '../../platform/http/problem-error.ts';

export const fileRefused = (status: 400 | 409 | 413 | 415, key: string) =>
  new ProblemError(status, key, { errors: [{ path: 'file', key }] });

export const fileTooLarge = () => fileRefused(413, 'documents.error_file_size');
export const wrongFileType = () => fileRefused(415, 'documents.error_file_type');
