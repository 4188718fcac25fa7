// Which errors say that the database is away: it has ended, is starting, or its connections broke. Of what was under way then
// nobody knows whether it is done; what was answered before is.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Errors of connections look like those of any other service: they are known by where they came from. */
const marked = new WeakSet<object>();

export function markAway(error: unknown): void {
  if (typeof error === 'object' && error !== null) marked.add(error);
}

/** PostgreSQL's own words: it shuts down, crashes, starts, has no place for another connection; class 08 is the connection. */
const saysAway = ({ code = '' }: pg.DatabaseError) => /^(57P0[1235]|53300|08\w{3})$/.test(code);

/** Pools whose database is away: nobody waits for a connection of theirs. */
const without = new WeakSet<pg.Pool>();

export function setAway(pool: pg.Pool, isGone: boolean): void {
  if (isGone) without.add(pool);
  else without.delete(pool);
}

class Refused extends Error {}

/** The driver's word for a connection that broke before, or ours for one that is not tried: that was told then. */
export const isEcho = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof Error && /^Client .* not queryable$/.test(error.message));

/** The pool's words, which are no database's: all its connections are in use, or it has ended. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';
const isOver = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Cannot use a pool after calling end');

/** No answer within the patience of who asked: the database may be away, or have too much to do. */
export class NoAnswer extends Error {}

/** @throws NoAnswer in place of an answer that comes too late */
export async function answerWithin<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  const ending = new AbortController();
  answer.catch(() => {});
  const late = pause(ms, undefined, { ref: false, signal: ending.signal }).then(() => {
    throw new NoAnswer(`no answer within ${ms} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => {});
    ending.abort();
  }
}

export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (marked.has(error) || isEcho(error) || error instanceof NoAnswer) return true;
  if (error instanceof pg.DatabaseError) return saysAway(error);
  return isAway(error.cause) || (error instanceof AggregateError && error.errors.some(isAway));
}

type Connected = Parameters<pg.Pool['connect']>[0];

const markUnlessOurs = (error: unknown): void => {
  if (!isBusy(error) && !isOver(error)) markAway(error);
};

/**
 * What a broken connection throws at its statements is what it tells its listeners; who gets none is told why, and at once
 * while the database is known to be away: one that is silent would let everybody wait.
 */
export function markLostConnections(pool: pg.Pool): void {
  pool.on('error', markAway);
  pool.on('connect', (client) => void client.on('error', markAway));
  const connect = pool.connect.bind(pool);
  const marking = (callback?: Connected) => {
    if (without.has(pool) && !pool.ending) {
      const refused = new Refused('the database is away');
      if (!callback) return Promise.reject(refused);
      return void process.nextTick(callback, refused, undefined, () => {});
    }
    if (callback) {
      return connect((error, client, done) => {
        markUnlessOurs(error);
        callback(error, client, done);
      });
    }
    return connect().catch((error: unknown) => {
      markUnlessOurs(error);
      throw error;
    });
  };
  pool.connect = marking as pg.Pool['connect'];
}
