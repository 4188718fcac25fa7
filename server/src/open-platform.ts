// The platform of a long-running process of the server, on its database.
import type { Logger } from 'pino';
import type { Config } from './platform/config.ts';
import { createPlatform } from './platform/create-platform.ts';
import { collationWarnings } from './platform/database/collation-versions.ts';
import { createDb, createPool } from './platform/database/database.ts';
import { isPlainConnection } from './platform/database/lanes/plain-connection.ts';
import { watchPulse } from './platform/database/pulse.ts';
import { createLog } from './platform/log.ts';
import type { Platform } from './platform/platform.ts';
import { atEnd } from './running.ts';

function warnOfPlainDatabase(config: Config, log: Logger): void {
  const { production, reachable, databaseUrl, migrationDatabaseUrl, databaseReplicaUrl } = config;
  const urls = [databaseUrl, migrationDatabaseUrl, databaseReplicaUrl];
  if (!(production || reachable) || !urls.some((url) => url !== undefined && isPlainConnection(url))) return;
  log.warn('DATABASE_URL leads to another machine without TLS: add sslmode=verify-full (docs/operations.md)');
}

/** @param url of the prepared database, for the app's role */
export async function openPlatform(config: Config, url: string): Promise<Platform> {
  const log = createLog(config.logLevel);
  warnOfPlainDatabase(config, log);
  const pool = createPool({ url, max: config.databaseConnections, limits: config });
  atEnd(() => pool.end());
  const db = createDb(pool);
  for (const warning of await collationWarnings(db)) process.stderr.write(`${warning}\n`);
  const platform = await createPlatform({ config, pool, db, log });
  atEnd(async () => platform.tracing?.stop());
  const pulse = watchPulse(platform);
  atEnd(() => pulse.stop());
  return platform;
}
