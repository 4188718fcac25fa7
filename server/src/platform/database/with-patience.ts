// For what takes longer than a call may (time-limits.ts).
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { unawaited } from './statement-marks.ts';
import { longestForJobs } from './time-limits.ts';

/** A transaction with longer limits, for what takes long on purpose: clean-up jobs and the keys of a whole list. */
export const withPatience = <Result>(
  db: Db,
  work: (db: Db) => Promise<Result>,
  seconds = longestForJobs,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    const patience = `${seconds}s`;
    await sql`select ${unawaited} set_config('statement_timeout', ${patience}, true),
      set_config('lock_timeout', ${patience}, true)`.execute(transaction);
    return work(transaction);
  });
