// `npm run bench:upgrade`: a database with a million rows goes from the first version to this one and back under fifty
// requests a second, with old and new processes side by side. Exits with 1 where a request failed, somebody waited for
// a lock for a second, or something that was acknowledged is lost.
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import { migrateDatabase } from '../../server/src/platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/embedded-postgres.ts';
import { appRole } from '../../server/src/platform/embedded-postgres/roles.ts';
import { freePort } from '../../server/test/processes/free-port.ts';
import { type Launched, launch } from '../../server/test/processes/server-process.ts';
import { untilReady } from '../../server/test/processes/until-ready.ts';
import { compareWritten, startWriteLoad } from '../../server/test/support/write-load.ts';
import type { Person } from '../realtime/parties.ts';
import { watchLocks } from './lock-watch.ts';
import { checkOutFirstVersion } from './old-version.ts';
import { startReadLoad } from './read-load.ts';

/** ROWS for a shorter run, such as to see whether it works at all. */
const rowCount = Number(process.env.ROWS ?? 1_000_000);
/** Four people in each: a person of a market does not make several calls a second. */
const negotiations = 60;

/** What a later version could ask of a table of that size: a column, its values, an index. */
const ownMigrations = {
  '9001-notification-day.sql': 'alter table notification add column bench_day date',
  // Without it each batch would read past all that those before it have changed.
  '9002-notification-day.concurrent.sql':
    'create index concurrently notification_without_day on notification (created_at) where bench_day is null',
  '9003-notification-day.batches.sql': `update notification set bench_day = created_at::date
    where id in (select id from notification where bench_day is null and created_at <= $1
      order by created_at limit 2000)`,
  '9004-notification-day.concurrent.sql': 'drop index concurrently if exists notification_without_day',
  '9005-notification-day.concurrent.sql':
    'create index concurrently notification_bench_day on notification (bench_day, user_id)',
};

const dataDir = await mkdtemp(join(tmpdir(), 'wattpact-upgrade-'));
const first = checkOutFirstVersion();
const database = await startEmbeddedPostgres({ dataDir, log: () => {} });
const failures: string[] = [];
const running = new Set<Launched>();

const settingsOf = (port: number) => ({
  NODE_ENV: 'production',
  ALLOW_PLAIN_HTTP: 'on',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: database.appUrl,
  MIGRATION_DATABASE_URL: database.ownerUrl,
  SECRET_KEY: 'a key of the upgrade that is long enough 0123456789',
  SMTP_URL: 'smtp://127.0.0.1:9',
  USER_LIMIT_FACTOR: '1000000',
});

interface Server {
  url: string;
  stop(): Promise<void>;
}

async function started(begin: (env: Record<string, string>) => Launched): Promise<Server> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = begin(settingsOf(port));
  running.add(server);
  await untilReady(url, server);
  return {
    url,
    async stop() {
      server.started.kill('SIGTERM');
      await server.ended;
      running.delete(server);
    },
  };
}
const startOld = () => started(first.start);
const startNew = () => started((env) => launch('main.ts', env));

async function onDatabase<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(database.superuserUrl);
  await client.connect();
  const { rows } = await client.query<Row>(statement, values);
  await client.end();
  return rows;
}

