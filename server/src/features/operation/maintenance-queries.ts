// Every statement on the notice of maintenance.
import type { MaintenanceNotice } from '@wattpact/domain/operation/maintenance-notice';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Of its one row, also in the log of events. */
export const noticeId = '00000000-0000-0000-0000-000000000001';

const columns = sql<MaintenanceNotice>`starts_at as "startsAt", ends_at as "endsAt", pt, en, es`;

/** Undefined when there is none, or its period is over. */
export async function findNotice(db: Db, now: Date): Promise<MaintenanceNotice | undefined> {
  const { rows } = await sql<MaintenanceNotice>`
    select ${columns} from maintenance_notice where ends_at > ${now.toISOString()}`.execute(db);
  return rows[0];
}

export async function writeNotice(db: Db, { startsAt, endsAt, pt, en, es }: MaintenanceNotice): Promise<void> {
  const row = { starts_at: startsAt, ends_at: endsAt, pt, en, es };
  await db
    .insertInto('maintenance_notice')
    .values({ id: noticeId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function deleteNotice(db: Db): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('maintenance_notice').executeTakeFirst();
  return numDeletedRows > 0n;
}
