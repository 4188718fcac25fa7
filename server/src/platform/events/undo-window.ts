// Decisions that may be undone for some seconds. Who acts first deletes the window's row: the telling of the decision, or
// its undoing. So nobody is told of what was undone, and nothing is undone of which somebody was told.
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** What a window says when it is opened with its event. */
export interface UndoWindow {
  /** Of the record after the decision. */
  version: number;
  until: Date;
}

/** For the telling of the decision, in its transaction. @returns false when the decision was undone, or was told of */
export async function closeUndoWindow(db: Db, eventId: string): Promise<boolean> {
  const { rows } = await sql`delete from undo_window where event_id = ${eventId} returning 1`.execute(db);
  return rows.length === 1;
}

interface Undoing {
  recordKind: string;
  recordId: string;
  /** The present one. */
  version: number;
  actorId: string;
  now: Date;
}

export interface UndoneDecision {
  eventId: string;
  /** The record's status before the decision. */
  before: string;
}

/** The actor's own last decision on the record, if nothing has changed the record since and its time is not over. */
export async function takeDecisionBack(
  db: Db,
  { recordKind, recordId, version, actorId, now }: Undoing,
): Promise<UndoneDecision | undefined> {
  const { rows } = await sql<UndoneDecision>`
    delete from undo_window w using event e
    where w.record_kind = ${recordKind} and w.record_id = ${recordId} and w.version = ${version}
      and w.until > ${now.toISOString()} and e.id = w.event_id and e.actor_id = ${actorId}
    returning e.id as "eventId", e.data ->> 'before' as before`.execute(db);
  return rows[0];
}
