// The append-only event log: the source of history, notifications and audit.
import { sql } from 'kysely';
import { json } from '../database/database.ts';
import { prepared, unawaited } from '../database/statement-marks.ts';
import type { Context, SignedIn } from '../http/context.ts';
import { newId } from '../ids.ts';
import { noteSecurityEvent } from '../security/security-acts.ts';
import { auditMarks } from './audit-marks.ts';
import { type RealtimeMessage, realtimeChannel } from './notify.ts';
import type { UndoWindow } from './undo-window.ts';

export interface FieldChange {
  fieldName: string;
  oldValue: unknown;
  newValue: unknown;
}

export interface NewEvent {
  /** The name of the record's table: `project`, `legal_entity`, … */
  recordKind: string;
  recordId: string;
  /** The entity that owns the record, if any. */
  ownerId?: string | null;
  action: string;
  /** The history's label; without it the event is in the log alone. */
  status?: string;
  comment?: string | null | undefined;
  changes?: FieldChange[];
  /** Data that listeners need and that the record may no longer hold when they run. */
  data?: Record<string, unknown>;
  /** Until then it may be undone, and nobody is told of it. */
  undo?: UndoWindow | undefined;
}

/**
 * Writes the event, its job for the listeners and the message for open screens, in the transaction of the change. The
 * event is dated after the last one of its record if the change has locked the record; without a lock two concurrent
 * events do not see each other. It is one statement, because every change makes it.
 */
export async function recordEvent(
  context: Context<SignedIn | null>,
  event: NewEvent,
  news?: RealtimeMessage,
): Promise<void> {
  const { db, actor, now, requestId, partOf } = context;
  const {
    recordKind,
    recordId,
    ownerId = null,
    action,
    status = null,
    comment = null,
    changes = [],
    data = {},
    undo,
  } = event;
  const { audited, networkHash } = auditMarks(context, action);
  const opened = undo
    ? sql`, opened as (insert into undo_window (event_id, record_kind, record_id, version, until)
        select id, ${recordKind}, ${recordId}::uuid, ${undo.version}::int, ${undo.until.toISOString()}::timestamptz
        from written)`
    : sql``;
  // A name of its own: a process of the version before would tell of what was undone.
  const task = undo ? 'tell_undoable' : 'tell_listeners';
  const payload = undo
    ? sql`json_build_object('eventId', id), run_at => ${undo.until.toISOString()}::timestamptz`
    : sql`json_build_object('eventId', id)`;
  const told = news ? sql`, pg_notify(${realtimeChannel}, ${JSON.stringify(news)})` : sql``;
  await sql`
    with ${prepared} ${unawaited} place as (
      select id_after(${newId(now)}, (select id from event
        where record_kind = ${recordKind} and record_id = ${recordId} order by id desc limit 1)) as id),
    written as (
      insert into event (id, at, actor_id, record_kind, record_id, owner_id, action, status, comment, changes, data, request_id,
        audited, network_hash, api_key_id)
      select id, to_timestamp(millisecond_of(id) / 1000.0), ${actor?.id ?? null}, ${recordKind}, ${recordId}, ${ownerId},
        ${action}, ${status}, ${comment}, ${json(changes)}, ${json(partOf === undefined ? data : { ...data, partOf })}, ${requestId},
        ${audited}, ${networkHash}, ${actor?.apiKey?.id ?? null}::uuid from place returning id)${opened}
    select graphile_worker.add_job(${task}, ${payload}) is not null ${told} from written`.execute(db);
  noteSecurityEvent(context, action, recordId);
}
