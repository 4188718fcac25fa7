// Moves an installation from the embedded database to an external one: every row of one moment, compared afterwards.
import type pg from 'pg';
import { verifyAudit } from '../backups/check-restored.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { copyTables } from '../platform/backup/copy-tables.ts';
import { requireEmpty } from '../platform/backup/restore-dump.ts';
import type { Config } from '../platform/config.ts';
import { asOwner } from '../platform/database/as-owner.ts';
import { createDb, createPool } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { isInUse, newestEvent } from './move-queries.ts';

export interface Move {
  /** The settings of the installation as it will be. */
  config: Config;
  /** Of the owner of the tables in the old database. */
  from: string;
  say: (line: string) => void;
}

/** What somebody writes after the copying began would not be copied. */
async function requireNobody(client: pg.ClientBase): Promise<void> {
  if (await isInUse(client))
    throw new BackupError('The database is in use: stop all servers and processes of jobs first.');
}

const ownerUrlOf = ({ migrationDatabaseUrl, databaseUrl }: Config): string => migrationDatabaseUrl ?? databaseUrl ?? '';

/** @throws BackupError while a server or a process of jobs uses it */
export const requireUnused = (url: string): Promise<void> => asOwner(url, requireNobody);

/** Makes the tables of this version. */
async function prepareTarget(config: Config): Promise<void> {
  const ownerUrl = ownerUrlOf(config);
  const isSeparate = ownerUrl !== config.databaseUrl;
  const appRole = isSeparate ? new URL(config.databaseUrl ?? '').username : undefined;
  await prepareDatabase(config, { ownerUrl, appRole });
}

async function auditLine(url: string): Promise<string> {
  const pool = createPool({ url, max: 1, lanes: 1 });
  try {
    return await verifyAudit(createDb(pool), null);
  } finally {
    await pool.end();
  }
}

/** @returns the number of tables */
async function copyAll(source: pg.Client, config: Config): Promise<number> {
  const before = await newestEvent(source);
  await prepareTarget(config);
  const copied = await asOwner(ownerUrlOf(config), async (target) => {
    const tables = await copyTables(source, target);
    await target.query('analyze');
    return tables;
  });
  await requireNobody(source);
  if ((await newestEvent(source)) !== before) throw new BackupError('The old database was written to meanwhile.');
  return copied;
}

/**
 * The old database must have all migrations of this version; it stays as it is.
 * @throws BackupError with one line; the new database must then be made anew
 */
export async function moveDatabase({ config, from, say }: Move): Promise<void> {
  const to = ownerUrlOf(config);
  await asOwner(from, async (source) => {
    await requireNobody(source);
    await asOwner(to, (client) => requireEmpty(client, 'move'));
    try {
      const copied = await copyAll(source, config);
      say(`All ${copied} tables have the rows and the content of the old database.`);
    } catch (error) {
      say('The new database may hold tables without their rows: make it anew, and start no server with it.');
      throw error;
    }
  });
  say(await auditLine(to));
}
