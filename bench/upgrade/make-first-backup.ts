// `npm run upgrade:backup`: makes the backups of the first version anew that server/test/upgrade keeps: the demo data, and
// on top of it an upload, a message and a second factor, once in the embedded database and once in an external one.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { demoPassword } from '../../server/demo/demo-accounts.ts';
import {
  installedPrograms,
  type OwnDatabase,
  startInstalledPostgres,
} from '../../server/test/database/installed-postgres.ts';
import { freePort } from '../../server/test/processes/free-port.ts';
import { untilReady } from '../../server/test/processes/until-ready.ts';
import { samplePdf } from '../../server/test/support/uploads.ts';
import { type Noted, pack, settingsOf } from '../../server/test/upgrade/first-version.ts';
import { codeOf, sha256, signIn } from '../../server/test/upgrade/try-product.ts';
import { checkOutFirstVersion, missingFunction, onDatabase } from './old-version.ts';

const first = checkOutFirstVersion();
const folders: string[] = [];
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-first-'));
  folders.push(folder);
  return folder;
}

async function act(url: string): Promise<Noted> {
  const seller = await signIn(url, 'seller');
  const { items } = await seller.get<{
    items: { id: string; allowedActions: string[]; entities: { name: string }[] }[];
  }>('negotiations?limit=20');
  const buyers = await (await signIn(url, 'buyer')).get<{ items: { id: string }[] }>('negotiations?limit=50');
  const shared = items.find(
    ({ id, allowedActions }) => allowedActions.includes('write') && buyers.items.some((one) => one.id === id),
  );
  if (!shared) throw new Error('The seller and the buyer of the demo have no negotiation with each other.');
  const content = Buffer.concat([samplePdf, Buffer.from('% of the first version\n')]);
  const file = { id: await seller.upload(content), sha256: sha256(content) };
  const message = 'Segue o documento, antes da actualização.';
  const sent = await seller.post(`negotiations/${shared.id}/messages`, { text: message, files: [file.id] });
  if (sent.status !== 201) throw new Error(`No message: ${JSON.stringify(sent)}`);
  const newcomer = await signIn(url, 'newcomer');
  const { body } = await newcomer.post<{ secret: string }>('auth/second-factor/enrol', { password: demoPassword });
  const confirmed = await newcomer.post('auth/second-factor/confirm', { code: codeOf(body.secret) });
  if (confirmed.status !== 200) throw new Error(`No second factor: ${JSON.stringify(confirmed)}`);
  return { negotiationId: shared.id, message, file, secondFactor: body.secret };
}

const dueJobs = 'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';
const sealLog = `select graphile_worker.add_job('seal_entries')`;

/**
 * Its server, until the acts and the jobs that they caused are done.
 * @param whenDone before it ends
 */
async function serve(env: Record<string, string>, whenDone: () => Promise<void>): Promise<Noted> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = first.start({ PORT: String(port), ...env });
  try {
    await untilReady(url, server);
    const noted = await act(url);
    await whenDone();
    return noted;
  } finally {
    server.started.kill('SIGTERM');
    await server.ended;
  }
}

/** A job that fails is put off, and no longer due: what is still there then stands still. */
const mostSeconds = 300;

/** Seals the audit log, and waits until no job is due. */
async function finishJobs(url: string): Promise<void> {
  await onDatabase(url, sealLog);
  const began = performance.now();
  for (let due = await onDatabase(url, dueJobs); due > 0; due = await onDatabase(url, dueJobs)) {
    if (performance.now() - began > mostSeconds * 1000)
      throw new Error(`After ${mostSeconds} s ${due} jobs of the first version are still due.`);
    await pause(200);
  }
}

/** Pieces of the log that are used again still hold what stood there before: new ones are empty, and pack to nothing. */
async function emptyLog(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  const set = async (statement: string) => {
    await client.query(statement);
    await client.query('select pg_reload_conf()');
  };
  await client.query('vacuum full');
  await set('alter system set wal_recycle = off');
  await pause(1000);
  for (let pieces = 0; pieces < 4; pieces++) {
    await client.query('checkpoint');
    await client.query('select pg_switch_wal()');
  }
  await client.query('checkpoint');
  await set('alter system reset wal_recycle');
  await client.end();
}

async function superuserUrlOf(dataDir: string): Promise<string> {
  const { superuser } = JSON.parse(await readFile(join(dataDir, 'postgres/secrets.json'), 'utf8'));
  const [, , , port] = (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n');
  return `postgres://postgres:${superuser}@127.0.0.1:${port}/wattpact`;
}

async function makeEmbedded(): Promise<void> {
  const dataDir = await emptyFolder();
  const noted = await serve(settingsOf(dataDir), async () => {
    const url = await superuserUrlOf(dataDir);
    await finishJobs(url);
    await emptyLog(url);
  });
  const copied = join(await emptyFolder(), 'data');
  // As its docs/operations.md says: with the server stopped, following links.
  execFileSync('cp', ['-aL', dataDir, copied]);
  // PostgreSQL's programs, copied where its user could not enter: the next start copies them again.
  for (const name of await readdir(join(copied, 'postgres')))
    if (name.startsWith('native-')) await rm(join(copied, 'postgres', name), { recursive: true });
  await pack('embedded', copied, noted);
}

/** The first version loads its demo into an embedded database alone, so its code is asked for it. */
const loadDemo = `
  const { pino } = await import('pino');
  const { loadConfig } = await import('./server/src/platform/config.ts');
  const { createPlatform } = await import('./server/src/platform/create-platform.ts');
  const { createDb, createPool } = await import('./server/src/platform/database/database.ts');
  const { prepareDatabase } = await import('./server/src/platform/database/prepare-database.ts');
  const { loadDemoData } = await import('./server/demo/demo-data.ts');
  const config = loadConfig(process.env);
  await prepareDatabase(config, { ownerUrl: process.env.MIGRATION_DATABASE_URL, appRole: 'wattpact_app' });
  const pool = createPool({ url: process.env.DATABASE_URL, max: 4 });
  const platform = await createPlatform({ config, pool, db: createDb(pool), log: pino({ level: 'silent' }) });
  await loadDemoData(platform, () => {});
  await pool.end();
  print('loaded');`;

const dumpOptions = ['--no-owner', '--no-comments', '--inserts', '--rows-per-insert=500'];

async function makeExternal(programs: string, database: OwnDatabase): Promise<void> {
  const dataDir = await emptyFolder();
  const env = settingsOf(dataDir, database);
  await onDatabase(database.ownerUrl, missingFunction.definition);
  await first.evaluate(loadDemo, env);
  await onDatabase(database.ownerUrl, `drop function ${missingFunction.signature}`);
  const noted = await serve(env, () => finishJobs(database.ownerUrl));
  const dump = execFileSync(join(programs, 'pg_dump'), [...dumpOptions, database.ownerUrl], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  await pack('external', dataDir, noted, dump);
}

try {
  const chosen = process.argv.slice(2);
  const isChosen = (kind: string) => chosen.length === 0 || chosen.includes(kind);
  if (isChosen('embedded')) await makeEmbedded();
  const programs = installedPrograms();
  if (isChosen('external')) {
    if (!programs)
      throw new Error('There is no pg_dump and initdb in /usr/lib/postgresql (apt-get install postgresql-15).');
    const server = await startInstalledPostgres(programs, { isDurable: false });
    await makeExternal(programs, await server.createDatabase('wattpact')).finally(() => server.stop());
  }
} finally {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  first.remove();
}
process.exit();
