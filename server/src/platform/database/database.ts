// The only access to PostgreSQL: a pool, its type parsers, and Kysely over it.
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { markLostConnections } from './away.ts';
import { DatabasePool } from './database-pool.ts';
import type { DB } from './database-types.ts';
import { LaneDialect } from './lanes/lane-driver.ts';
import { limitSettings, type TimeLimits, usualLimits } from './time-limits.ts';

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
  /** The number of connections beside them that short reads share. */
  lanes?: number;
  limits?: TimeLimits;
  /** Whoever watches the statements of that pool watches those of this one too. */
  heardWith?: DatabasePool;
}

export function createPool(options: DatabaseOptions): DatabasePool {
  const { url, max = 20, lanes = 3, limits = usualLimits, heardWith } = options;
  const settings: pg.PoolConfig = {
    connectionString: url,
    max,
    types,
    // JIT costs more than it saves on queries of a few milliseconds.
    options: '-c jit=off',
    ...limitSettings(limits),
    keepAlive: true,
    // TCP keepalive detects a silently broken connection after this time and ten probes, one second apart.
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    // A new connection costs more than a hundred statements, because its plans and its catalogue cache start empty.
    idleTimeoutMillis: 300_000,
    // Who waits longer for a connection is refused, so nothing hangs for ever; calls wait shorter (database-pool.ts).
    connectionTimeoutMillis: 10_000,
  };
  const pool = new DatabasePool(settings, lanes, heardWith);
  // The listener also keeps the process alive: an error without a listener would end it.
  markLostConnections(pool);
  return pool;
}

/** @param onStatement hears each statement that has been answered, without its transaction's begin and end */
export const createDb = (pool: DatabasePool, onStatement?: (text: string) => void): Db =>
  new Kysely<DB>({
    dialect: new LaneDialect(pool),
    ...(onStatement && { log: ({ query }) => onStatement(query.sql) }),
  });

/** A JSON value as parameter: pg would send an array as a PostgreSQL array. */
export const json = <Value>(value: Value) => sql<Value>`${JSON.stringify(value)}::jsonb`;
