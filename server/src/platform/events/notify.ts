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
  /** The user's roles changed, or what he must do first: his sockets may hear something else now. `left`: no more of this entity. */
  | { rightsOf: string; left?: string }
  /** The entity's status changed: likewise for all its people. */
  | { rightsIn: string };

/** Of bytes: PostgreSQL carries less than 8000. */
const longest = 7999;

/** Whether the channel can carry it: what may be long must also be understood without what makes it long. */
export const isCarried = (message: RealtimeMessage): boolean => Buffer.byteLength(JSON.stringify(message)) <= longest;

/** @throws for a message that is not carried */
export async function notifyRealtime(db: Db, message: RealtimeMessage): Promise<void> {
  await sql`select pg_notify(${realtimeChannel}, ${JSON.stringify(message)})`.execute(db);
}
