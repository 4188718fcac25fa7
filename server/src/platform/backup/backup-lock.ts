// One backup of a database at a time. While one is made, no stored file is removed: the rows that the backup has then find
// their bytes, since files are copied after the database.
import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../database/database.ts';
import { BackupBusyError } from './backup-error.ts';

/** The key of the advisory lock: any number that no other lock uses. */
const lock = 7_340_127;

/**
 * The connection has it until it ends.
 * @throws BackupBusyError where another one has it
 */
export async function takeBackupLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
  if (!rows[0]?.taken) throw new BackupBusyError('Another backup of this database is being made.');
}

/** Looks without taking the lock, which could turn a backup away that begins at this moment. */
export async function isBackupRunning(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from pg_locks where locktype = 'advisory' and granted and mode = 'ExclusiveLock'
      and database = (select oid from pg_database where datname = current_database())
      and classid = 0 and objid = ${lock}::int and objsubid = 1) as found`.execute(db);
  return rows[0]?.found ?? false;
}
