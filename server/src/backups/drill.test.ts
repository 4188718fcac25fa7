// A small restoration from end to end: a backup by the job while rows are written, restored in another place, compared.
// `npm run bench:backup` does the same at size, and for an external database.
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { startCopiesStore } from '../../test/backups/copies-store.ts';
import { atEndOfFile } from '../../test/support/end-of-file.ts';
import { startTestApp } from '../../test/support/test-app.ts';
import { samplePdf, upload } from '../../test/support/uploads.ts';
import { sealEntries, verifyChain } from '../features/audit/audit-chain.ts';
import { findLastBackups } from '../features/backups/backup-queries.ts';
import { jobTable } from '../jobs.ts';
import { makeKeyPair } from '../platform/backup/age-keys.ts';
import { archiveName } from '../platform/backup/kept-backups.ts';
import { loadConfig } from '../platform/config.ts';
import { createDb, createPool, type Db } from '../platform/database/database.ts';
import { prepareDatabase } from '../platform/database/prepare-database.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from '../platform/embedded-postgres/roles.ts';
import { createFileStorage } from '../platform/files/file-storage.ts';
import { startJobs } from '../platform/jobs/job-runner.ts';
import { type RestoreOrder, restoreBackup } from './restore-backup.ts';

const folder = await mkdtemp(join(tmpdir(), 'wattpact-drill-'));
// PostgreSQL's own user must be able to enter.
await chmod(folder, 0o711);
const keys = await makeKeyPair();
const copies = await startCopiesStore();
/** The next one is far away: the test makes up for a missed one. */
const hourOfSchedule = (new Date().getUTCHours() + 12) % 24;
const env = {
  ...copies.env,
  BACKUP_S3_BUCKET: 'copies',
  BACKUP_SCHEDULE: `30 ${hourOfSchedule} * * *`,
  BACKUP_KEEP_DAILY: '2',
  BACKUP_KEEP_WEEKLY: '1',
  DATA_DIR: join(folder, 'data'),
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_RECIPIENT: keys.recipient,
  LOG_LEVEL: 'silent',
};
const config = loadConfig(env);
const log = () => {};
/** Made without waiting for the disk, and then as in operation: a throwaway one has too little of a log for a backup. */
const making = await startEmbeddedPostgres({ dataDir: config.dataDir, log, throwaway: true });
await prepareDatabase(config, { ownerUrl: making.ownerUrl, appRole });
await making.stop();
const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
atEndOfFile(() => rm(folder, { recursive: true, force: true }));
const t = await startTestApp(env, { ...postgres, drop: () => postgres.stop() });
const { db, make, platform } = t;

/** Notes each row once it is acknowledged. */
function keepWriting(to: Db) {
  const acknowledged: string[] = [];
  let isOver = false;
  const insert = async () => {
    while (!isOver) {
      const key = crypto.randomUUID();
      await to.insertInto('rate_counter').values({ key, window_start: new Date().toISOString(), count: 1 }).execute();
      acknowledged.push(key);
    }
  };
  const writing = insert();
  return {
    acknowledged,
    async stop() {
      isOver = true;
      await writing;
    },
  };
}

const said: string[] = [];
const order = { config, from: env.BACKUP_DIR, identities: [keys.identity], say: (line: string) => said.push(line) };
const restore = (given: Partial<RestoreOrder> = {}) => restoreBackup({ ...order, ...given });
const runJob = async (name: string, payload: object) =>
  jobTable.jobs[name]?.(payload as never, platform, { attempt: 1, isLast: false, canWait: false });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
/** Archives of earlier nights, in the folder and in the bucket; all but the first have had their time. */
const [youngest = '', ...expired] = [1, 3, 40].map((days) => archiveName(daysAgo(days), true));
async function placeEarlierOnes(): Promise<void> {
  await mkdir(env.BACKUP_DIR, { recursive: true });
  for (const name of [youngest, ...expired]) {
    await writeFile(join(env.BACKUP_DIR, name), 'of before');
    copies.stored.set(`market/${name}`, Buffer.from('of before'));
  }
}

