// What the operator is told when the database goes: one line then, and one when it is back, however many calls fail between.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { isAway, isBusy, isEcho, NoAnswer, setAway } from './away.ts';

export interface Outages {
  /** @returns whether the error says that the database is away, or has no free connection: then the operator is told, and the
   * caller need not */
  note(error: unknown): boolean;
  /** The operator has been told that it is away, and not yet that it is back. */
  isOn(): boolean;
}

const askEveryMs = 500;
/** Of lines that say that all connections are in use. */
const busyLineEveryMs = 60_000;
const patienceMs = 2000;

/** On a connection of its own, made anew each time. @returns why there was none, undefined when it answered */
async function ask(connectionString: string | undefined): Promise<unknown> {
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
    // A connection without another side is not waited for.
    void client.end().catch(() => {});
  }
}

export function watchOutages({ pool, log }: { pool: pg.Pool; log: Logger }): Outages {
  const address = pool.options.connectionString;
  let isAsking = false;
  let isOn = false;
  let toldBusyAt = Number.NEGATIVE_INFINITY;

  function tellBusy(): void {
    if (performance.now() - toldBusyAt < busyLineEveryMs) return;
    toldBusyAt = performance.now();
    log.warn({ connections: pool.options.max }, 'all connections are in use: calls are answered 503');
  }

  /** It answers all the same: one connection has gone, the pool has none left, or an answer took its time. */
  function tellOf(error: unknown): void {
    if (isBusy(error)) tellBusy();
    else if (!(error instanceof NoAnswer)) log.warn({ err: error }, 'a connection to the database was lost');
  }

  async function follow(error: unknown): Promise<void> {
    const began = performance.now();
    const reason = await ask(address);
    if (reason === undefined) return tellOf(error);
    if (pool.ending) return;
    isOn = true;
    setAway(pool, true);
    log.error({ err: reason }, 'the database does not answer: calls are answered 503 until it does');
    while ((await ask(address)) !== undefined) {
      await pause(askEveryMs, undefined, { ref: false });
      if (pool.ending) return;
    }
    log.warn({ seconds: Math.round((performance.now() - began) / 100) / 10 }, 'the database answers again');
  }

  function note(error: unknown): boolean {
    if (!isAway(error) && !isBusy(error)) return false;
    if (isAsking || isEcho(error) || pool.ending) return true;
    isAsking = true;
    void follow(error).finally(() => {
      isAsking = false;
      isOn = false;
      setAway(pool, false);
    });
    return true;
  }

  pool.on('error', note);
  pool.on('connect', (client) => void client.on('error', note));
  return { note, isOn: () => isOn };
}
