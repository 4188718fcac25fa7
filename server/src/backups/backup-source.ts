// What a backup is made of: the embedded database, running or started for it, or an external one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { BackupError } from '../platform/backup/backup-error.ts';
import { takeBackupLock } from '../platform/backup/backup-lock.ts';
import type { Config } from '../platform/config.ts';
import { createDb, createPool, type Db } from '../platform/database/database.ts';
import { withoutLimits } from '../platform/database/time-limits.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';

export interface BackupSource {
  kind: 'embedded' | 'external';
  /** Of the owner, or of the superuser of the embedded database. */
  url: string;
  /** Of the embedded database: where it really lies. */
  home: string;
  db: Db;
  /** Nothing else is asked on it. It holds the lock, so only one backup is made at a time. */
  client: pg.Client;
  /** Aborted when that connection is lost. */
  lost: AbortSignal;
  close(): Promise<void>;
}

interface Opened {
  url: string;
  home: string;
  stop(): Promise<void>;
}

async function open(config: Config, say: (line: string) => void): Promise<Opened> {
  if (config.databaseUrl !== undefined) {
    return { url: config.migrationDatabaseUrl ?? config.databaseUrl, home: '', stop: async () => {} };
  }
  if (!existsSync(join(config.dataDir, 'postgres', 'cluster'))) {
    throw new BackupError(
      `There is no database in ${config.dataDir}: give the settings of the server, DATA_DIR or DATABASE_URL above all.`,
    );
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: say });
  return { url: postgres.superuserUrl, home: postgres.path, stop: () => postgres.stop() };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: withoutLimits, keepAlive: true });
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new BackupError(`The database does not answer: ${error instanceof Error ? error.message : error}`);
  }
}

/** @throws BackupBusyError while another backup is made */
export async function openSource(config: Config, say: (line: string) => void): Promise<BackupSource> {
  const { url, home, stop } = await open(config, say);
  const lost = new AbortController();
  try {
    const client = await connect(url);
    client.on('error', (error) => lost.abort(new BackupError(`The database was lost: ${error.message}`)));
    try {
      await takeBackupLock(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    const pool = createPool({ url, max: 1, lanes: 1 });
    const close = async () => {
      await pool.end();
      await client.end().catch(() => {});
      await stop();
    };
    const kind = config.embedded ? 'embedded' : 'external';
    return { kind, url, home, db: createDb(pool), client, lost: lost.signal, close };
  } catch (error) {
    await stop();
    throw error;
  }
}
