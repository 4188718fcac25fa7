// `npm run bench:backup`: backs the product up under load, restores it in another place, and counts what was acknowledged
// and is not there. For the embedded database, and for the newest PostgreSQL that is installed (Debian's packages).
// PROJECTS=20000 unless told otherwise, ONLY=embedded or ONLY=installed for one of them. Exits with 1 when anything is lost.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { sealEntries, type Verified, verifyChain } from '../../server/src/features/audit/audit-chain.ts';
import { storedFiles } from '../../server/src/features/files/file-queries.ts';
import { makeKeyPair } from '../../server/src/platform/backup/age-keys.ts';
import type { TableState } from '../../server/src/platform/backup/archive-format.ts';
import { differences, sumTables } from '../../server/src/platform/backup/table-sums.ts';
import { loadConfig } from '../../server/src/platform/config.ts';
import { createDb, createPool } from '../../server/src/platform/database/database.ts';
import { createFileStorage } from '../../server/src/platform/files/file-storage.ts';
import { installedPrograms } from '../../server/test/database/installed-postgres.ts';
import { freePort } from '../../server/test/processes/free-port.ts';
import { makeParties, type Person } from '../realtime/parties.ts';
import { startServer } from '../start-server.ts';
import { asInProduction, runBackup, runRestore } from './commands.ts';
import { type Load, startLoad } from './load.ts';
import { embeddedPlace, installedPlace, type Opened, type Place } from './place.ts';

const projects = Number(process.env.PROJECTS ?? 20_000);
const beforeMs = 10_000;
const negotiations = 40;
const folder = await mkdtemp(join(tmpdir(), 'wattpact-backups-'));
const keys = await makeKeyPair();
const identity = join(folder, 'private.key');
await writeFile(identity, keys.identity, { mode: 0o600 });
const failures: string[] = [];
const mb = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** The factories of the tests write rows without bytes. */
async function storeBytes({ appUrl }: Opened, dataDir: string): Promise<void> {
  const pool = createPool({ url: appUrl, max: 1, lanes: 1 });
  const config = loadConfig({ DATA_DIR: dataDir });
  const files = createFileStorage({ config, log: pino({ level: 'silent' }) });
  for await (const { storage_key: key, size } of storedFiles(createDb(pool))) {
    if ((await files.sizeOf(key)) === undefined)
      await files.put(key, Readable.from([Buffer.alloc(size)]), { contentType: 'application/pdf' });
  }
  await pool.end();
}

async function prepare(place: Place): Promise<Person[]> {
  const opened = await place.open(false);
  try {
    const people = await makeParties({ ...opened, dataDir: place.dataDir }, negotiations);
    await storeBytes(opened, place.dataDir);
    return people;
  } finally {
    await opened.close();
  }
}

async function inDatabase<Result>(url: string, ask: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  return ask(client).finally(() => client.end());
}

/** What was acknowledged before the backup began, and before its end, is in the restored database. */
async function compare(place: Place, load: Load, startedAt: number): Promise<void> {
  const { ownerUrl, close } = await place.open(true);
  await inDatabase(ownerUrl, async (client) => {
    const { rows: messages } = await client.query<{ id: string; text: string }>(
      // Those of the load, not of the demonstration.
      `select id, text from message where text ~ '^[0-9a-f-]{36}$'`,
    );
    const { rows: files } = await client.query<{ id: string }>('select id from file');
    const { rows: ended } = await client.query<{ at: Date }>(
      `select ended_at as at from backup_run where outcome = 'ok' order by started_at desc limit 1`,
    );
    const until = ended[0]?.at.getTime() ?? 0;
    for (const [what, instant] of [
      ['began', startedAt],
      ['was complete', until],
    ] as const) {
      const count = load.countAt(instant);
      const { lost, twice } = load.missing(count, { messages, files: files.map(({ id }) => id) });
      console.log(
        `  acknowledged before it ${what}: ${count.messages} messages, ${count.uploads} uploads; lost ${lost}`,
      );
      if (lost > 0 || twice > 0) failures.push(`${place.name}: ${lost} lost, ${twice} twice`);
    }
  });
  await close();
}

