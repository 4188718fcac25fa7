// `npm run db:types`: writes the database types anew after a migration; with --verify it only compares.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from '../platform/embedded-postgres/roles.ts';
import { generateDatabaseTypes } from './database-types.ts';

const verify = process.argv.includes('--verify');
const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-types-'));
const database = await startEmbeddedPostgres({ dataDir, throwaway: true, log: () => {} });
try {
  await migrateDatabase({ ownerUrl: database.ownerUrl, appRole });
  await generateDatabaseTypes(database.ownerUrl, { verify });
  console.log(verify ? 'The database types are fresh.' : 'The database types are written.');
} catch (error) {
  console.error(verify ? 'The database types are stale: run "npm run db:types".' : error);
  process.exitCode = 1;
} finally {
  await database.stop();
  await rm(database.path, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
}
