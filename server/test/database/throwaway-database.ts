// A PostgreSQL for one run: migrated, fast, and deleted with its folder at the end.
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../../src/platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from '../../src/platform/embedded-postgres/roles.ts';

/** @param database the name of the migrated database */
export async function startThrowawayDatabase(
  database: string,
  given: Pick<EmbeddedPostgresOptions, 'onLost' | 'throwaway'> = {},
): Promise<EmbeddedPostgres> {
  // The launcher makes the folder itself, so that PostgreSQL's user can reach it.
  const dataDir = join(tmpdir(), `wattpact-throwaway-${crypto.randomUUID()}`);
  const postgres = await startEmbeddedPostgres({ throwaway: true, ...given, dataDir, database, log: () => {} });
  const stop = async () => {
    await postgres.stop();
    await rm(postgres.path, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrateDatabase({ ownerUrl: postgres.ownerUrl, appRole });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    ...postgres,
    get postmasterPid() {
      return postgres.postmasterPid;
    },
    stop,
  };
}
