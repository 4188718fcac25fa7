// What administrators read and export, for the audit log alone: no history shows it, and nobody is notified.

import { sql } from 'kysely';
import { NIL } from 'uuid';
import { json } from '../database/database.ts';
import type { Context } from '../http/context.ts';
import { newId } from '../ids.ts';
import { auditMarks } from './audit-marks.ts';

/** In minutes: a page that fetches again what its administrator has opened reads it no second time. */
const oneReading = 10;

interface Reading {
  recordKind: string;
  recordId: string;
  action: 'opened' | 'exported';
  data?: object;
}

const write = (context: Context, { recordKind, recordId, action, data = {} }: Reading, isNew = sql<boolean>`true`) => {
  const { db, actor, now, requestId } = context;
  const { audited, networkHash } = auditMarks(context, action);
  return sql`
    insert into event (id, at, actor_id, record_kind, record_id, action, data, request_id, audited, network_hash)
    select ${newId(now)}, ${now.toISOString()}::timestamptz, ${actor.id}, ${recordKind}, ${recordId}, ${action},
      ${json(data)}, ${requestId}, ${audited}, ${networkHash} where ${isNew}`.execute(db);
};

/** An administrator opens a person, a company, a file or a request to support. */
export async function recordOpening(context: Context, recordKind: string, recordId: string): Promise<void> {
  const { actor, now } = context;
  const since = new Date(now.getTime() - oneReading * 60_000).toISOString();
  await write(
    context,
    { recordKind, recordId, action: 'opened' },
    sql<boolean>`not exists (select from event where record_kind = ${recordKind} and record_id = ${recordId}
      and actor_id = ${actor.id} and action = 'opened' and at > ${since}::timestamptz)`,
  );
}

/**
 * An administrator takes a whole list along, or what belongs to one record. What they searched for is not noted: it may
 * be a name.
 */
export async function recordExport(
  context: Context,
  recordKind: string,
  data: { format: string; rows: number },
  recordId: string = NIL,
): Promise<void> {
  await write(context, { recordKind, recordId, action: 'exported', data });
}
