// The append-only log of everything that happened. History, notifications and audit are fed from it alone.
import { json } from '../database/database.ts';
import type { Context, SignedIn } from '../http/context.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/enqueue.ts';

export interface FieldChange {
  fieldName: string;
  oldValue: unknown;
  newValue: unknown;
}

export interface NewEvent {
  /** As the tables are named: `project`, `legal_entity`, … */
  recordKind: string;
  recordId: string;
  /** The entity that owns the record, if any. */
  ownerId?: string | null;
  action: string;
  /** The history's label; without it the event is in the log alone. */
  status?: string;
  comment?: string | null | undefined;
  changes?: FieldChange[];
  /** What listeners need beside the record as it will be when they run. */
  data?: Record<string, unknown>;
}

/** Writes the event and the job that tells its listeners, in the transaction of the change. */
export async function recordEvent(context: Context<SignedIn | null>, event: NewEvent): Promise<string> {
  const { db, actor, now, requestId } = context;
  const id = newId(now);
  await db
    .insertInto('event')
    .values({
      id,
      at: now.toISOString(),
      actor_id: actor?.id ?? null,
      record_kind: event.recordKind,
      record_id: event.recordId,
      owner_id: event.ownerId ?? null,
      action: event.action,
      status: event.status ?? null,
      comment: event.comment ?? null,
      changes: json(event.changes ?? []),
      data: json(event.data ?? {}),
      request_id: requestId,
    })
    .execute();
  await enqueue(db, 'tell_listeners', { eventId: id });
  return id;
}
