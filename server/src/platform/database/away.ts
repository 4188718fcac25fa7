// Which errors say that the database is away: it has ended, is starting, or its connections broke. Of what was under way then
// nobody knows whether it is done; what was answered before is.
import pg from 'pg';

/** Errors of connections look like those of any other service: they are known by where they came from. */
const marked = new WeakSet<object>();

export function markAway(error: unknown): void {
  if (typeof error === 'object' && error !== null) marked.add(error);
}

/** PostgreSQL's own words: it shuts down, crashes, starts, has no place for another connection; class 08 is the connection. */
const saysAway = ({ code = '' }: pg.DatabaseError) => /^(57P0[1235]|53300|08\w{3})$/.test(code);

/** The driver's word for a connection that broke before, which was told then. */
export const isEcho = (error: unknown): boolean =>
  error instanceof Error && /^Client .* not queryable$/.test(error.message);

export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (marked.has(error) || isEcho(error)) return true;
  if (error instanceof pg.DatabaseError) return saysAway(error);
  return isAway(error.cause) || (error instanceof AggregateError && error.errors.some(isAway));
}

type Connected = Parameters<pg.Pool['connect']>[0];

/** What a broken connection throws at its statements is what it tells its listeners; who gets none is told why. */
export function markLostConnections(pool: pg.Pool): void {
  pool.on('error', markAway);
  pool.on('connect', (client) => void client.on('error', markAway));
  const connect = pool.connect.bind(pool);
  const marking = (callback?: Connected) => {
    if (callback) {
      return connect((error, client, done) => {
        markAway(error);
        callback(error, client, done);
      });
    }
    return connect().catch((error: unknown) => {
      markAway(error);
      throw error;
    });
  };
  pool.connect = marking as pg.Pool['connect'];
}
