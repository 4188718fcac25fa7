// The connections of the job library, which does not expect an unavailable database: a result that it cannot record
// ends its workers, or the whole process. So this pool waits and records the result when the database is back, or when
// what holds the jobs up has ended.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { isAway } from '../database/away.ts';
import { isTimeout } from '../database/time-limits.ts';
import type { Platform } from '../platform.ts';

const askEveryMs = 500;

/** The library's names of its statements. These may be repeated after a broken connection without harm. */
const isRepeatable = (name: string) => /^(complete|fail|return)_jobs?(_q)?\//.test(name);
const fetchesJobs = (name: string) => /^get_job/.test(name);

interface Waiting {
  /** After this signal no statement waits any more. */
  ending: AbortSignal;
  /** A fetch of jobs got no answer: some may be locked without a worker that knows of them. */
  onDoubt: () => void;
}

type Connected = Parameters<pg.Pool['connect']>[0];
type Query = (given: unknown, values?: unknown) => Promise<pg.QueryResult>;

const nameOf = (given: unknown) => (given as { name?: string } | undefined)?.name ?? '';

/**
 * The library asks the pool itself for its schedules, and compares their instants as dates: as texts, which all others
 * get, no instant would be before another, and no run that was missed would be made up for.
 */
const withDates = (given: unknown): object =>
  typeof given === 'string' ? { text: given, types: pg.types } : { ...(given as object), types: pg.types };

/** The part of a pool that the library uses. */
export function patientPool({ pool, outages }: Platform, { ending, onDoubt }: Waiting): pg.Pool {
  /** A connection of the pool, as soon as there is one. */
  async function waitForOne(): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await pool.connect();
      } catch (error) {
        if (!outages.note(error) || ending.aborted) throw error;
        await setTimeout(askEveryMs, undefined, { ref: false });
      }
    }
  }

  async function queryOnce(given: unknown, values?: unknown): Promise<pg.QueryResult> {
    const client = await waitForOne();
    try {
      return await (client.query as Query)(withDates(given), values);
    } finally {
      client.release();
    }
  }

  function patient(first: pg.PoolClient): pg.PoolClient {
    // None while it waits: all connections may be held by those who wait to record a result, each for another one.
    let client: pg.PoolClient | undefined = first;
    const giveBack = (isLost: boolean) => {
      client?.release(isLost);
      client = undefined;
    };
    /** @returns whether the statement may be sent again */
    async function waitAfter(error: unknown, name: string): Promise<boolean> {
      if (isTimeout(error) && isRepeatable(name) && !ending.aborted) return true;
      if (!outages.note(error) || ending.aborted) return false;
      if (fetchesJobs(name)) onDoubt();
      if (!isRepeatable(name)) return false;
      giveBack(isAway(error));
      await setTimeout(askEveryMs, undefined, { ref: false });
      return true;
    }
    const query: Query = async (given, values) => {
      for (;;) {
        client ??= await waitForOne();
        try {
          return await (client.query as Query)(given, values);
        } catch (error) {
          if (!(await waitAfter(error, nameOf(given)))) throw error;
        }
      }
    };
    return { query, release: () => giveBack(false) } as unknown as pg.PoolClient;
  }

  /** With a callback the library listens and reconnects by itself; it may return a broken connection more than once. */
  function listen(callback: Connected): void {
    pool.connect((error, client, done) => {
      let isBack = false;
      callback(error, client, (destroy) => {
        if (!isBack) done(destroy);
        isBack = true;
      });
    });
  }

  const own = {
    connect: (callback?: Connected) => (callback ? listen(callback) : waitForOne().then(patient)),
    query: queryOnce,
  };
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect' || name === 'query') return own[name];
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
