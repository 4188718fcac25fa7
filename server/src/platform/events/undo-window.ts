// Decisions that may be undone for some seconds. Who acts first deletes the window's row: the telling of the decision, or
// its undoing. So nobody is told of what was undone, and nothing is undone of which somebody was told.
import { type RawBuilder, sql } from 'kysely';
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

/** The event of the record's last decision that may still be undone, or null. */
export const undoableDecision = (recordKind: string, recordId: string): RawBuilder<string | null> => sql`(
  select event_id from undo_window where record_kind = ${recordKind} and record_id = ${recordId}
  order by event_id desc limit 1)`;

interface Undoing {
  recordKind: string;
  recordId: string;
  /** The present one. */
  version: number;
  actorId: string;
}

export interface UndoneDecision {
  eventId: string;
  /** The record's status before the decision. */
  before: string;
}

/**
 * The clock is the one by which jobs are due, and is read behind the record's lock: a job that waits for that lock sees
 * what was undone.
 */
const open = ({ recordKind, recordId, version, actorId }: Undoing) => sql<boolean>`
  w.record_kind = ${recordKind} and w.record_id = ${recordId} and w.version = ${version}
    and w.until > clock_timestamp() and e.id = w.event_id and e.actor_id = ${actorId}`;

/** The actor's own last decision on the record, if nothing has changed the record since and its time is not over. */
export async function takeDecisionBack(db: Db, undoing: Undoing): Promise<UndoneDecision | undefined> {
  const { rows } = await sql<UndoneDecision>`
    delete from undo_window w using event e where ${open(undoing)} and w.blocked_by is null
    returning e.id as "eventId", e.data ->> 'before' as before`.execute(db);
  return rows[0];
}

/** What other people have begun on account of the decision. */
type Block = 'negotiation';

/** Why the decision stands although its time is not over. */
export async function findBlock(db: Db, undoing: Undoing): Promise<Block | undefined> {
  const { rows } = await sql<{ by: Block | null }>`
    select w.blocked_by as by from undo_window w, event e where ${open(undoing)}`.execute(db);
  return rows[0]?.by ?? undefined;
}

/** From now on the decisions on these records stand. Their telling waits for its time all the same. */
export async function blockUndo(db: Db, by: Block, records: readonly { kind: string; id: string }[]): Promise<void> {
  const is = records.map(({ kind, id }) => sql<boolean>`(record_kind = ${kind} and record_id = ${id})`);
  await sql`update undo_window set blocked_by = ${by} where ${sql.join(is, sql` or `)}`.execute(db);
}
