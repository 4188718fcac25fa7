// A record's history: its events with a label, newest first. The acting person is only in the log.
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { prepared } from '../../platform/database/statement-marks.ts';

/** In an event's data: the entry is for administrators alone. */
export const forAdministrators = { forAdministrators: true } as const;
const isForAll = sql<boolean>`h.data -> 'forAdministrators' is null`;

/** JSON of the history as a column beside the record's row `t`. */
export const historyOf = (recordKind: string, isAdmin = false): RawBuilder<HistoryEntry[]> => sql<HistoryEntry[]>`(
  select coalesce(json_agg(json_build_object('id', h.id, 'status', h.status, 'createdAt', ${isoInstant('h.at')},
    'comment', h.comment, 'changes', h.changes) order by h.at desc, h.id desc), '[]')
  from event h where h.record_kind = ${sql.lit(recordKind)} and h.record_id = t.id and h.status is not null
    and ${isAdmin ? sql`true` : isForAll})`;

/** @param isAdmin with what is for administrators alone */
export async function listHistory(
  db: Db,
  recordKind: string,
  recordId: string,
  isAdmin = false,
): Promise<HistoryEntry[]> {
  const { rows } = await sql<{ history: HistoryEntry[] }>`
    select ${prepared} ${historyOf(recordKind, isAdmin)} as history from (select ${recordId}::uuid as id) t`.execute(
    db,
  );
  return rows[0]?.history ?? [];
}
