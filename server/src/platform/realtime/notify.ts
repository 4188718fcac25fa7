// What other people's screens must learn, sent with the commit of the change and never without it (decision 004).
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export const realtimeChannel = 'realtime';

export type RealtimeMessage =
  | {
      to: { users?: string[]; entities?: string[] };
      /** A socket that knows already. */
      except?: string | undefined;
      event: string;
      payload: unknown;
    }
  /** Closes the sockets of one session, or of all sessions of a user. */
  | { endSession: string }
  | { endUser: string }
  /** The user's roles changed, or what he must do first: his sockets may hear something else now. */
  | { rightsOf: string };

/** PostgreSQL carries at most 8000 bytes; records meant for it are smaller by far. */
export async function notifyRealtime(db: Db, message: RealtimeMessage): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${JSON.stringify(message)})`.execute(db);
}
