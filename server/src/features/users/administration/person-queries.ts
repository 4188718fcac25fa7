// What is read of a person beside the account, mostly by administrators, from the tables of companies and the log; this file writes
// nothing.
import { cappedTotal, type Page, totalCap } from '@wattpact/domain/filters/page';
import {
  type HeldPlace,
  mostSignIns,
  type Person,
  type PersonAct,
  type PersonPlace,
} from '@wattpact/domain/users/person-api';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { planned } from '../../../platform/database/statement-marks.ts';
import { recordNameOf } from '../../history/record-names.ts';

/** Whose account is being deleted for good, as their names and address still are. */
export interface ErasedPerson {
  userId: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** Null where the address was never proven: it may be somebody else's. */
  email: string | null;
}

const placeColumns = sql`e.legal_entity_id as "legalEntityId", l.name, l.status, e.role,
  e.authorization_level as "authorizationLevel", l.owner_user_id = e.user_id as "isHolder", e.created_at as since`;
const placesOf = (userId: string) => sql`from employee e join legal_entity l on l.id = e.legal_entity_id
  where e.user_id = ${userId} and e.removed_at is null and l.status <> 'deleted'`;

/** Places that the person has now, also in companies that wait or were rejected. */
export async function listPlaces(db: Db, userId: string): Promise<PersonPlace[]> {
  const { rows } = await sql<PersonPlace>`
    select ${planned} ${placeColumns} ${placesOf(userId)} order by e.created_at, e.id`.execute(db);
  return rows;
}

/** The same, with those who could take over what the person holds. */
export async function listHeldPlaces(db: Db, userId: string): Promise<HeldPlace[]> {
  const { rows } = await sql<HeldPlace>`
    select ${planned} ${placeColumns}, l.version, (
      select coalesce(json_agg(json_build_object('userId', u.id, 'displayName', u.display_name, 'email', u.email)
        order by u.display_name, u.id), '[]')
      from employee other join app_user u on u.id = other.user_id
      where other.legal_entity_id = l.id and other.removed_at is null and other.role = 'manage'
        and u.id <> ${userId} and u.status = 'active' and l.owner_user_id = e.user_id) as heirs
    ${placesOf(userId)} order by e.created_at, e.id`.execute(db);
  return rows;
}

export async function listSignIns(db: Db, userId: string): Promise<Person['signIns']> {
  const { rows } = await sql<Person['signIns'][number]>`
    select ${planned} e.id, e.at, e.data ->> 'method' as method from event e
    where e.record_kind = 'user' and e.record_id = ${userId} and e.action = 'signed_in'
    order by e.id desc limit ${sql.lit(mostSignIns)}`.execute(db);
  return rows;
}

/** Sign-ins have a list of their own. */
const actsOf = (userId: string) => sql`from event e where e.actor_id = ${userId} and e.action <> 'signed_in'`;

export async function listActs(
  db: Db,
  userId: string,
  { page, limit }: { page: number; limit: number },
): Promise<Page<PersonAct>> {
  const [acts, counted] = await Promise.all([
    sql<PersonAct>`
      select e.id, e.at, e.action, e.record_kind as "recordKind", e.record_id as "recordId",
        ${recordNameOf({ kind: 'e.record_kind', id: 'e.record_id' })} as "recordName" ${actsOf(userId)}
      order by e.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ count: number }>`
      select count(*) as count from (select ${actsOf(userId)} limit ${totalCap + 1}) s`.execute(db),
  ]);
  return { items: acts.rows, ...cappedTotal(counted.rows[0]?.count ?? 0), page, limit };
}