/** As a server that was away at the time of the schedule: the run that was missed is made up for at the start. */
async function startSchedule() {
  const owner = new pg.Client(postgres.ownerUrl);
  await owner.connect();
  await owner.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('make_backup', now() - interval '2 days', now() - interval '2 days')`);
  await owner.end();
  return startJobs(jobTable, platform);
}

let before: string[] = [];
let file = '';
let secretKey = '';
beforeAll(async () => {
  const [admin, user] = [await make.admin(), await make.user()];
  file = (await upload(t.as(user))).body.id;
  const { id } = await make.entity(user);
  expect((await t.as(admin).get(`/api/admin/legal-entities/${id}`)).status).toBe(200);
  await sealEntries(db);
  secretKey = await readFile(join(config.dataDir, 'secret.key'), 'utf8');
  const load = keepWriting(db);
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(50), { timeout: 60_000 });
  before = [...load.acknowledged];
  await placeEarlierOnes();
  const jobs = await startSchedule();
  try {
    const outcome = async () => {
      const { ok, failed } = await findLastBackups(db);
      return { outcome: ok?.outcome, error: failed?.error };
    };
    await vi.waitFor(async () => expect(await outcome()).toEqual({ outcome: 'ok', error: undefined }), {
      timeout: 180_000,
    });
    await vi.waitFor(async () => expect(await readdir(env.BACKUP_DIR)).toHaveLength(2), { timeout: 10_000 });
  } finally {
    await jobs.stop();
    await load.stop();
    vi.unstubAllEnvs();
  }
  expect(load.acknowledged.length).toBeGreaterThan(before.length);
});

test('the job records its backup, and does nothing where a younger one is there', async () => {
  const { ok, failed } = await findLastBackups(db);
  expect(ok).toMatchObject({ kind: 'embedded', is_scheduled: true, is_encrypted: true });
  expect(failed).toBeUndefined();
  await runJob('make_backup', { _cron: { ts: ok?.started_at } });
  expect((await findLastBackups(db)).ok?.id).toBe(ok?.id);
});

test('the schedule made it, its copy lies in the bucket, and expired ones are gone in both places', async () => {
  const { ok } = await findLastBackups(db);
  const name = archiveName(new Date(ok?.started_at ?? 0), true);
  expect(ok).toMatchObject({ is_scheduled: true, name, copied_to: `s3://copies/market/${name}` });
  expect((await readdir(env.BACKUP_DIR)).toSorted()).toEqual([youngest, name].toSorted());
  expect([...copies.stored.keys()].toSorted()).toEqual([`market/${youngest}`, `market/${name}`].toSorted());
  expect(copies.stored.get(`market/${name}`)).toEqual(await readFile(join(env.BACKUP_DIR, name)));
});

test('nothing is restored where something is, nor by a wrong key, nor with other settings', async () => {
  await expect(restore()).rejects.toThrow(/data is not empty/);
  const elsewhere = { ...config, dataDir: join(folder, 'elsewhere') };
  const { identity } = await makeKeyPair();
  await expect(restore({ config: elsewhere, identities: [identity] })).rejects.toThrow('The private key is not one');
  await expect(restore({ config: { ...elsewhere, demo: false } })).rejects.toThrow('The backup is of a demonstration');
  const external = { ...elsewhere, embedded: false, databaseUrl: postgres.appUrl };
  await expect(restore({ config: external })).rejects.toThrow('The backup is of the embedded database');
  await expect(restore({ from: join(folder, 'none') })).rejects.toThrow('The backup cannot be read: it does not exist');
  await expect(readFile(join(elsewhere.dataDir, 'secret.key'))).rejects.toThrow('ENOENT');
});

test('what was restored elsewhere has all that was acknowledged when the backup began', async () => {
  const dataDir = join(folder, 'restored');
  // From the bucket, as where the machine with the folder is lost.
  const from = (await findLastBackups(db)).ok?.copied_to ?? '';
  const { header, files, hasItsKey } = await restore({ config: { ...config, dataDir }, from });
  expect({ kind: header.kind, hasItsKey }).toEqual({ kind: 'embedded', hasItsKey: true });
  expect(said.join('\n')).toMatch(/Every page of \d+ tables and \d+ indexes/);
  expect(said.join('\n')).toMatch(/The audit log is whole: [1-9]/);
  expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(secretKey);
  const { storage_key: key } = await db
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', file)
    .executeTakeFirstOrThrow();
  expect(await buffer(await createFileStorage({ ...platform, config: { ...config, dataDir } }).read(key))).toEqual(
    samplePdf,
  );
  // The company of the factory has a document without bytes.
  expect(files).toMatchObject({ checked: 2, missing: 1, names: [expect.not.stringContaining(key)] });

  const again = await startEmbeddedPostgres({ dataDir, log });
  atEndOfFile(() => again.stop());
  const pool = createPool({ url: again.appUrl, max: 1, lanes: 1 });
  atEndOfFile(() => pool.end());
  const restored = createDb(pool);
  const { rows } = await sql<{ key: string }>`select key from rate_counter`.execute(restored);
  const found = new Set(rows.map((row) => row.key));
  expect(before.filter((one) => !found.has(one))).toEqual([]);
  expect((await verifyChain(restored)).last).toEqual((await verifyChain(db)).last);
  expect((await findLastBackups(restored)).ok).toMatchObject({ id: header.id, outcome: 'ok' });
});
