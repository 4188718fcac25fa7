// The errors that become problem answers. Services throw them by name; the handler in problems.ts writes them out.
import type { ConflictKind, FieldProblem } from '@wattpact/domain/api/problem';

interface Extras {
  errors?: FieldProblem[];
  conflicts?: { kind: ConflictKind; count: number }[];
  challenge?: string;
  /** The name of whoever holds the record. */
  holder?: string;
  /** Seconds until another try. */
  retryAfter?: number;
  /** The operator's log has a line already, so each refused call needs none. */
  isLogged?: boolean;
}

export class ProblemError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly extras: Extras;
  constructor(status: number, code: string, extras: Extras = {}) {
    super(code);
    this.statusCode = status;
    this.code = code;
    this.extras = extras;
  }
}

/** 400 for single fields; the path is dotted. */
export const invalid = (...errors: FieldProblem[]) => new ProblemError(400, 'error_invalid_input', { errors });
export const unauthorized = (code = 'error_not_signed_in') => new ProblemError(401, code);
export const forbidden = (code = 'error_forbidden') => new ProblemError(403, code);
export const notFound = (code = 'error_not_found') => new ProblemError(404, code);
export const conflict = (code: string, extras: Extras = {}) => new ProblemError(409, code, extras);
export const staleVersion = () => new ProblemError(412, 'error_version_mismatch');
export const tooMany = (retryAfter: number, code = 'error_too_many_requests') =>
  new ProblemError(429, code, { retryAfter });

/** 503: this process has no capacity at the moment. */
export const tooBusy = (retryAfter: number, extras: Extras = {}) =>
  new ProblemError(503, 'error_too_busy', { retryAfter, ...extras });

/** In seconds; the embedded database is usually back by then. */
const interruption = 2;
/** 503: a required service is unavailable for a moment, and the caller may repeat the call. */
export const interrupted = () => new ProblemError(503, 'error_service_interrupted', { retryAfter: interruption });
export const isInterruption = ({ code }: ProblemError): boolean => code === 'error_service_interrupted';

/** Returns the record, or throws 404. */
export function found<Value>(value: Value | undefined | null): Value {
  if (value === undefined || value === null) throw notFound();
  return value;
}
