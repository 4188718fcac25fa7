// Events of daily jobs that remind of a date: each once, however often the job runs.
import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { type NewEvent, recordEvent } from './record-event.ts';

interface Reminder extends NewEvent {
  /** `deadline`: the calendar date of which it reminds. */
  data: { deadline: string } & Record<string, unknown>;
}

/**
 * Records the event, unless the record has one of this action about this date. The caller has locked the record, so that a
 * second run at the same time finds the first one's event.
 */
export async function recordOnce(context: Context<null>, event: Reminder): Promise<void> {
  const { recordKind, recordId, action, data } = event;
  const { rows } = await sql`
    select from event where record_kind = ${recordKind} and record_id = ${recordId} and action = ${action}
      and data ->> 'deadline' = ${data.deadline} limit 1`.execute(context.db);
  if (rows.length === 0) await recordEvent(context, event);
}