const rate = (load: Load, from: number, until: number) =>
  (((load.countAt(until).messages - load.countAt(from).messages) * 1000) / (until - from)).toFixed(0);

async function underLoad(place: Place, people: readonly Person[]): Promise<void> {
  const port = await freePort();
  const env = { ...asInProduction, ...place.env, DATA_DIR: place.dataDir, PORT: String(port) };
  const server = await startServer({ port, env });
  const load = startLoad(server.url, people);
  await pause(beforeMs);
  const startedAt = Date.now();
  const to = join(folder, `${place.name}-load`);
  const backup = await runBackup({ ...place.env, DATA_DIR: place.dataDir, BACKUP_RECIPIENT: keys.recipient }, to);
  const endedAt = Date.now();
  console.log(`  backup under load: ${backup.seconds.toFixed(1)} s, ${mb(backup.bytes)}`);
  await load.stop();
  console.log(
    `  messages a second: ${rate(load, startedAt - beforeMs, startedAt)} before, ${rate(load, startedAt, endedAt)} during the backup`,
  );
  await server.stop();
  const restored = await runRestore(place.otherEnv, { from: backup.path, into: place.otherDir, identity });
  console.log(restored.lines.map((line) => `    ${line}`).join('\n'));
  await compare(place, load, startedAt);
}

interface AtRest {
  tables: TableState[];
  chain: Verified;
}

/** Every row of the database, as sums, and the chain of its audit log. */
async function readWhole(place: Place, restored: boolean): Promise<AtRest> {
  const { ownerUrl, close } = await place.open(restored);
  const pool = createPool({ url: ownerUrl, max: 1, lanes: 1 });
  try {
    const db = createDb(pool);
    // What came since the last seal is sealed now, so that the copy has the whole chain.
    if (!restored) await sealEntries(db);
    const tables = await inDatabase(ownerUrl, async (client) => {
      await client.query('begin transaction isolation level repeatable read, read only');
      return sumTables(client);
    });
    return { tables: tables.filter(({ name }) => name !== 'public.backup_run'), chain: await verifyChain(db) };
  } finally {
    await pool.end();
    await close();
  }
}

/** Without a server: exactly the same rows. What a restoration itself writes are its record and the migrations' grants. */
async function atRest(place: Place): Promise<void> {
  await place.clear();
  const before = await readWhole(place, false);
  const to = join(folder, `${place.name}-rest`);
  const backup = await runBackup({ ...place.env, DATA_DIR: place.dataDir, BACKUP_RECIPIENT: keys.recipient }, to);
  const restored = await runRestore(place.otherEnv, { from: backup.path, into: place.otherDir, identity });
  console.log(
    `  without a server: backup ${backup.seconds.toFixed(1)} s, restored in ${restored.seconds.toFixed(1)} s`,
  );
  const after = await readWhole(place, true);
  const changed = differences(before.tables, after.tables);
  console.log(`  ${after.tables.length} tables compared row by row: ${changed.length} differ`);
  const { broken, checked, last } = after.chain;
  const isSame = !broken && checked > 0 && last?.hash === before.chain.last?.hash;
  console.log(`  audit log: ${checked} entries, ${isSame ? 'the same chain' : 'ANOTHER CHAIN'}`);
  if (!isSame) failures.push(`${place.name}: the audit log's chain is not that of before`);
  failures.push(...changed.map((line) => `${place.name}: ${line}`));
}

async function measure(make: () => Promise<Place>): Promise<void> {
  const place = await make();
  console.log(`${place.name}, ${projects} projects`);
  try {
    await underLoad(place, await prepare(place));
    await atRest(place);
  } finally {
    await place.remove();
  }
}

const programs = installedPrograms();
const isWanted = (kind: string) => (process.env.ONLY ?? kind) === kind;
try {
  if (isWanted('embedded')) await measure(() => embeddedPlace(projects));
  if (programs && isWanted('installed')) await measure(() => installedPlace(programs, projects));
  if (!programs)
    console.log('No PostgreSQL is installed under /usr/lib/postgresql: only the embedded one was measured.');
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
