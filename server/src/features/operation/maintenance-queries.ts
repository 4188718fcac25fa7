// Every statement on the notice of maintenance.
import type { MaintenanceNotice } from '@wattpact/domain/operation/maintenance-notice';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Of its one row, also in the log of events. */
export const noticeId = '00000000-0000-0000-0000-000000000001';

export interface StoredNotice {
  /** Undefined when there is none, or its period is over. */
  notice: MaintenanceNotice | undefined;
  /** Also counts what was taken away; 0 before the first. */
  version: number;
}

export async function findNotice(db: Db, now: Date): Promise<StoredNotice> {
  const { rows } = await sql<MaintenanceNotice & { isShown: boolean; version: number }>`
    select starts_at as "startsAt", ends_at as "endsAt", pt, en, es, version,
      not is_ended and ends_at > ${now.toISOString()} as "isShown"
    from maintenance_notice`.execute(db);
  const [row] = rows;
  if (!row) return { notice: undefined, version: 0 };
  const { isShown, version, ...notice } = row;
  return { notice: isShown ? notice : undefined, version };
}

/** Until the transaction ends nobody else writes; before the first notice there is no row that could be locked. */
export const lockNotice = (db: Db) => sql`lock table maintenance_notice in share row exclusive mode`.execute(db);

export async function writeNotice(
  db: Db,
  { startsAt, endsAt, pt, en, es }: MaintenanceNotice,
  version: number,
): Promise<void> {
  const row = { starts_at: startsAt, ends_at: endsAt, pt, en, es, version, is_ended: false };
  await db
    .insertInto('maintenance_notice')
    .values({ id: noticeId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export const takeNoticeAway = (db: Db, version: number) =>
  db.updateTable('maintenance_notice').set({ version, is_ended: true }).execute();
