// Migrates a database to the newest schema: numbered .sql files, forward only, each in a transaction of its own, while
// the version before may still serve (docs/decisions/091).
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { migrationFiles, productMigrations } from './migration-state.ts';
import { grantsOnNewTables, grantsOnTables } from './table-rights.ts';
import { isLockTimeout, withoutLimits } from './time-limits.ts';

/** The key of the advisory lock: any number that no other lock uses. */
const lock = 7_340_126;

/**
 * A connection keeps its plan for this function. Made while few jobs wait, it reads the whole queue for each new job,
 * however long the queue becomes: so the function is planned anew at each call.
 */
const planAddJobsAnew =
  'alter function graphile_worker.add_jobs(graphile_worker.job_spec[], boolean) set plan_cache_mode = force_custom_plan';

export interface MigrationOptions {
  ownerUrl: string;
  /** The role of the running server; undefined when it is the owner itself. */
  appRole?: string | undefined;
  /** Where the migrations are; the product's unless a test has its own. */
  folder?: URL;
}

/** @returns the names of the migrations that ran now */
export async function migrateDatabase({
  ownerUrl,
  appRole,
  folder = productMigrations,
}: MigrationOptions): Promise<string[]> {
  const pool = poolOf(ownerUrl, withoutLimits);
  const client = await pool.connect();
  try {
    while (!(await isLocked(client))) await pause(200);
    await client.query(
      'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
    );
    if (appRole !== undefined) await client.query(grantsOnNewTables(client.escapeIdentifier(appRole)));
    const ran: string[] = [];
    for (const name of await pending(client, folder)) {
      await apply(client, name, await readFile(new URL(name, folder), 'utf8'));
      ran.push(name);
    }
    await migrateWorker(ownerUrl);
    await withoutWaiting(client, async () => {
      await client.query(planAddJobsAnew);
      if (appRole !== undefined) await grant(client, appRole);
    });
    return ran;
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release();
    await pool.end();
  }
}

function poolOf(ownerUrl: string, options: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2, options });
  // The worker's migrations need both handlers: a lost connection fails the query that uses it.
  pool.on('error', () => {});
  pool.on('connect', (connected) => void connected.on('error', () => {}));
  return pool;
}

/** A statement that waited for the lock would hold a snapshot, for which an index that is made concurrently waits. */
async function isLocked(client: Connection): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
  return rows[0]?.taken === true;
}

async function pending(client: Connection, folder: URL): Promise<string[]> {
  const names = await migrationFiles(folder);
  const { rows } = await client.query<{ name: string }>('select name from schema_migration');
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}

type Connection = Pick<pg.PoolClient, 'query'>;

async function apply(client: Connection, name: string, text: string): Promise<void> {
  try {
    if (name.endsWith('.concurrent.sql')) await outsideTransaction(client, text);
    else if (name.endsWith('.batches.sql')) await inBatches(client, text);
    else {
      await withoutWaiting(client, async () => {
        await client.query(text);
        await client.query(record, [name]);
      });
    }
    if (!isWhole(name)) await client.query(record, [name]);
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

const record = 'insert into schema_migration (name) values ($1)';
/** In one transaction, which records it too. */
const isWhole = (name: string): boolean => !/\.(concurrent|batches)\.sql$/.test(name);

/**
 * A statement that waits for a lock keeps everybody waiting who comes after it, while the version before still serves:
 * so it gives up soon, lets them through, and tries again.
 */
const lockMs = 400;
const longestTryMs = 10 * 60_000;

async function untilUnlocked<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() - began > longestTryMs) throw error;
      await pause(lockMs * (1 + Math.random()));
    }
  }
}

/** In a transaction of its own. */
const withoutWaiting = <Result>(client: Connection, work: () => Promise<Result>): Promise<Result> =>
  untilUnlocked(async () => {
    try {
      await client.query('begin');
      await client.query(`set local lock_timeout = ${lockMs}`);
      const result = await work();
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    }
  });

/** The job library has transactions of its own: what it did before one gave up is not done again. */
async function migrateWorker(ownerUrl: string): Promise<void> {
  const pool = poolOf(ownerUrl, `${withoutLimits} -c lock_timeout=${lockMs}`);
  try {
    await untilUnlocked(() => runMigrations({ pgPool: pool }));
  } finally {
    await pool.end();
  }
}

/** One statement that PostgreSQL refuses inside a transaction. An index whose making was cut off is made anew. */
async function outsideTransaction(client: Connection, text: string): Promise<void> {
  const [, index] = /create (?:unique )?index concurrently (?:if not exists )?(\w+)/i.exec(text) ?? [];
  if (index !== undefined) {
    const { rows } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
      index,
    ]);
    if (rows.length > 0) await client.query(`drop index concurrently ${index}`);
  }
  await client.query(text);
}

/**
 * One statement that changes some thousand of the rows that need it, such as `update … where id in (select … limit
 * 2000)`: it is repeated, each time in a transaction of its own, until it changes none. Between two the database is
 * left to everybody else for as long as the last one took. `$1` is when it began: rows that the version before writes
 * later are none of its business, or it would never end.
 */
async function inBatches(client: Connection, text: string): Promise<void> {
  const { rows } = await client.query<{ began: string }>('select now()::text as began');
  const end = rows.map(({ began }) => began);
  for (;;) {
    const began = performance.now();
    const { rowCount } = await withoutWaiting(client, () => client.query(text, end));
    if (!rowCount) return;
    await pause(performance.now() - began);
  }
}

/** The app's role may change data, within the rights of each table, but no definitions. */
async function grant(client: pg.PoolClient, appRole: string): Promise<void> {
  const role = client.escapeIdentifier(appRole);
  await client.query(`
    grant usage on schema public, graphile_worker to ${role};
    ${grantsOnTables(role)};
    grant select, insert, update, delete on all tables in schema graphile_worker to ${role};
    grant usage, select on all sequences in schema graphile_worker to ${role};
    grant execute on all functions in schema graphile_worker to ${role};
  `);
  // The worker's tables have row security, which applies to everybody but their owner.
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'server')`,
  );
  for (const { name } of rows) {
    const table = client.escapeIdentifier(name);
    await client.query(`create policy server on graphile_worker.${table} to ${role} using (true) with check (true)`);
  }
}
