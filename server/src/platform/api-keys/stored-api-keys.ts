// Every statement that makes or ends API keys.
import type { ApiKeyLevel } from '@wattpact/domain/api-keys/api-key';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { hashApiKey, hintOf } from './api-key-token.ts';

export interface StoredApiKey {
  id: string;
  entityId: string;
  name: string;
  level: ApiKeyLevel;
  /** It is not stored. */
  token: string;
  createdBy: string;
  expiresOn: string | null;
  now: Date;
}

export const insertApiKey = (db: Db, key: StoredApiKey) =>
  db
    .insertInto('api_key')
    .values({
      id: key.id,
      legal_entity_id: key.entityId,
      name: key.name,
      level: key.level,
      token_hash: hashApiKey(key.token),
      hint: hintOf(key.token),
      created_by: key.createdBy,
      created_at: key.now.toISOString(),
      expires_on: key.expiresOn,
    })
    .execute();

/** How many keys of the company were not ended, and whether one has the name, whatever its letters' case. */
export async function countApiKeys(
  db: Db,
  entityId: string,
  name: string,
): Promise<{ count: number; isTaken: boolean }> {
  const { rows } = await sql<{ count: number; isTaken: boolean }>`
    select count(*)::int as count, coalesce(bool_or(lower(name) = lower(${name})), false) as "isTaken"
    from api_key where legal_entity_id = ${entityId} and ended_at is null`.execute(db);
  return rows[0] ?? { count: 0, isTaken: false };
}

export interface EndedApiKey {
  id: string;
  entityId: string;
  name: string;
}

interface Ending {
  by: string | null;
  now: Date;
}

/** Which keys: one of a company, all of a company, or all that a person made. */
type Which = { entityId: string; id?: string } | { createdBy: string };

/** @returns those that were not ended before */
export async function endApiKeys(db: Db, which: Which, { by, now }: Ending): Promise<EndedApiKey[]> {
  let ending = db
    .updateTable('api_key')
    .set({ ended_at: now.toISOString(), ended_by: by })
    .where('ended_at', 'is', null);
  if ('createdBy' in which) ending = ending.where('created_by', '=', which.createdBy);
  else ending = ending.where('legal_entity_id', '=', which.entityId);
  if ('id' in which) ending = ending.where('id', '=', which.id);
  return ending.returning(['id', 'legal_entity_id as entityId', 'name']).execute();
}
