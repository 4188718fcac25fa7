// Sessions in the database: one query reads who calls and with which rights, and that the session is still valid.
import { createHash, randomBytes } from 'node:crypto';
import type { HeldRole } from '@wattpact/domain/access/roles';
import { fixedPeriods } from '@wattpact/domain/operation/retention';
import type { Language } from '@wattpact/domain/terms/enumerations';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/statement-marks.ts';
import type { SignedIn } from '../http/context.ts';
import { newId } from '../ids.ts';
import { type LastWrite, lastWriteOf, readLastWrite } from '../replica/last-write.ts';

const hour = 3_600_000;
const day = 24 * hour;
export const sessionLimits = {
  user: { idle: fixedPeriods.SESSION_IDLE_DAYS * day, total: fixedPeriods.SESSION_DAYS * day },
  admin: { idle: fixedPeriods.ADMIN_SESSION_IDLE_HOURS * hour, total: fixedPeriods.ADMIN_SESSION_HOURS * hour },
};
/** A session's last use is written at most once a minute. */
const touchAfter = 60_000;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newToken = (): string => randomBytes(32).toString('base64url');

export type SessionMethod = 'password' | 'second_factor' | 'provider';

export interface NewSession {
  userId: string;
  isAdmin: boolean;
  method: SessionMethod;
  device: string;
  /** Where it is started: an address, or a network of IPv6. */
  network: string;
  now: Date;
  /** When the person proved their identity, if not just now. */
  provenAt?: Date | undefined;
}

/** @returns the token, which is not stored */
export async function startSession(
  db: Db,
  { userId, isAdmin, method, device, network, now, provenAt = now }: NewSession,
): Promise<string> {
  const token = newToken();
  const at = now.toISOString();
  const { total } = isAdmin ? sessionLimits.admin : sessionLimits.user;
  await db
    .insertInto('session')
    .values({
      token_hash: hashToken(token),
      id: newId(),
      user_id: userId,
      method,
      proven_at: provenAt.toISOString(),
      created_at: at,
      last_seen_at: at,
      expires_at: new Date(now.getTime() + total).toISOString(),
      device: device.slice(0, 300),
      network,
    })
    .execute();
  return token;
}

/** The person has just proved their identity again. */
export async function renewProof(db: Db, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ proven_at: now.toISOString() }).where('id', '=', sessionId).execute();
}

/** The view tells what a session needs to know of a person (migration 1230). */
const userColumns = sql<UserRow>`u.id, u.is_admin, u.language, u.display_name, u.email, u.email_verified,
  u.must_change_password, u.has_second_factor, u.roles`;

interface UserRow {
  id: string;
  is_admin: boolean;
  language: string;
  display_name: string;
  email: string;
  email_verified: boolean;
  must_change_password: boolean;
  has_second_factor: boolean;
  roles: HeldRole[];
}

interface SessionRow extends UserRow, Partial<LastWrite> {
  method: SessionMethod;
  session_id: string;
  proven_at: string;
  last_seen_at: string;
}

type Person = Omit<SignedIn, 'method' | 'sessionId' | 'provenAt' | 'lastWrite'>;

const personOf = (row: UserRow): Person => ({
  id: row.id,
  isAdmin: row.is_admin,
  // Administrators act for no company, whatever roles they had before.
  roles: row.is_admin ? [] : row.roles,
  language: row.language as Language,
  displayName: row.display_name,
  email: row.email,
  emailVerified: row.email_verified,
  mustChangePassword: row.must_change_password,
  hasSecondFactor: row.has_second_factor,
});

/**
 * The session's user, if it is still valid: not ended, not idle for too long, the user active.
 * @param asksLastWrite a replica may answer the call, and must have what its reader changed last
 */
export async function findSession(db: Db, token: string, now: Date, asksLastWrite = false): Promise<SignedIn | null> {
  const lastWrite = lastWriteOf('s.user_id', asksLastWrite);
  // Written as raw SQL: it runs before every call, and building a statement costs as much as sending it.
  const { rows } = await sql<SessionRow>`
    select ${prepared} ${userColumns}, s.method, s.id as session_id, s.proven_at, s.last_seen_at
      ${lastWrite.columns}
    from session s join signed_in_user u on u.id = s.user_id ${lastWrite.join}
    where s.token_hash = ${hashToken(token)} and s.expires_at > ${now.toISOString()} and u.is_active`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const unused = now.getTime() - Date.parse(row.last_seen_at);
  if (unused > (row.is_admin ? sessionLimits.admin : sessionLimits.user).idle) return null;
  if (unused > touchAfter) {
    await db.updateTable('session').set({ last_seen_at: now.toISOString() }).where('id', '=', row.session_id).execute();
  }
  return {
    ...personOf(row),
    method: row.method,
    sessionId: row.session_id,
    provenAt: row.proven_at,
    ...readLastWrite(row),
  };
}

/** An active user who acts without a session, in a job or in the demo data. */
export async function findActor(db: Db, userId: string): Promise<SignedIn | undefined> {
  const { rows } = await sql<UserRow>`
    select ${userColumns} from signed_in_user u where u.id = ${userId} and u.is_active`.execute(db);
  const [row] = rows;
  return row && { ...personOf(row), method: 'password', sessionId: '', provenAt: new Date(0).toISOString() };
}
