// Messages for other people's screens, sent with the commit of the change and never without it (decision 004).
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export const realtimeChannel = 'realtime';

export type RealtimeMessage =
  | {
      to: { users?: string[]; entities?: string[] };
      /** A socket whose page already knows. */
      except?: string | undefined;
      event: string;
      payload: unknown;
    }
  /** Closes the sockets of one session, or of all sessions of a user. */
  | { endSession: string }
  | { endUser: string }
  /**
   * The user's roles or pending duties changed, so their sockets may hear other news now. `left`: the entity they left.
   */
  | { rightsOf: string; left?: string }
  /** The entity's status changed, so the sockets of all its people may hear other news now. */
  | { rightsIn: string };

/** In bytes: PostgreSQL's limit is below 8000. */
const longest = 7999;

/** Whether the message fits into the channel; a message with a long part must be understood without that part. */
export const isCarried = (message: RealtimeMessage): boolean => Buffer.byteLength(JSON.stringify(message)) <= longest;

/** @throws for a message that is too long */
export async function notifyRealtime(db: Db, message: RealtimeMessage): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${JSON.stringify(message)})`.execute(db);
}
