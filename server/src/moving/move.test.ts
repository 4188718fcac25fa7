// From the embedded database to an installed one of another version, where there is one, and from a folder to another.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { installedPrograms, type OwnDatabase, startInstalledPostgres } from '../../test/database/installed-postgres.ts';
import { createEmptyDatabase } from '../../test/database/test-database.ts';
import { runCommand } from '../../test/processes/run-command.ts';
import { atEndOfFile } from '../../test/support/end-of-file.ts';
import { startTestApp } from '../../test/support/test-app.ts';
import { samplePdf, upload } from '../../test/support/uploads.ts';
import { sealEntries } from '../features/audit/audit-chain.ts';
import { loadConfig } from '../platform/config.ts';
import { createDb, createPool } from '../platform/database/database.ts';
import { createFileStorage } from '../platform/files/file-storage.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { moveDatabase } from './move-database.ts';
import { moveFiles } from './move-files.ts';

const folder = await mkdtemp(join(tmpdir(), 'wattpact-move-'));
atEndOfFile(() => rm(folder, { recursive: true, force: true }));
const t = await startTestApp();
const { make, platform } = t;
const said: string[] = [];

async function emptyDatabase(): Promise<OwnDatabase> {
  const programs = installedPrograms();
  if (programs === undefined) {
    const database = await createEmptyDatabase();
    atEndOfFile(() => database.drop());
    return database;
  }
  const server = await startInstalledPostgres(programs, { isDurable: false });
  atEndOfFile(() => server.stop());
  return server.createDatabase('moved');
}

const opened = ({ appUrl }: OwnDatabase) => {
  const pool = createPool({ url: appUrl, max: 2, lanes: 1 });
  atEndOfFile(() => pool.end());
  return createDb(pool);
};

/** As when the server has been stopped. */
async function cutOff(): Promise<void> {
  const client = new pg.Client(t.database.superuserUrl);
  await client.connect();
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  await client.query(`select pg_terminate_backend(pid, 5000) ${others}`);
  await client.end();
}

test('files are copied and read back, and those that are missing are named', async () => {
  const user = await make.user();
  const { id } = (await upload(t.as(user))).body;
  await make.entity(user);
  const there = createFileStorage({
    config: { ...platform.config, dataDir: join(folder, 'there') },
    log: platform.log,
  });
  // The company of the factory has a document without bytes.
  expect(await moveFiles(t.db, platform.files, there)).toMatchObject({ copied: 1, kept: 0, missing: 1 });
  expect(await moveFiles(t.db, platform.files, there)).toMatchObject({ copied: 0, kept: 1, missing: 1 });
  const { storage_key: key } = await t.db
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  // Of the same size, so that only the checksum tells.
  const other = Readable.from([Buffer.alloc(samplePdf.length)]);
  await there.put(key, other, { contentType: 'application/pdf', size: samplePdf.length });
  expect(await moveFiles(t.db, platform.files, there)).toMatchObject({ copied: 1, kept: 0 });
});

test('the database arrives whole in an empty one, and its server goes on there', async () => {
  const [admin, user] = [await make.admin(), await make.user()];
  const { id } = await make.entity(user);
  await make.project(user, id);
  expect((await t.as(admin).get(`/api/admin/legal-entities/${id}`)).status).toBe(200);
  await sealEntries(t.db);
  await enqueue(t.db, 'note_search_words', { text: 'Sobreiro' });
  const count = (of: typeof t.db) =>
    sql<{ id: string; events: number; jobs: number }>`select (select id from project) as id,
      (select count(*)::int from event) as events, (select count(*)::int from graphile_worker.jobs) as jobs`
      .execute(of)
      .then(({ rows }) => rows);
  const before = await count(t.db);
  const target = await emptyDatabase();
  const config = loadConfig({
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: target.appUrl,
    MIGRATION_DATABASE_URL: target.ownerUrl,
    SECRET_KEY: 'only for the test of 2 databases, by A. Quiz',
  });
  const move = () => moveDatabase({ config, from: t.database.ownerUrl, say: (line) => said.push(line) });
  await expect(move()).rejects.toThrow('The database is in use: stop all servers');
  await cutOff();
  await move();
  expect(said.join('\n')).toMatch(/^All \d+ tables have the rows .*\nThe audit log is whole: \d+ entries/);

  const moved = opened(target);
  expect(await count(moved)).toEqual(before);
  // Triggers, rights and sequences are as they were.
  await expect(sql`delete from event`.execute(moved)).rejects.toThrow('permission denied');
  const owner = opened({ ...target, appUrl: target.ownerUrl });
  await expect(sql`delete from event`.execute(owner)).rejects.toThrow(/append/);
  await enqueue(moved, 'note_search_words', { text: 'Azinheira' });
  const orphan = sql`update project set owner_id = gen_random_uuid()`.execute(owner);
  await expect(orphan).rejects.toThrow('violates foreign key constraint');
  await expect(move()).rejects.toThrow(/^The database at DATABASE_URL is not empty/);
});

test('the command refuses flags that contradict each other, a folder without a database, and another key', async () => {
  const dataDir = join(folder, 'old');
  const run = (...flags: string[]) =>
    runCommand({ config: { ...t.config, dataDir }, database: t.database }, 'move.ts', ...flags);
  const refused = (line: RegExp) => ({ code: 1, err: expect.stringMatching(line) });
  expect(await run()).toMatchObject(refused(/^Usage: npm run move/));
  expect(await run('--database', '--files-into', dataDir)).toMatchObject(refused(/^Usage: npm run move/));
  expect(await run('--database')).toMatchObject(refused(/^There is no database in /));
  await mkdir(join(dataDir, 'postgres', 'cluster'), { recursive: true });
  await writeFile(join(dataDir, 'secret.key'), 'the key of an older installation');
  expect(await run('--database')).toMatchObject(refused(/^SECRET_KEY is not the key in /));
});
