// Which errors mean that the database is unavailable: it stopped, it is starting, or its connections broke. Nobody
// knows whether unfinished work was committed; everything that was answered before is committed.
import pg from 'pg';

/** Connection errors look the same for every service, so the ones of the database are marked where they occur. */
const marked = new WeakSet<object>();

export function markAway(error: unknown): void {
  if (typeof error === 'object' && error !== null) marked.add(error);
}

/**
 * PostgreSQL's own codes: it shuts down, crashes, starts or has no free connection; class 08 is the connection itself. 25P03
 * and 25P04 end the connection of a transaction that took too long, as every open one seems to when the clock is set forward.
 */
const saysAway = ({ code = '' }: pg.DatabaseError) => /^(57P0[1235]|25P0[34]|53300|08\w{3})$/.test(code);

/** The database has no space for a change; it goes on reading. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: unknown }).code === '53100' || isDiskFull(error.cause));

/** Pools whose database is unavailable; calls do not wait for their connections. */
const without = new WeakSet<pg.Pool>();

export function setAway(pool: pg.Pool, isGone: boolean): void {
  if (isGone) without.add(pool);
  else without.delete(pool);
}

class Refused extends Error {}

/**
 * The driver's error for a connection that broke earlier, or ours for one that is not tried; both were reported then.
 */
export const isEcho = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof Error && /^Client .* not queryable$/.test(error.message));

const busyMessage = 'timeout exceeded when trying to connect';
/** The same error as the pool's own, for who waits shorter. */
export const noFreeConnection = (): Error => new Error(busyMessage);

/** The pool's own errors, which the database did not send: all connections are in use, or the pool has ended. */
export const isBusy = (error: unknown): boolean => error instanceof Error && error.message === busyMessage;
const isOver = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Cannot use a pool after calling end');

/** No answer within the caller's time limit: the database may be unavailable or overloaded. */
export class NoAnswer extends Error {}

/** A plain timer, because aborting one of `timers/promises` creates an error for each answer. @throws NoAnswer */
export function answerWithin<Answer>(ms: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer(`no answer within ${ms} ms`)), ms).unref();
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
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

/** While its database is known to be away. */
export const refusalOf = (pool: pg.Pool): Error | undefined =>
  without.has(pool) && !pool.ending ? new Refused('the database is away') : undefined;

/**
 * Gives the statements of a broken connection the error that its listeners got. Statements fail at once while the
 * database is known to be unavailable, because a silent connection would let every caller wait.
 */
export function markLostConnections(pool: pg.Pool): void {
  pool.on('error', markAway);
  pool.on('connect', (client) => void client.on('error', markAway));
  const connect = pool.connect.bind(pool);
  const marking = (callback?: Connected) => {
    const refused = refusalOf(pool);
    if (refused) {
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
