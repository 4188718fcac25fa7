// When the last backup of this installation was made, and whether one has failed since.
import type { OperationReport } from '@wattpact/domain/operation/operation-report';
import type { Db } from '../../platform/database/database.ts';
import { findLastBackups } from '../backups/backup-queries.ts';

export async function findLastBackup(db: Db): Promise<NonNullable<OperationReport['backup']>> {
  const { ok, failed } = await findLastBackups(db);
  return {
    lastAt: ok?.started_at ?? null,
    bytes: ok?.bytes == null ? null : Number(ok.bytes),
    failedAt: failed?.ended_at ?? null,
  };
}
