// Lists and files of lists from a replica (DATABASE_REPLICA_URL): where it has what their reader changed last, and is not
// far behind; otherwise, and where it fails, from the primary.
import pg from 'pg';

import { isAway, isBusy, setAway } from '../database/away.ts';
import { createDb, createPool, type Db } from '../database/database.ts';
import { isTimeout } from '../database/time-limits.ts';
import type { Platform } from '../platform.ts';
import type { LastWrite } from './last-write.ts';
import type { ReadReason } from './read-reason.ts';
import { watchReplica } from './replica-watch.ts';

export interface Replica {
  /**
   * @param work runs once more on the primary when the replica fails it, so it writes nothing
   * @param isOver whether it is too late for that, because part of the answer was sent
   */
  read<Result>(reader: LastWrite | undefined, work: Work<Result>, isOver?: () => boolean): Promise<Result>;
  /** For what is read after the call has chosen its database, such as the rows of a file: `db` is the call's. */
  again<Result>(db: Db, work: Work<Result>): Promise<Result>;
  stop(): Promise<void>;
}

type Work<Result> = (db: Db) => Promise<Result>;

/** What others have changed may be missing for so long, and not longer. */
const latestMs = 5000;
/** Of so many transactions it is remembered where they were committed; of one that is forgotten a later place is taken. */
const mostWrites = 10_000;

/** Another try may succeed: the replica is lost, its replay cancelled the statement, or a migration has not arrived. */
const mayBeReplicas = (error: unknown): boolean =>
  error instanceof Error &&
  (isAway(error) ||
    isBusy(error) ||
    (error instanceof pg.DatabaseError && !isTimeout(error)) ||
    mayBeReplicas(error.cause));

/** Undefined without DATABASE_REPLICA_URL. */
export function startReplica(platform: Platform): Replica | undefined {
  const { config, db: primary, pool: primaryPool, log, metrics } = platform;
  const { databaseReplicaUrl: url } = config;
  if (url === undefined) return undefined;
  const max = primaryPool.options.max;
  const pool = createPool({ url, max, limits: config, heardWith: primaryPool });
  const replica = createDb(pool);
  const commits = new Map<string, number>();
  const onLost = (reason: Error) => {
    setAway(pool, true);
    pool.breakOff(reason);
    commits.clear();
  };
  const watch = watchReplica({ primary, url, log, onFound: () => setAway(pool, false), onLost });
  metrics?.watchReplica(() => (watch.replayed() === undefined ? undefined : watch.lagMs() / 1000));

  /** Where it was first seen to be committed: a position that a replica reaches for good. */
  function commitOf({ mark, position }: LastWrite): number {
    if (mark === null) return 0;
    const known = commits.get(mark);
    if (known !== undefined) return known;
    const [oldest] = commits.keys();
    if (commits.size >= mostWrites && oldest !== undefined) commits.delete(oldest);
    commits.set(mark, position);
    return position;
  }

  function choose(reader: LastWrite | undefined): ReadReason {
    const replayed = watch.replayed();
    if (replayed === undefined) return 'away';
    if (watch.lagMs() > latestMs) return 'late';
    return reader && commitOf(reader) > replayed ? 'own_write' : 'current';
  }

  async function onPrimary<Result>(reason: ReadReason, work: Work<Result>): Promise<Result> {
    metrics?.listRead('primary', reason);
    return work(primary);
  }

  return {
    async read(reader, work, isOver = () => false) {
      const reason = choose(reader);
      if (reason !== 'current') return onPrimary(reason, work);
      try {
        const result = await work(replica);
        metrics?.listRead('replica', reason);
        return result;
      } catch (error) {
        if (!mayBeReplicas(error) || isOver()) throw error;
        return onPrimary('failed', work);
      }
    },
    async again(db, work) {
      try {
        return await work(db);
      } catch (error) {
        if (db !== replica || !mayBeReplicas(error)) throw error;
        return onPrimary('failed', work);
      }
    },
    async stop() {
      await watch.stop();
      await pool.end();
    },
  };
}