const fillNotifications = (people: readonly Person[]) =>
  onDatabase(
    `insert into notification (id, user_id, translation_key, data, created_at)
     select gen_random_uuid(), ($2::uuid[])[1 + n % $3], 'project.approved',
       json_build_object('resourceType', 'project', 'resourceId', gen_random_uuid(), 'resourceName', 'Parque ' || n,
         'resourceEntity', 'Fotão, Lda.', 'status', 'approved', 'entityType', 'PROJECT'),
       now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [rowCount, people.map(({ userId }) => userId), people.length],
  );

/** This version's migrations, and those that change every one of the million rows. */
async function migrate(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'wattpact-migrations-'));
  await cp(fileURLToPath(new URL('../../server/migrations/', import.meta.url)), folder, { recursive: true });
  for (const [name, text] of Object.entries(ownMigrations)) await writeFile(join(folder, name), text);
  const began = performance.now();
  await migrateDatabase({ ownerUrl: database.ownerUrl, appRole, folder: pathToFileURL(`${folder}/`) });
  await rm(folder, { recursive: true });
  return (performance.now() - began) / 1000;
}

async function upgradeAndBack(): Promise<void> {
  const old = await startOld();
  const people = await first.evaluate<Person[]>(
    `const { makeParties } = await import('./bench/realtime/parties.ts');
     print(await makeParties({ appUrl: process.env.APP_URL, dataDir: process.env.DATA_DIR }, ${negotiations}));`,
    { APP_URL: database.appUrl, DATA_DIR: dataDir },
  );
  await fillNotifications(people);
  const writers = people.filter(({ negotiationId }) => negotiationId !== undefined);

  let servers: Server[] = [old];
  const locks = await watchLocks(database.superuserUrl);
  const urlOf = (index: number) => servers[index % servers.length]?.url ?? old.url;
  const writes = startWriteLoad({
    perSecond: 20,
    to: (index) => {
      const { negotiationId, token } = writers[index % writers.length] ?? { negotiationId: '', token: '' };
      return { url: `${urlOf(index)}/api/negotiations/${negotiationId}/messages`, token };
    },
  });
  const reads = startReadLoad({ perSecond: 30, people, urlOf });
  const step = (what: string) =>
    console.log(
      `${what}; so far ${writes.acknowledged.size} writes, ${reads.count()} reads, ` +
        `${failedOf(writes.statuses) + failedOf(reads.statuses)} failed, load ${loadavg()[0]?.toFixed(1)}`,
    );

  await pause(5000);
  const begun = new Date().toISOString();
  const seconds = await migrate();
  step(`migrated in ${seconds.toFixed(1)} s, the version before serving`);
  const next = await startNew();
  servers = [old, next];
  await pause(10_000);
  step('both versions served');
  servers = [next];
  await pause(1000);
  await old.stop();
  await pause(5000);
  step('the new version served alone');
  const back = await startOld();
  servers = [next, back];
  await pause(5000);
  servers = [back];
  await pause(1000);
  await next.stop();
  await pause(5000);
  step('back on the version before');

  await writes.stop();
  await reads.stop();
  const { longestMs, statement } = await locks.stop();
  await back.stop();
  await report({ writes, readStatuses: reads.statuses, longestMs, statement, begun });
}

type Statuses = ReadonlyMap<number, number>;
const failedOf = (statuses: Statuses): number =>
  [...statuses].filter(([status]) => status === 0 || status >= 500).reduce((sum, [, count]) => sum + count, 0);
const inWords = (statuses: Statuses) => [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');

async function report(seen: {
  writes: ReturnType<typeof startWriteLoad>;
  readStatuses: Statuses;
  longestMs: number;
  statement: string;
  /** The batches. */
  begun: string;
}): Promise<void> {
  const { writes, readStatuses, longestMs, statement, begun } = seen;
  const stored = await onDatabase<{ id: string; text: string }>(
    `select id, text from message where text not like 'Before %'`,
  );
  const [unfilled] = await onDatabase<{ count: number }>(
    'select count(*)::int as count from notification where bench_day is null and created_at < $1',
    [begun],
  );
  const { lost, twice } = compareWritten(writes, stored);
  const failed = failedOf(writes.statuses) + failedOf(readStatuses);
  console.log(`writes ${inWords(writes.statuses)}; reads ${inWords(readStatuses)}`);
  console.log(`acknowledged ${writes.acknowledged.size}, lost ${lost.length}, twice ${twice.length}, failed ${failed}`);
  console.log(`longest wait for a lock ${longestMs.toFixed(0)} ms ${statement}`);
  if (failed > 0) failures.push(`${failed} requests failed`);
  if (lost.length + twice.length > 0) failures.push(`${lost.length} writes are lost, ${twice.length} stored twice`);
  if (longestMs >= 1000) failures.push(`somebody waited for a lock for ${longestMs.toFixed(0)} ms: ${statement}`);
  if (unfilled?.count !== 0) failures.push(`${unfilled?.count} rows were not changed`);
}

try {
  await upgradeAndBack();
} finally {
  for (const { started, ended } of running) {
    started.kill('SIGKILL');
    await ended;
  }
  await database.stop();
  await rm(database.path, { recursive: true, force: true });
  await rm(dataDir, { recursive: true, force: true });
  first.remove();
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
