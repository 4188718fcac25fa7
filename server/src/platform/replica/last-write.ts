// Which transaction changed something last for a person, written by that transaction itself: a replica that has replayed
// the transaction has the change.
import { fixedPeriods } from '@wattpact/domain/operation/retention';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepared, unawaited } from '../database/statement-marks.ts';

/** As the primary tells it when the session is looked up. */
export interface LastWrite {
  /** Of the transaction; null when the person has changed nothing for a day. */
  mark: string | null;
  /** Where the write-ahead log had come to by then, in bytes: behind that transaction's commit. */
  position: number;
}

const nothing = sql``;

/**
 * The parts of the statement that finds who calls.
 * @param userColumn as it stands there: `s.user_id`
 * @param isAsked a replica may answer the call; otherwise the parts are empty
 */
export const lastWriteOf = (userColumn: string, isAsked: boolean): Record<'columns' | 'join', RawBuilder<unknown>> =>
  isAsked
    ? {
        columns: sql`, w.mark, pg_current_wal_insert_lsn() - '0/0'::pg_lsn as position`,
        join: sql`left join last_write w on w.user_id = ${sql.ref(userColumn)}`,
      }
    : { columns: nothing, join: nothing };

/** Undefined where it was not asked for. */
export const readLastWrite = ({ mark = null, position }: Partial<LastWrite>): { lastWrite?: LastWrite } =>
  position === undefined ? {} : { lastWrite: { mark, position } };

/** The last statement of a transaction, so that the row is locked for no longer than its commit takes. */
export async function noteWrite(db: Db, userId: string): Promise<void> {
  await sql`insert ${unawaited} ${prepared} into last_write (user_id, mark, written_at)
    values (${userId}, pg_current_xact_id(), now())
    on conflict (user_id) do update set mark = excluded.mark, written_at = excluded.written_at`.execute(db);
}

/** No replica in use is so far behind. */
export async function sweepLastWrites(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - fixedPeriods.LAST_WRITE_HOURS * 3_600_000).toISOString();
  await db.deleteFrom('last_write').where('written_at', '<', before).execute();
}
