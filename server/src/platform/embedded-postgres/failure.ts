// The error when the embedded database cannot start: one line for the operator, no stack.
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError';
}

/** The error code of a failed system call ('ENOENT', 'EACCES'), or an empty text. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
