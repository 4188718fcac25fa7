// Every statement on the simulations that companies keep.
import type { NewSimulation, SavedSimulation } from '@wattpact/domain/simulation/saved-simulation';
import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { personName } from '../history/record-names.ts';

export type StoredSimulation = Omit<SavedSimulation, 'allowedActions'>;
export type StoredSimulationRow = Omit<StoredSimulation, 'input' | 'country'>;

const columns: RawBuilder<StoredSimulationRow> = sql`s.id, s.legal_entity_id as "legalEntityId",
  l.name as "legalEntityName", s.name, s.structures, s.result_hash as "resultHash", s.created_at as "savedAt",
  (select ${personName('u')} from app_user u where u.id = s.created_by) as "savedBy",
  exists (select from jsonb_each(s.series_versions) used left join series x on x.id = used.key::uuid
    where x.version is distinct from used.value::int) as "isOutdated"`;
const joined = sql`simulation s join legal_entity l on l.id = s.legal_entity_id`;

/** Newest first, without their inputs. */
export async function listSimulations(db: Db, entityIds: readonly string[]): Promise<StoredSimulationRow[]> {
  const { rows } = await sql<StoredSimulationRow>`
    select ${columns} from ${joined} where s.legal_entity_id = any(${entityIds}::uuid[])
    order by s.created_at desc, s.id desc`.execute(db);
  return rows;
}

export async function findSimulation(db: Db, id: string): Promise<StoredSimulation | undefined> {
  const { rows } = await sql<StoredSimulation>`
    select ${columns}, s.input, s.country from ${joined} where s.id = ${id}`.execute(db);
  return rows[0];
}

/** Waits for another call that saves one of the company, so that they can be counted. */
export async function countSimulations(db: Db, entityId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('simulations'), hashtext(${entityId}))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from simulation where legal_entity_id = ${entityId}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Written extends NewSimulation {
  id: string;
  resultHash: string;
  versions: Record<string, number>;
  by: string;
  now: Date;
}

export const insertSimulation = (db: Db, written: Written) =>
  db
    .insertInto('simulation')
    .values({
      id: written.id,
      legal_entity_id: written.legalEntityId,
      name: written.name,
      input: json(written.input),
      structures: written.structures,
      country: written.country ?? null,
      result_hash: written.resultHash,
      series_versions: json(written.versions),
      created_by: written.by,
      created_at: written.now.toISOString(),
    })
    .execute();

/** False where it is gone already. */
export async function deleteSimulation(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('simulation').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteSimulationsOf = (db: Db, entityId: string) =>
  db.deleteFrom('simulation').where('legal_entity_id', '=', entityId).execute();
