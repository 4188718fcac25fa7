// Every statement on the profiles with which projects deliver.
import type { DeliveryProfile } from '@wattpact/domain/series/delivery-profile';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export async function findDeliveryProfile(db: Db, projectId: string): Promise<DeliveryProfile | undefined> {
  const { rows } = await sql<DeliveryProfile>`
    select s.id as "seriesId", s.name as "seriesName" from delivery_profile d join series s on s.id = d.series_id
    where d.project_id = ${projectId}`.execute(db);
  return rows[0];
}

export async function isDeliveryProfile(db: Db, seriesId: string): Promise<boolean> {
  const { rows } = await sql`select from delivery_profile where series_id = ${seriesId} limit 1`.execute(db);
  return rows.length > 0;
}

export const writeDeliveryProfile = (
  db: Db,
  { projectId, seriesId, by, now }: { projectId: string; seriesId: string; by: string; now: Date },
) =>
  db
    .insertInto('delivery_profile')
    .values({ project_id: projectId, series_id: seriesId, set_by: by, set_at: now.toISOString() })
    .onConflict((on) =>
      on.column('project_id').doUpdateSet({ series_id: seriesId, set_by: by, set_at: now.toISOString() }),
    )
    .execute();

export const deleteDeliveryProfile = (db: Db, projectId: string) =>
  db.deleteFrom('delivery_profile').where('project_id', '=', projectId).execute();

export const deleteDeliveryProfilesOf = (db: Db, entityId: string) =>
  sql`delete from delivery_profile d using series s where s.id = d.series_id and s.legal_entity_id = ${entityId}`.execute(
    db,
  );
