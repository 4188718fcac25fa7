// Every statement on the table of backups: which were made, and how they ended.
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { BackupRun } from '../../platform/database/database-types.ts';

export type BackupRow = Selectable<BackupRun>;

export interface LastBackups {
  /** The youngest that can be restored. */
  ok: BackupRow | undefined;
  /** The youngest that failed, where none was made since. */
  failed: BackupRow | undefined;
}

const isYounger = (one: BackupRow | undefined, other: BackupRow | undefined) =>
  one !== undefined && (other === undefined || one.started_at > other.started_at);

export async function findLastBackups(db: Db): Promise<LastBackups> {
  const youngest = (outcome: 'ok' | 'failed') =>
    db
      .selectFrom('backup_run')
      .selectAll()
      .where('outcome', '=', outcome)
      .orderBy('started_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  const [ok, failed] = [await youngest('ok'), await youngest('failed')];
  return { ok, failed: isYounger(failed, ok) ? failed : undefined };
}

/** A database that an older version made has no such table: its backup is made all the same. */
export async function keepsBackups(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('backup_run') is not null as found`.execute(db);
  return rows[0]?.found ?? false;
}

type NewBackup = Pick<BackupRow, 'id' | 'kind' | 'is_scheduled' | 'is_encrypted' | 'started_at'>;

/** Only while nobody else makes one: what has not ended was cut off. */
export async function beginBackup(db: Db, row: NewBackup): Promise<void> {
  await db
    .updateTable('backup_run')
    .set({ outcome: 'failed', ended_at: row.started_at, error: 'The process ended before the backup was made.' })
    .where('outcome', 'is', null)
    .execute();
  await db.insertInto('backup_run').values(row).execute();
}

export type EndedBackup = Pick<BackupRow, 'ended_at'> &
  (
    | ({ outcome: 'ok' } & Pick<BackupRow, 'name' | 'bytes' | 'sha256' | 'copied_to'>)
    | ({ outcome: 'failed'; error: string } & Partial<Pick<BackupRow, 'name' | 'bytes' | 'sha256'>>)
  );

export const endBackup = (db: Db, id: string, ended: EndedBackup) =>
  db.updateTable('backup_run').set(ended).where('id', '=', id).execute();

/** Archives of earlier runs that failed with their copy: the next one takes their place. */
export async function listUncopied(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('backup_run').select('name').where('outcome', '=', 'failed').execute();
  return rows.flatMap(({ name }) => name ?? []);
}

export const deleteBackupsBefore = (db: Db, before: Date) =>
  db.deleteFrom('backup_run').where('started_at', '<', before.toISOString()).execute();
