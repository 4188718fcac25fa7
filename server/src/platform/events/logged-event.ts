// An event as the log stores it, for listeners that run later.
import type { Db } from '../database/database.ts';
import { prepared } from '../database/statement-marks.ts';
import type { FieldChange } from './record-event.ts';

export interface LoggedEvent {
  id: string;
  /** ISO 8601. */
  at: string;
  actorId: string | null;
  recordKind: string;
  recordId: string;
  ownerId: string | null;
  action: string;
  /** The history's label, if it has one. */
  status: string | null;
  comment: string | null;
  changes: FieldChange[];
  data: Record<string, unknown>;
}

/**
 * Whether it is part of an import or a bulk decision, which notifies of all its changes at once. The version before this
 * one marks what belongs to an import with `importId`: its events may still be told of.
 */
export const isOfMany = ({ data }: Pick<LoggedEvent, 'data'>): boolean =>
  data.partOf !== undefined || data.importId !== undefined;

const events = (db: Db) =>
  db
    .selectFrom('event')
    .select(['id', 'at', 'actor_id as actorId', 'record_kind as recordKind', 'record_id as recordId'])
    .select(['owner_id as ownerId', 'action', 'status', 'comment', 'changes', 'data'])
    .$narrowType<Pick<LoggedEvent, 'changes' | 'data'>>();

export const findEvent = (db: Db, id: string): Promise<LoggedEvent | undefined> =>
  events(db).modifyFront(prepared).where('id', '=', id).executeTakeFirst();

export const findEvents = (db: Db, ids: readonly string[]): Promise<LoggedEvent[]> =>
  events(db).where('id', 'in', ids).orderBy('id').execute();
