// The employees of the entity `t` as a column beside its row.
import type { Employee } from '@wattpact/domain/legal-entities/legal-entity-api';
import { type RawBuilder, sql } from 'kysely';
import { isoInstant } from '../../platform/database/iso-instant.ts';

/** JSON of the employees as answers show them, the owner first, with the state of the linked account. */
export const employeesColumn: RawBuilder<Employee[]> = sql<Employee[]>`(
  select coalesce(json_agg(json_build_object('id', e.id, 'firstName', e.first_name, 'lastName', e.last_name,
    'email', e.email, 'phoneNumber', e.phone, 'role', e.role, 'authorizationLevel', e.authorization_level,
    'userId', e.user_id, 'isOwner', e.is_owner, 'createdAt', ${isoInstant('e.created_at')},
    'lastLogin', ${isoInstant('u.last_login_at')}, 'status', coalesce(u.status, 'invited'))
    order by e.is_owner desc, e.id), '[]')
  from employee e left join app_user u on u.id = e.user_id
  where e.legal_entity_id = t.id and e.removed_at is null)`;
