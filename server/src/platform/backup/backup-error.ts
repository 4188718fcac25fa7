// What stops a backup or its restoration and what the operator can mend: the message is one line for them.
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Another process makes a backup of the same database now. */
export class BackupBusyError extends BackupError {
  override name = 'BackupBusyError';
}

const causes: Record<string, string> = {
  ENOSPC: 'there is no space left',
  EDQUOT: 'the quota is used up',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the file system is read-only',
  ENOENT: 'it does not exist',
  ENOTDIR: 'it is not a folder',
  EEXIST: 'it exists already',
  EISDIR: 'it is a folder',
  EIO: 'the disk fails',
};

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error;

/** An error of a system call in words; undefined for any other. */
export function systemCause(error: unknown): string | undefined {
  if (!isOfSystem(error)) return undefined;
  const path = error.path === undefined ? '' : ` (${error.path})`;
  return `${causes[error.code ?? ''] ?? error.code ?? error.message}${path}`;
}

/** @returns the error itself where it says what to mend, else one that begins with these words */
export function asBackupError(error: unknown, doing: string): Error {
  if (error instanceof BackupError) return error;
  const cause = systemCause(error);
  if (cause !== undefined) return new BackupError(`${doing}: ${cause}.`, { cause: error });
  return error instanceof Error ? error : new Error(String(error));
}
