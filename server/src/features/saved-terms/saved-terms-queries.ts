// Every statement on the terms that companies keep under a name.
import type { SavedTermsContent } from '@wattpact/domain/saved-terms/saved-terms';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { inReadingOrder } from '../../platform/lists/name-order.ts';

export interface StoredTerms {
  id: string;
  version: number;
  legalEntityId: string;
  legalEntityName: string;
  name: string;
  terms: Record<string, unknown>;
  updatedAt: string;
}

const columns = sql`s.id, s.version, s.legal_entity_id as "legalEntityId", l.name as "legalEntityName", s.name,
  s.updated_at as "updatedAt"`;
const joined = sql`saved_terms s join legal_entity l on l.id = s.legal_entity_id`;

/** Without their content, by name. */
export async function listSavedTerms(
  db: Db,
  entityIds: readonly string[],
  language: Language,
): Promise<Omit<StoredTerms, 'terms'>[]> {
  const { rows } = await sql<Omit<StoredTerms, 'terms'>>`
    select ${columns} from ${joined} where s.legal_entity_id = any(${entityIds}::uuid[])
    order by ${inReadingOrder(sql`s.name`, language)}, s.id`.execute(db);
  return rows;
}

/** Locked by a call that changes them. */
export async function findSavedTerms(db: Db, id: string): Promise<StoredTerms | undefined> {
  const { rows } = await sql<StoredTerms>`
    select ${columns}, s.terms from ${joined} where s.id = ${id}
    ${db.isTransaction ? sql`for no key update of s` : sql``}`.execute(db);
  return rows[0];
}

/** Waits for another call that saves terms of the company, so that they can be counted. */
export async function countSavedTerms(db: Db, entityId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('saved terms'), hashtext(${entityId}))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from saved_terms where legal_entity_id = ${entityId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether other terms of the company have the name, whatever their letters' case. */
export async function isNameTaken(db: Db, entityId: string, name: string, exceptId?: string): Promise<boolean> {
  const { rows } = await sql`
    select from saved_terms where legal_entity_id = ${entityId} and lower(name) = lower(${name})
      and id is distinct from ${exceptId ?? null}::uuid`.execute(db);
  return rows.length > 0;
}

interface Written {
  id: string;
  name: string;
  terms: SavedTermsContent | Record<string, unknown>;
  now: Date;
}

export const insertSavedTerms = (db: Db, { id, name, terms, now, entityId }: Written & { entityId: string }) =>
  db
    .insertInto('saved_terms')
    .values({ id, legal_entity_id: entityId, name, terms: json(terms), updated_at: now.toISOString() })
    .execute();

export const updateSavedTerms = (db: Db, { id, name, terms, now }: Written) =>
  db
    .updateTable('saved_terms')
    .set(({ eb }) => ({ name, terms: json(terms), version: eb('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .execute();

export const deleteSavedTerms = (db: Db, id: string) => db.deleteFrom('saved_terms').where('id', '=', id).execute();

export const deleteSavedTermsOf = (db: Db, entityId: string) =>
  db.deleteFrom('saved_terms').where('legal_entity_id', '=', entityId).execute();
