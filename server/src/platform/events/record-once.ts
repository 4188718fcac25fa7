// Events of daily jobs that remind of a date: each once, however often the job runs.
import { sql } from 'kysely';
import type { Context } from '../http/context.ts';
import { type NewEvent, recordEvent } from './record-event.ts';
import { recordMany } from './record-many.ts';

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

/**
 * The same for many records, each of which is named once; one job tells of all. What a second run recorded while this one
 * waited for the records is found too: the question follows the locks.
 */
export async function recordManyOnce(
  context: Context<null>,
  { recordKind, action }: Pick<Reminder, 'recordKind' | 'action'>,
  reminders: readonly Omit<Reminder, 'recordKind' | 'action'>[],
): Promise<void> {
  const { rows } = await sql<{ recordId: string; deadline: string }>`
    select record_id as "recordId", data ->> 'deadline' as deadline from event
    where record_kind = ${recordKind} and record_id = any(${reminders.map(({ recordId }) => recordId)}::uuid[])
      and action = ${action}`.execute(context.db);
  const known = new Set(rows.map(({ recordId, deadline }) => `${recordId} ${deadline}`));
  await recordMany(
    context,
    reminders
      .filter(({ recordId, data }) => !known.has(`${recordId} ${data.deadline}`))
      .map((reminder) => ({ ...reminder, recordKind, action })),
  );
}
