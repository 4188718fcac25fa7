// Tells the operator about an outage of the database: one line when it begins and one when it ends, however many calls
// fail.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { isAway, isBusy, isDiskFull, isEcho, NoAnswer, setAway } from './away.ts';
import type { DatabasePool } from './database-pool.ts';

export interface Outages {
  /**
   * @returns whether the error means that the database is unavailable, has no free connection or no space. The operator
   * has then been told, so the caller need not log it.
   */
  note(error: unknown): boolean;
  /** The database is known not to answer: who waits for it is refused now, and all who come. */
  declare(reason: Error): void;
  /** The operator has been told that it is unavailable, and not yet that it is back. */
  isOn(): boolean;
}

const askEveryMs = 500;
/** The time between two lines about connections that are all in use, or about a full disk. */
const tellEveryMs = 60_000;
const patienceMs = 2000;

/** Uses a new connection each time. @returns the error, or undefined when the database answered */
export async function askDatabase(connectionString: string | undefined): Promise<unknown> {
  const client = new pg.Client({
    connectionString,
    application_name: 'outages',
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error ?? new Error('no answer');
  } finally {
    // Does not wait for the end of a connection whose other side is gone.
    void client.end().catch(() => {});
  }
}

export function watchOutages({ pool, log }: { pool: DatabasePool; log: Logger }): Outages {
  const address = pool.options.connectionString;
  let isAsking = false;
  let isOn = false;
  /** Resolves with the reason when it is declared. */
  let declared = Promise.withResolvers<Error>();
  let toldBusyAt = Number.NEGATIVE_INFINITY;
  let toldFullAt = Number.NEGATIVE_INFINITY;

  function tellBusy(): void {
    if (performance.now() - toldBusyAt < tellEveryMs) return;
    toldBusyAt = performance.now();
    log.warn({ connections: pool.options.max }, 'all connections are in use: calls are answered 503');
  }

  function tellFull(error: unknown): void {
    if (performance.now() - toldFullAt < tellEveryMs) return;
    toldFullAt = performance.now();
    log.error({ err: error }, 'the disk of the database is full: changes are answered 503');
  }

  /** The database still answers: only one connection broke, the pool is exhausted, or one answer was slow. */
  function tellOf(error: unknown): void {
    if (isBusy(error)) tellBusy();
    else if (!(error instanceof NoAnswer)) log.warn({ err: error }, 'a connection to the database was lost');
  }

  async function follow(error: unknown): Promise<void> {
    const began = performance.now();
    const reason = await Promise.race([askDatabase(address), declared.promise]);
    if (reason === undefined) return tellOf(error);
    if (pool.ending) return;
    isOn = true;
    setAway(pool, true);
    log.error({ err: reason }, 'the database does not answer: calls are answered 503 until it does');
    while ((await askDatabase(address)) !== undefined) {
      await pause(askEveryMs, undefined, { ref: false });
      if (pool.ending) return;
    }
    log.warn({ seconds: Math.round((performance.now() - began) / 100) / 10 }, 'the database answers again');
  }

  function begin(error: unknown): void {
    isAsking = true;
    void follow(error).finally(() => {
      isAsking = false;
      isOn = false;
      declared = Promise.withResolvers();
      setAway(pool, false);
    });
  }

  function note(error: unknown): boolean {
    if (isDiskFull(error)) {
      tellFull(error);
      return true;
    }
    if (!isAway(error) && !isBusy(error)) return false;
    if (isAsking || isEcho(error) || pool.ending) return true;
    begin(error);
    return true;
  }

  function declare(reason: Error): void {
    if (pool.ending) return;
    declared.resolve(reason);
    if (!isAsking) begin(reason);
    // From here on nobody gets a connection that would wait again.
    setAway(pool, true);
    pool.breakOff(reason);
  }

  pool.on('error', note);
  pool.on('connect', (client) => void client.on('error', note));
  return { note, declare, isOn: () => isOn };
}
