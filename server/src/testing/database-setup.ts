// One throwaway PostgreSQL for a whole test run, with the migrated database `template_app` that test files clone.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from '../platform/embedded-postgres/roles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses without a database's name. */
    postgres: { superuserUrl: string; ownerUrl: string; appUrl: string };
  }
}

export const templateDatabase = 'template_app';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [major] = process.versions.node.split('.');
  if (Number(major) < 24) {
    throw new Error(
      `The tests run on Node 24, this is ${process.version}: use "npm test" or "npm exec -- vitest run".`,
    );
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-test-'));
  const database = await startEmbeddedPostgres({
    dataDir,
    throwaway: true,
    database: templateDatabase,
    log: () => {},
  });
  await migrateTemplate(database.ownerUrl);
  const base = (url: string) => url.slice(0, url.lastIndexOf('/'));
  project.provide('postgres', {
    superuserUrl: base(database.superuserUrl),
    ownerUrl: base(database.ownerUrl),
    appUrl: base(database.appUrl),
  });
  return async () => {
    await database.stop();
    await rm(database.path, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function migrateTemplate(ownerUrl: string): Promise<void> {
  const migrate = new URL('../platform/database/migrate.ts', import.meta.url);
  if (!existsSync(migrate)) return;
  const { migrateDatabase } = await import('../platform/database/migrate.ts');
  await migrateDatabase({ ownerUrl, appRole });
}
