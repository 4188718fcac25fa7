// Moves an installation from the embedded database to an external one: every row of one moment, compared afterwards.
import pg from 'pg';
import { verifyChain } from '../features/audit/audit-chain.ts';
import { BackupError } from '../platform/backup/backup-error.ts';
import { copyTables } from '../platform/backup/copy-tables.ts';
import { requireEmpty } from '../platform/backup/restore-dump.ts';
import type { Config } from '../platform/config.ts';
import { createDb, createPool } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { withoutLimits } from '../platform/database/time-limits.ts';

export interface Move {
  /** The settings of the installation as it will be. */
  config: Config;
  /** Of the owner of the tables in the database that is left. */
  from: string;
  say: (line: string) => void;
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, options: withoutLimits, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What somebody wrote after the copying began would be left behind. */
async function requireNobody(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_stat_activity where datname = current_database() and usename is not null and pid <> pg_backend_pid()',
  );
  if (rowCount) throw new BackupError('The database is in use: stop all servers and processes of jobs first.');
}

const ownerUrlOf = ({ migrationDatabaseUrl, databaseUrl }: Config): string => migrationDatabaseUrl ?? databaseUrl ?? '';

/** Makes the tables of this version. */
async function prepareTarget(config: Config): Promise<void> {
  const ownerUrl = ownerUrlOf(config);
  await connected(ownerUrl, (client) => requireEmpty(client, 'move'));
  const isSeparate = ownerUrl !== config.databaseUrl;
  const appRole = isSeparate ? new URL(config.databaseUrl ?? '').username : undefined;
  await prepareDatabase(config, { ownerUrl, appRole });
}

async function auditLine(url: string): Promise<string> {
  const pool = createPool({ url, max: 1, lanes: 1 });
  try {
    const { broken, checked, last } = await verifyChain(createDb(pool));
    if (broken) throw new BackupError(`The audit log is broken at entry ${broken.place} (${broken.fault}).`);
    return last
      ? `The audit log is whole: ${checked} entries, the last seal ${last.place}:${last.hash}`
      : 'The audit log has no sealed entries.';
  } finally {
    await pool.end();
  }
}

/**
 * The database that is left must have all migrations of this version; it stays as it is.
 * @throws BackupError with one line; the target must then be made anew
 */
export async function moveDatabase({ config, from, say }: Move): Promise<void> {
  const to = ownerUrlOf(config);
  await connected(from, async (source) => {
    await requireNobody(source);
    await prepareTarget(config);
    const copied = await connected(to, async (target) => {
      const tables = await copyTables(source, target);
      await target.query('analyze');
      return tables;
    });
    say(`All ${copied} tables have the rows and the content of the database that is left.`);
  });
  say(await auditLine(to));
}
