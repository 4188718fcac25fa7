// The only access to PostgreSQL: a pool, its type parsers, and Kysely over it.
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { markLostConnections } from './away.ts';
import type { DB } from './database-types.ts';
import { prepareMarked } from './prepared.ts';
import { sendAhead } from './unawaited.ts';

/** The pool, or a transaction on it. */
export type Db = Kysely<DB>;

const { builtins } = pg.types;
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
]);

/** Numbers as numbers, dates as `YYYY-MM-DD`, instants as ISO 8601 in UTC. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export interface DatabaseOptions {
  url: string;
  /** The maximum number of connections. */
  max?: number;
}

export function createPool({ url, max = 20 }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    // JIT costs more than it saves on queries of a few milliseconds.
    options: '-c jit=off',
    keepAlive: true,
    // TCP keepalive detects a silently broken connection after this time and ten probes, one second apart.
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    // A new connection costs more than a hundred statements, because its plans and its catalogue cache start empty.
    idleTimeoutMillis: 300_000,
    // A caller who waits longer for a connection is refused, so nothing hangs for ever.
    connectionTimeoutMillis: 30_000,
  });
  // The listener also keeps the process alive: an error without a listener would end it.
  markLostConnections(pool);
  pool.on('connect', (client) => {
    prepareMarked(client);
    sendAhead(client);
  });
  return pool;
}

export const createDb = (pool: pg.Pool): Db => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });

/** A JSON value as parameter: pg would send an array as a PostgreSQL array. */
export const json = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}::jsonb`;
