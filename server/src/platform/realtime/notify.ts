// What other people's screens must learn, sent with the commit of the change and never without it (decision 004).
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/prepared.ts';

export const realtimeChannel = 'realtime';

export type RealtimeMessage =
  | { to: { users?: string[]; entities?: string[] }; event: string; payload: unknown }
  /** Closes the sockets of one session, or of all sessions of a user. */
  | { endSession: string }
  | { endUser: string }
  /** The user's roles changed: his sockets belong to other entities now. */
  | { rolesOf: string };

/** PostgreSQL carries at most 8000 bytes; records meant for it are smaller by far. */
export async function notifyRealtime(db: Db, message: RealtimeMessage): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${JSON.stringify(message)})`.execute(db);
}

/**
 * Several at once, by a job. The transaction does not wait for the disk: what the database loses with its machine it loses
 * together with the job's end, so the job runs again.
 */
export async function notifyFromJob(db: Db, messages: readonly RealtimeMessage[]): Promise<void> {
  const texts = messages.map((message) => JSON.stringify(message));
  await sql`select ${prepared} set_config('synchronous_commit', 'off', true), pg_notify(${realtimeChannel}, message)
    from unnest(${texts}::text[]) message`.execute(db);
}
