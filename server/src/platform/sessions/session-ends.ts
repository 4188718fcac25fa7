// Ends one session or all of a user's, and closes their sockets in the same transaction.
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { notifyRealtime } from '../events/notify.ts';
import { sessionLimits } from './session-queries.ts';

export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  if (ended) await notifyRealtime(db, { endSession: ended.id });
  return ended !== undefined;
}

/** Ends every session of the user except the given one. */
export async function endSessionsOf(db: Db, userId: string, keep?: string): Promise<void> {
  let doomed = db.deleteFrom('session').where('user_id', '=', userId);
  if (keep !== undefined) doomed = doomed.where('id', '<>', keep);
  const ended = await doomed.returning('id').execute();
  if (keep === undefined) return notifyRealtime(db, { endUser: userId });
  for (const { id } of ended) await notifyRealtime(db, { endSession: id });
}

/** The user's valid sessions, newest first. */
export async function listSessions(db: Db, userId: string, isAdmin: boolean, now: Date) {
  const { idle } = isAdmin ? sessionLimits.admin : sessionLimits.user;
  return db
    .selectFrom('session')
    .select(['id', 'method', 'created_at', 'last_seen_at', 'device', 'network'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .where('last_seen_at', '>=', new Date(now.getTime() - idle).toISOString())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Which of the sessions are still valid. This check does not count as use. */
export async function listHolding(db: Db, ids: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select s.id from session s join signed_in_user u on u.id = s.user_id
    where s.id = any(${ids}::uuid[]) and u.is_active and not ${hasRunOut(now)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** A condition on session `s` and its user `u`. */
function hasRunOut(now: Date) {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return sql<boolean>`(s.expires_at <= ${now.toISOString()}::timestamptz
    or s.last_seen_at < case when u.is_admin then ${before(sessionLimits.admin.idle)}::timestamptz
                             else ${before(sessionLimits.user.idle)}::timestamptz end)`;
}

/** Deletes sessions that expired or were idle for too long, and closes their sockets. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`delete from session s using signed_in_user u
    where u.id = s.user_id and ${hasRunOut(now)} returning s.id`.execute(db);
  for (const { id } of rows) await notifyRealtime(db, { endSession: id });
}
