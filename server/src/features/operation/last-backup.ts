// When the last backup of this installation was made, as far as the installation itself knows.
import type { OperationReport } from '@wattpact/domain/operation/operation-report';
import type { Db } from '../../platform/database/database.ts';

/** Backups are made outside of the product, which records none. */
export const findLastBackup = async (_: Db): Promise<NonNullable<OperationReport['backup']>> => ({
  lastAt: null,
  bytes: null,
  failedAt: null,
});
