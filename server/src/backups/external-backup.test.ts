// Backups of an external database: by the tools of its version, of one moment, into an empty database.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { installedPrograms, startInstalledPostgres } from '../../test/database/installed-postgres.ts';
import { createTestDatabase } from '../../test/database/test-database.ts';
import { atEndOfFile } from '../../test/support/end-of-file.ts';
import { createFactories } from '../../test/support/factories.ts';
import { sealEntries } from '../features/audit/audit-chain.ts';
import { findLastBackups } from '../features/backups/backup-queries.ts';
import { differences, sumTables } from '../platform/backup/table-sums.ts';
import { loadConfig } from '../platform/config.ts';
import { createDb, createPool } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { recordEvent } from '../platform/events/record-event.ts';
import type { Context } from '../platform/http/context.ts';
import type { Platform } from '../platform/platform.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'wattpact-external-backup-'));
atEndOfFile(() => rm(folder, { recursive: true, force: true }));
const backups = join(folder, 'backups');
const say = () => {};

interface Urls {
  ownerUrl: string;
  appUrl: string;
}

const configOf = (name: string, { ownerUrl, appUrl }: Urls, env: Record<string, string> = {}) =>
  loadConfig({
    DATA_DIR: join(folder, name),
    BACKUP_DIR: backups,
    DATABASE_URL: appUrl,
    MIGRATION_DATABASE_URL: ownerUrl,
    SECRET_KEY: 'only for the test of 2 backups, by A. Quiz',
    ...env,
  });

async function asOwner<Result>({ ownerUrl }: Urls, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(ownerUrl);
  await client.connect();
  return work(client).finally(() => client.end());
}
const sumsOf = (urls: Urls) =>
  asOwner(urls, async (client) => {
    await client.query('begin read only');
    return sumTables(client);
  });

test('without the tools of its version it is refused in one line, and that is recorded', async () => {
  const database = await createTestDatabase();
  atEndOfFile(() => database.drop());
  const tools = join(folder, 'tools');
  const config = configOf('wrong', database, { PG_BIN: folder });
  const make = (pgBin: string) => makeBackup({ config: { ...config, pgBin }, isScheduled: false, say });
  await expect(make(tools)).rejects.toThrow(
    /^There is no pg_dump of PostgreSQL 18, the server's version: install postgresql-client-18, or set PG_BIN/,
  );
  await writeFile(join(folder, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 15.9"\n', { mode: 0o755 });
  await expect(make(folder)).rejects.toThrow("the server's version (found: version 15)");
  const pool = createPool({ url: database.appUrl, max: 1, lanes: 1 });
  const { ok, failed } = await findLastBackups(createDb(pool)).finally(() => pool.end());
  expect(ok).toBeUndefined();
  expect(failed).toMatchObject({ error: expect.stringContaining('found: version 15'), name: null });
  expect(await readdir(backups)).toEqual([]);
  const into = makeBackup({ config, folder: join(folder, 'pg_dump'), isScheduled: false, say });
  await expect(into).rejects.toThrow(/^The folder for backups cannot be used, .*: it exists already/);
});

const programs = installedPrograms();

describe.runIf(programs)('an installed PostgreSQL', () => {
  test('has the same rows, sums and audit log when it is restored', async () => {
    const server = await startInstalledPostgres(programs ?? '', { isDurable: false });
    atEndOfFile(() => server.stop());
    const [from, to] = [await server.createDatabase('one'), await server.createDatabase('two')];
    const config = configOf('from', from);
    await prepareDatabase(config, { ownerUrl: from.ownerUrl, appRole: 'wattpact_app' });
    const pool = createPool({ url: from.appUrl, max: 1, lanes: 1 });
    const db = createDb(pool);
    const make = createFactories({ db } as Platform);
    const user = await make.user();
    const { id } = await make.entity(user);
    await make.project(user, id);
    const operator = { ...{ db, actor: null, now: new Date(), byOperator: true }, requestId: 'command', platform: {} };
    const act = { recordKind: 'user', recordId: user.id, action: 'disable' };
    await recordEvent(operator as unknown as Context<null>, act);
    await sealEntries(db);
    await pool.end();
    // A machine of jobs without the servers' folder.
    await expect(makeBackup({ config, isScheduled: false, say })).rejects.toThrow('The files are not on this machine');
    await mkdir(join(config.dataDir, 'files'), { recursive: true });
    // Where a disk is missing, its folder is there and empty.
    await expect(makeBackup({ config, isScheduled: false, say })).rejects.toThrow('The files are not on this machine');
    await writeFile(join(config.dataDir, 'files', 'another'), 'x');
    await makeBackup({ config, isScheduled: false, say });

    const said: string[] = [];
    const order = { from: backups, identities: [], say: (line: string) => said.push(line) };
    const target = configOf('to', to);
    const other = { ...target, secretKey: 'another key than that of the backup' };
    const { hasItsKey, files } = await restoreBackup({ ...order, config: other });
    // The factory stores no bytes.
    expect({ hasItsKey, missing: files.missing }).toEqual({ hasItsKey: false, missing: 2 });
    expect(said).toContainEqual(expect.stringMatching(/^All \d{2,} tables have the rows and the content/));
    expect(said).toContainEqual(expect.stringMatching(/^The audit log is whole: 1 entries, the last seal 1:/));
    // The restoration notes itself in one table.
    const [before, after] = [await sumsOf(from), await sumsOf(to)];
    expect(before.length).toBeGreaterThan(50);
    expect(differences(before, after)).toEqual(['public.backup_run has other content']);
    const again = configOf('again', to);
    await expect(restoreBackup({ ...order, config: again })).rejects.toThrow(
      /^The database at DATABASE_URL is not empty/,
    );
    const restored = createPool({ url: to.appUrl, max: 1, lanes: 1 });
    const { rows } = await restored.query('select email from app_user').finally(() => restored.end());
    expect(rows).toEqual([{ email: user.email }]);

    // Whoever owns the tables can change the log of events; what is restored then is refused.
    await asOwner(from, async (client) => {
      await client.query('alter table event disable trigger user');
      await client.query(`update event set comment = 'another' where action = 'disable'`);
    });
    const folderOfBroken = join(folder, 'broken');
    await makeBackup({ config, folder: folderOfBroken, isScheduled: false, say });
    const third = configOf('third', await server.createDatabase('three'));
    await expect(restoreBackup({ ...order, from: folderOfBroken, config: third })).rejects.toThrow(
      'The audit log is broken at entry 1 (altered).',
    );
  });
});
