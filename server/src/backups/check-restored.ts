// What a restored database must show before it counts as restored: its tables, its audit log, and the bytes of its files.

import { verifyChain } from '../features/audit/audit-chain.ts';
import { endBackup } from '../features/backups/backup-queries.ts';
import { storedFiles } from '../features/files/file-queries.ts';
import type { ArchiveHeader, ArchiveState } from '../platform/backup/archive-format.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import type { Db } from '../platform/database/database.ts';
import type { FileStorage } from '../platform/files/file-storage.ts';
import type { ArchiveSource } from './archive-source.ts';

const atOnce = 8;
const mostNamed = 10;

export interface MissingFiles {
  checked: number;
  missing: number;
  /** Some of them. */
  names: string[];
}

/** Each row's file is there, with the size that the row says. */
export async function findMissingFiles(db: Db, files: FileStorage): Promise<MissingFiles> {
  const result: MissingFiles = { checked: 0, missing: 0, names: [] };
  const rows = storedFiles(db);
  const check = async () => {
    for (let row = await rows.next(); !row.done; row = await rows.next()) {
      const { name, size, storage_key: key } = row.value;
      result.checked += 1;
      if ((await files.sizeOf(key)) === size) continue;
      result.missing += 1;
      if (result.names.length < mostNamed) result.names.push(`${key} (${name})`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, check));
  return result;
}

/** Tables that only grow have no fewer rows than when the copying began. */
export function checkGrown(before: ArchiveState['tables'], now: ArchiveState['tables']): void {
  const counts = new Map(now.map(({ name, rows }) => [name, rows]));
  for (const { name, rows } of before) {
    const found = counts.get(name) ?? 0;
    if (found < rows)
      throw new BackupError(`The restored database lacks rows: ${name} has ${found}, of at least ${rows}.`);
  }
}

/** The database's own record of this backup says that it was not ended, since it was written meanwhile. */
export const noteRestored = (
  db: Db,
  { id }: ArchiveHeader,
  { completeUntil }: ArchiveState,
  { name, measured }: ArchiveSource,
) => endBackup(db, id, { outcome: 'ok', ended_at: completeUntil, name, ...measured, copied_to: null });

/** Verifies the audit log against the seal that the backup noted. @returns a line, @throws where it is broken */
export async function verifyAudit(db: Db, seal: ArchiveState['seal']): Promise<string> {
  const { broken, checked, last } = await verifyChain(db, seal ?? undefined);
  if (broken) throw new BackupError(`The audit log is broken at entry ${broken.place} (${broken.fault}).`);
  return last
    ? `The audit log is whole: ${checked} entries, the last seal ${last.place}:${last.hash}`
    : 'The audit log has no sealed entries.';
}
