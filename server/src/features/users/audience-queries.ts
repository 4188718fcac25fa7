// The recipients of notifications: active users, with their language and address.
import { type EntityRole, entityRoles } from '@wattpact/domain/access/roles';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface Recipient {
  userId: string;
  language: Language;
  email: string;
  /** The first name, by which mails greet them. */
  name: string;
  preferences: unknown;
  /** Reads in the administrators' app. */
  isAdmin?: boolean;
}

const recipients = (db: Db) =>
  db
    .selectFrom('app_user')
    .select(['id as userId', 'language', 'email', 'first_name as name', 'preferences', 'is_admin as isAdmin'])
    .where('status', '=', 'active')
    .$narrowType<{ language: Language }>();

export const listAdministrators = (db: Db): Promise<Recipient[]> =>
  recipients(db).where('is_admin', '=', true).execute();

export const listActiveUsers = async (db: Db, ids: readonly string[]): Promise<Recipient[]> =>
  ids.length === 0 ? [] : recipients(db).where('id', 'in', ids).execute();

/** Active users who hold the role, or one that includes it, in one of the entities. */
export async function usersWithRole(db: Db, entityIds: readonly string[], role: EntityRole): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select distinct u.id as "userId", u.language, u.email, u.first_name as name, u.preferences from employee e join app_user u on u.id = e.user_id
    where e.legal_entity_id = any(${entityIds}::uuid[]) and e.removed_at is null and u.status = 'active'
      and e.role = any(${entityRoles.slice(entityRoles.indexOf(role))}::text[])`.execute(db);
  return rows;
}

/** The same for each of the entities; those without such users are left out. */
export async function usersByEntity(
  db: Db,
  entityIds: readonly string[],
  role: EntityRole,
): Promise<Map<string, Recipient[]>> {
  const { rows } = await sql<Recipient & { entityId: string }>`
    select distinct e.legal_entity_id as "entityId", u.id as "userId", u.language, u.email,
      u.first_name as name, u.preferences
    from employee e join app_user u on u.id = e.user_id
    where e.legal_entity_id = any(${entityIds}::uuid[]) and e.removed_at is null and u.status = 'active'
      and e.role = any(${entityRoles.slice(entityRoles.indexOf(role))}::text[])`.execute(db);
  const people = new Map<string, Recipient[]>();
  for (const { entityId, ...one } of rows) people.set(entityId, [...(people.get(entityId) ?? []), one]);
  return people;
}
