// Data of the first version, restored from its backup, under this version: all rows are kept, and people go on with them.
// Going back to the first version is `npm run upgrade:back`, which needs its code.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verifyChain } from '../../src/features/audit/audit-chain.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { createDb, createPool } from '../../src/platform/database/database.ts';
import { migrationFiles } from '../../src/platform/database/migration-state.ts';
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts';
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from '../../src/platform/embedded-postgres/roles.ts';
import { installedPrograms, type OwnDatabase, startInstalledPostgres } from '../database/installed-postgres.ts';
import { createEmptyDatabase } from '../database/test-database.ts';
import { freePort } from '../processes/free-port.ts';
import { launch } from '../processes/server-process.ts';
import { untilReady } from '../processes/until-ready.ts';
import { atEndOfFile } from '../support/end-of-file.ts';
import { type Kind, layDown, loadDump, type Noted, settingsOf } from './first-version.ts';
import { countRows } from './table-counts.ts';
import { tryProduct } from './try-product.ts';

async function restored(kind: Kind): Promise<{ folder: string; noted: Noted }> {
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-upgrade-'));
  atEndOfFile(() => rm(folder, { recursive: true, force: true }));
  return { folder, noted: await layDown(kind, folder) };
}

/** Migrates, and looks at the rows before anything else can change them. */
async function migrated(env: Record<string, string>, { ownerUrl, appUrl }: OwnDatabase): Promise<void> {
  const before = await countRows(ownerUrl);
  expect(before).toMatchObject({ energy_contract: 15, invoice: 14, file: 77, app_user: 43 });
  await prepareDatabase(loadConfig(env), { ownerUrl, appRole });
  const after = await countRows(ownerUrl);
  expect(after).toMatchObject({ ...before, schema_migration: (await migrationFiles()).length });
  const pool = createPool({ url: appUrl, max: 1, lanes: 1 });
  const { broken, checked } = await verifyChain(createDb(pool)).finally(() => pool.end());
  expect({ broken, checked }).toEqual({ broken: undefined, checked: before.audit_seal });
  expect(checked).toBeGreaterThan(100);
}

async function goesOn(env: Record<string, string>, noted: Noted): Promise<void> {
  const port = await freePort();
  const server = launch('main.ts', { ...env, PORT: String(port) });
  try {
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url, server);
    await tryProduct(url, noted);
  } finally {
    server.started.kill('SIGTERM');
    await server.ended;
  }
}

test('the copied DATA_DIR of the first version goes on under this one', async () => {
  const { folder, noted } = await restored('embedded');
  const env = settingsOf(folder);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, throwaway: true });
  await migrated(env, postgres).finally(() => postgres.stop());
  await goesOn(env, noted);
});

/** Debian's where it is installed, since the dump is of version 15; otherwise the newer one that the tests run on. */
async function emptyDatabase(): Promise<OwnDatabase> {
  const programs = installedPrograms();
  if (!programs) {
    const database = await createEmptyDatabase();
    atEndOfFile(() => database.drop());
    return database;
  }
  const server = await startInstalledPostgres(programs, { isDurable: false });
  atEndOfFile(() => server.stop());
  return server.createDatabase('wattpact');
}

test('the dump of an external database of the first version goes on under this one', async () => {
  const { folder, noted } = await restored('external');
  const database = await emptyDatabase();
  await loadDump(folder, database.ownerUrl);
  const env = settingsOf(folder, database);
  await migrated(env, database);
  await goesOn(env, noted);
});

test('its backups have at most 5 MB together', async () => {
  const sizes = await Promise.all(
    ['embedded', 'external'].map((kind) => stat(new URL(`first-version-${kind}.tar.zst`, import.meta.url))),
  );
  expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(5_000_000);
});
