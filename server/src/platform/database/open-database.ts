// Opens and migrates the configured database: the operator's own, or the embedded one, which is started if needed.
import type { Config } from '../config.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { appRole } from '../embedded-postgres/roles.ts';
import { prepareDatabase } from './prepare-database.ts';

interface Opening extends Pick<EmbeddedPostgresOptions, 'log' | 'onLost' | 'whileStarting'> {
  /** Receives the function that undoes the opening, before the migrations begin. */
  atEnd: (stop: () => Promise<void>) => void;
}

/** @returns the address for the app's role */
export async function openDatabase(config: Config, { atEnd, ...options }: Opening): Promise<string> {
  if (config.databaseUrl !== undefined) {
    const ownerUrl = config.migrationDatabaseUrl ?? config.databaseUrl;
    const separate = ownerUrl !== config.databaseUrl;
    await prepareDatabase(config, { ownerUrl, appRole: separate ? new URL(config.databaseUrl).username : undefined });
    return config.databaseUrl;
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, ...options });
  atEnd(() => postgres.stop());
  await prepareDatabase(config, { ownerUrl: postgres.ownerUrl, appRole });
  return postgres.appUrl;
}
