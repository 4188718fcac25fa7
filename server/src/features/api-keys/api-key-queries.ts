// The list of a company's API keys.
import type { EntityRole } from '@wattpact/domain/access/roles';
import { type ApiKeyLevel, type ApiKeyState, effectiveLevel } from '@wattpact/domain/api-keys/api-key';
import type { ApiKeyRecord } from '@wattpact/domain/api-keys/api-key-api';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { personName } from '../history/record-names.ts';

interface KeyRow extends Omit<ApiKeyRecord, 'state' | 'effectiveLevel'> {
  level: ApiKeyLevel;
  /** Null where its maker has none in the company, or is not active. */
  makerRole: EntityRole | null;
}

function recordOf({ makerRole, ...row }: KeyRow, today: string): ApiKeyRecord {
  const level = effectiveLevel(row.level, makerRole ?? undefined);
  const isExpired = row.expiresOn !== null && row.expiresOn < today;
  const state: ApiKeyState = isExpired ? 'expired' : level ? 'active' : 'stopped';
  return { ...row, state, effectiveLevel: state === 'active' ? (level ?? null) : null };
}

/** Those that were not ended, newest first. */
export async function listApiKeys(db: Db, entityId: string, now: Date): Promise<ApiKeyRecord[]> {
  const { rows } = await sql<KeyRow>`
    select k.id, k.name, k.level, k.hint, ${personName('u')} as "createdBy", k.created_at as "createdAt",
      k.expires_on as "expiresOn", k.last_used_at as "lastUsedAt", e.role as "makerRole"
    from api_key k join app_user u on u.id = k.created_by
    left join employee e on e.legal_entity_id = k.legal_entity_id and e.user_id = u.id and e.removed_at is null
      and u.status = 'active' and not u.is_admin
    where k.legal_entity_id = ${entityId} and k.ended_at is null
    order by k.created_at desc, k.id desc`.execute(db);
  return rows.map((row) => recordOf(row, lisbonDate(now)));
}
