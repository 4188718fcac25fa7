// Who calls with an API key, in one statement: the key, what its maker may do at this moment, and the counts of the key's
// own limit and of unknown keys from the network.
import type { HeldRole } from '@wattpact/domain/access/roles';
import { type ApiKeyLevel, apiKeyLimit, effectiveLevel } from '@wattpact/domain/api-keys/api-key';
import { lisbonDate } from '@wattpact/domain/calendar/lisbon-time';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import { type Db, json } from '../database/database.ts';
import { prepared } from '../database/statement-marks.ts';
import type { SignedIn } from '../http/context.ts';
import { counterKey, countWithinFrom, type RateLimit, sumOf } from '../rate-limits/rate-limits.ts';
import { type LastWrite, lastWriteOf, readLastWrite } from '../replica/last-write.ts';
import { hashApiKey } from './api-key-token.ts';

/** As for wrong passwords over all accounts. */
export const unknownKeys: RateLimit = { limit: 30, windowSeconds: 900 };

export interface Presented {
  token: string;
  /** The hash of the caller's network. */
  network: string;
  now: Date;
  /** Of the key's own limit. */
  limitFactor: number;
  /** A replica may answer the call, and must have what the key's maker changed last. */
  asksLastWrite: boolean;
}

/** The names of the counters of a key and of its network, known before the key is found. */
export const countersOf = ({ token, network }: Pick<Presented, 'token' | 'network'>) => ({
  calls: counterKey('api key', hashApiKey(token).toString('base64url')),
  unknown: counterKey('unknown api keys', network),
});

export const limitOf = ({ limitFactor }: Pick<Presented, 'limitFactor'>): RateLimit => ({
  ...apiKeyLimit,
  limit: apiKeyLimit.limit * limitFactor,
});

interface KeyRow extends Partial<LastWrite> {
  unknown: number;
  id: string | null;
  name: string;
  level: ApiKeyLevel;
  legalEntityId: string;
  lastUsedAt: string | null;
  userId: string;
  language: Language;
  displayName: string;
  email: string;
  emailVerified: boolean;
  roles: HeldRole[];
  calls: number | null;
}

export interface FoundKey {
  /** Who calls: the maker's id, with the one role of the key. */
  signedIn: SignedIn & Required<Pick<SignedIn, 'apiKey'>>;
  lastUsedAt: string | null;
  /** How many calls of the window this one makes; null where the limit is reached. */
  calls: number | null;
}

/** @returns no key for one that is unknown, ended or expired, or whose maker no longer acts for its company */
export async function findKey(db: Db, presented: Presented): Promise<{ key: FoundKey | undefined; unknown: number }> {
  const { token, now } = presented;
  const counters = countersOf(presented);
  const lastWrite = lastWriteOf('f.user_id', presented.asksLastWrite);
  const { rows } = await sql<KeyRow>`
    with ${prepared} found as materialized (
      select k.id, k.name, k.level, k.legal_entity_id, k.last_used_at, u.id as user_id, u.language,
        u.display_name, u.email, u.email_verified, u.roles
      from api_key k join signed_in_user u on u.id = k.created_by
      where k.token_hash = ${hashApiKey(token)} and k.ended_at is null and u.is_active and not u.is_admin
        and (k.expires_on is null or k.expires_on >= ${lisbonDate(now)}::date)),
    ${countWithinFrom('found', counters.calls, limitOf(presented), now)}
    select ${sumOf(counters.unknown, unknownKeys.windowSeconds, now)} as unknown, f.id, f.name, f.level,
      f.legal_entity_id as "legalEntityId", f.last_used_at as "lastUsedAt",
      f.user_id as "userId", f.language, f.display_name as "displayName", f.email,
      f.email_verified as "emailVerified", f.roles, (select count from counted) as calls
      ${lastWrite.columns}
    from (select) one left join found f on true ${lastWrite.join}`.execute(db);
  const [row] = rows;
  return { key: row && keyOf(row), unknown: row?.unknown ?? 0 };
}

function keyOf({ id: keyId, name, lastUsedAt, calls, ...row }: KeyRow): FoundKey | undefined {
  if (keyId === null) return undefined;
  const held = row.roles.find(({ legalEntityId }) => legalEntityId === row.legalEntityId);
  const role = effectiveLevel(row.level, held?.role);
  if (!held || !role) return undefined;
  const { userId: id, language, displayName, email, emailVerified } = row;
  const person = { id, language, displayName, email, emailVerified, isAdmin: false, mustChangePassword: false };
  const session = { sessionId: '', provenAt: new Date(0).toISOString() };
  const apiKey = { id: keyId, name, companiesOfMaker: row.roles.map(({ legalEntityId }) => legalEntityId) };
  return {
    signedIn: { ...person, ...session, roles: [{ ...held, role }], apiKey, ...readLastWrite(row) },
    ...{ lastUsedAt, calls },
  };
}

export interface KeyUse {
  id: string;
  at: string;
}

/** Of one key the latest counts. */
export async function saveKeyUses(db: Db, uses: readonly KeyUse[]): Promise<void> {
  await sql`
    update api_key k set last_used_at = u.at
    from (select distinct on (id) * from jsonb_to_recordset(${json([...uses])}) as g(id uuid, at timestamptz)
      order by id, at desc) u
    where k.id = u.id and (k.last_used_at is null or k.last_used_at < u.at)`.execute(db);
}
