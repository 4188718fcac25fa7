// Events of a job that changes many records at once: one statement writes them, one job tells of them.
import { sql } from 'kysely';
import { json } from '../database/database.ts';
import type { Context } from '../http/context.ts';
import { newId } from '../ids.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { NewEvent } from './record-event.ts';

interface ManyEvent extends NewEvent {
  /** Nobody is notified of it. */
  isSilent?: boolean;
}

/**
 * Writes the events in the transaction of the changes, each dated after the last one of its record, in their order. The
 * caller has locked the records.
 */
export async function recordMany(context: Context<null>, events: readonly ManyEvent[]): Promise<void> {
  const { db, now, requestId } = context;
  if (events.length === 0) return;
  const given = events.map(({ isSilent = false, changes = [], data = {}, ...event }) => ({
    ...event,
    id: newId(now),
    changes,
    data,
    isSilent,
  }));
  const { rows } = await sql<{ id: string }>`
    with named as (
      select *, row_number() over (partition by "recordKind", "recordId" order by id) as place
      from jsonb_to_recordset(${json(given)}) as g(id uuid, "recordKind" text, "recordId" uuid, "ownerId" uuid,
        action text, status text, comment text, changes jsonb, data jsonb, "isSilent" boolean)),
    given as (
      select named.*, id_after(id, (select e.id from event e where e.record_kind = named."recordKind"
        and e.record_id = named."recordId" order by e.id desc limit 1), place::int) as event_id from named),
    written as (
      insert into event (id, at, record_kind, record_id, owner_id, action, status, comment, changes, data, request_id)
      select event_id, to_timestamp(millisecond_of(event_id) / 1000.0), "recordKind", "recordId", "ownerId", action,
        status, comment, changes, data, ${requestId} from given returning id)
    select w.id from written w join given g on g.event_id = w.id where not g."isSilent" order by w.id`.execute(db);
  // In one queue: the news of thousands leaves the processors to those who wait at a screen.
  if (rows.length > 0)
    await enqueue(db, 'tell_many', { eventIds: rows.map(({ id }) => id) }, { queue: 'tell_many', canWait: true });
}
