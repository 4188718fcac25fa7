// Migrates a database to the newest schema: numbered .sql files, forward only, each in a transaction of its own.
import { readFile } from 'node:fs/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { migrationFiles } from './migration-state.ts';
import { grantsOnNewTables, grantsOnTables } from './table-rights.ts';
import { withoutLimits } from './time-limits.ts';

const folder = new URL('../../../migrations/', import.meta.url);
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
}

/** @returns the names of the migrations that ran now */
export async function migrateDatabase({ ownerUrl, appRole }: MigrationOptions): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2, options: withoutLimits });
  // The worker's migrations need both handlers: a lost connection fails the query that uses it.
  pool.on('error', () => {});
  pool.on('connect', (connected) => void connected.on('error', () => {}));
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await client.query(
      'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
    );
    if (appRole !== undefined) await client.query(grantsOnNewTables(client.escapeIdentifier(appRole)));
    const ran: string[] = [];
    for (const name of await pending(client)) {
      await apply(client, name);
      ran.push(name);
    }
    await runMigrations({ pgPool: pool });
    await client.query(planAddJobsAnew);
    if (appRole !== undefined) await grant(client, appRole);
    return ran;
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    client.release();
    await pool.end();
  }
}

async function pending(client: pg.PoolClient): Promise<string[]> {
  const names = await migrationFiles();
  const { rows } = await client.query<{ name: string }>('select name from schema_migration');
  const applied = new Set(rows.map(({ name }) => name));
  return names.filter((name) => !applied.has(name));
}

/** A `*.concurrent.sql` file holds one statement that PostgreSQL refuses inside a transaction. */
async function apply(client: pg.PoolClient, name: string): Promise<void> {
  const text = await readFile(new URL(name, folder), 'utf8');
  const isConcurrent = name.endsWith('.concurrent.sql');
  try {
    if (!isConcurrent) await client.query('begin');
    await client.query(text);
    await client.query('insert into schema_migration (name) values ($1)', [name]);
    if (!isConcurrent) await client.query('commit');
  } catch (error) {
    if (!isConcurrent) await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
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
