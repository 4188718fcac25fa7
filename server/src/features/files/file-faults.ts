// How an upload is refused: the same key is the error of the field `file` and the problem's code.
import { ProblemError } from '../../platform/http/problem-error.ts';

export const fileRefused = (
  status: 400 | 409 | 413 | 415 | 503,
  key: string,
  extras: { retryAfter?: number; isLogged?: boolean } = {},
) => new ProblemError(status, key, { errors: [{ path: 'file', key }], ...extras });

export const fileTooLarge = () => fileRefused(413, 'documents.error_file_size');
export const infected = () => fileRefused(400, 'documents.error_file_infected');
/** Seconds after which the operator's scanner may answer again. */
export const notScanned = () => fileRefused(503, 'documents.error_scan', { retryAfter: 60, isLogged: true });
export const wrongFileType = () => fileRefused(415, 'documents.error_file_type');

/** Seconds until an operator may have made room. */
const roomSeconds = 300;
export const noSpace = () => fileRefused(503, 'documents.error_no_space', { retryAfter: roomSeconds, isLogged: true });
