// Every statement on the table of employees.
import type { AuthorizationLevel, EntityRole } from '@wattpact/domain/access/roles';
import type { Employee } from '@wattpact/domain/legal-entities/legal-entity-api';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { undoableDecision } from '../../platform/events/undo-window.ts';
import type { ErasedPerson } from '../users/administration/person-queries.ts';
import { employeesColumn } from './employee-columns.ts';

export interface EmployeeRow {
  id: string;
  legalEntityId: string;
  userId: string | null;
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  role: EntityRole;
  authorizationLevel: AuthorizationLevel;
  isOwner: boolean;
}

const columns = [
  'id',
  'legal_entity_id as legalEntityId',
  'user_id as userId',
  'email',
  'first_name as firstName',
  'last_name as lastName',
  'phone',
  'role',
  'authorization_level as authorizationLevel',
  'is_owner as isOwner',
] as const;

/** The current employees of an entity: the owner first, then in the order in which they were added. */
export const listEmployees = (db: Db, entityId: string): Promise<EmployeeRow[]> =>
  db
    .selectFrom('employee')
    .select(columns)
    .where('legal_entity_id', '=', entityId)
    .where('removed_at', 'is', null)
    .orderBy('is_owner', 'desc')
    .orderBy('id')
    .execute() as Promise<EmployeeRow[]>;

/** A person whom an approved entity has named under that address. */
export const findInvited = (db: Db, entityId: string, email: string) =>
  db
    .selectFrom('employee as e')
    .innerJoin('legal_entity as l', 'l.id', 'e.legal_entity_id')
    .select(['l.name as company', 'e.first_name as firstName', 'e.last_name as lastName'])
    .where('l.id', '=', entityId)
    .where('l.status', '=', 'approved')
    .where('e.email', '=', email)
    .where('e.removed_at', 'is', null)
    .executeTakeFirst();

/** The employees as the API returns them, with the state of the linked account. */
export async function listEmployeeRecords(db: Db, entityId: string): Promise<Employee[]> {
  const { rows } = await sql<{ employees: Employee[] }>`
    select ${employeesColumn} as employees from legal_entity t where t.id = ${entityId}`.execute(db);
  return rows[0]?.employees ?? [];
}

interface NewEmployee extends Omit<EmployeeRow, 'userId'> {
  userId: string | null;
  now: Date;
}

export const insertEmployee = (db: Db, { now, ...employee }: NewEmployee) =>
  db
    .insertInto('employee')
    .values({
      id: employee.id,
      legal_entity_id: employee.legalEntityId,
      user_id: employee.userId,
      email: employee.email,
      first_name: employee.firstName,
      last_name: employee.lastName,
      phone: employee.phone,
      role: employee.role,
      authorization_level: employee.authorizationLevel,
      is_owner: employee.isOwner,
      created_at: now.toISOString(),
    })
    .execute();

export const updateEmployee = (
  db: Db,
  id: string,
  changes: Partial<Omit<EmployeeRow, 'id' | 'legalEntityId' | 'email'>>,
) =>
  db
    .updateTable('employee')
    .set({
      ...(changes.firstName !== undefined && { first_name: changes.firstName }),
      ...(changes.lastName !== undefined && { last_name: changes.lastName }),
      ...(changes.phone !== undefined && { phone: changes.phone }),
      ...(changes.role !== undefined && { role: changes.role }),
      ...(changes.authorizationLevel !== undefined && { authorization_level: changes.authorizationLevel }),
      ...(changes.isOwner !== undefined && { is_owner: changes.isOwner }),
      ...(changes.userId !== undefined && { user_id: changes.userId }),
    })
    .where('id', '=', id)
    .execute();

export const removeEmployee = (db: Db, id: string, now: Date) =>
  db.updateTable('employee').set({ removed_at: now.toISOString() }).where('id', '=', id).execute();

/** Links the employees with this address, in approved entities, to the user who proved it, unless an administrator. */
export async function linkByEmail(db: Db, userId: string, email: string): Promise<string[]> {
  const { rows } = await sql<{ legal_entity_id: string }>`
    update employee e set user_id = u.id from legal_entity l, app_user u
    where l.id = e.legal_entity_id and l.status = 'approved' and e.email = ${email}
      and e.user_id is null and e.removed_at is null and u.id = ${userId} and not u.is_admin
    returning e.legal_entity_id`.execute(db);
  return rows.map(({ legal_entity_id }) => legal_entity_id);
}

/** Links the entity's employees to active users who proved their address, on account of its approval. */
export async function linkProvenUsers(db: Db, entityId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update employee e set user_id = u.id, linked_by = ${undoableDecision('legal_entity', entityId)} from app_user u
    where e.legal_entity_id = ${entityId} and e.user_id is null and e.removed_at is null
      and u.email = e.email and u.email_verified_at is not null and u.status = 'active' and not u.is_admin
    returning e.user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Takes the roles back that this decision has given. @returns whose they were */
export async function unlinkUsers(db: Db, entityId: string, decisionId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update employee e set user_id = null, linked_by = null from employee before
    where e.legal_entity_id = ${entityId} and e.linked_by = ${decisionId} and e.removed_at is null and before.id = e.id
    returning before.user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Takes the person's name, address and phone from the places that they have or had. They leave; who holds the company
 * stays without a name, so that it can be handed over.
 */
export const eraseEmployees = (db: Db, entityId: string, { userId, email }: ErasedPerson, now: Date) =>
  sql`update employee e set first_name = '—', last_name = '', email = e.id || '@deleted.invalid', phone = null,
      removed_at = case when l.owner_user_id = ${userId} and e.user_id = ${userId} then e.removed_at
        else coalesce(e.removed_at, ${now.toISOString()}) end
    from legal_entity l where l.id = e.legal_entity_id and l.id = ${entityId}
      and (e.user_id = ${userId} or e.email = ${email})`.execute(db);
