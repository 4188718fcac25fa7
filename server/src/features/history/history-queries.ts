// A record's history: its events with a label, newest first. The acting person is only in the log.
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { prepared } from '../../platform/database/statement-marks.ts';

export async function listHistory(db: Db, recordKind: string, recordId: string): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('event')
    .modifyFront(prepared)
    .select(['id', 'status', 'at', 'comment', 'changes'])
    .where('record_kind', '=', recordKind)
    .where('record_id', '=', recordId)
    .where('status', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, status, at, comment, changes }) => ({
    id,
    status: status ?? '',
    createdAt: at,
    comment,
    changes: changes as HistoryEntry['changes'],
  }));
}

/** The same as a JSON column beside the record's row `t`. */
export const historyOf = (recordKind: string): RawBuilder<HistoryEntry[]> => sql<HistoryEntry[]>`(
  select coalesce(json_agg(json_build_object('id', h.id, 'status', h.status, 'createdAt', ${isoInstant('h.at')},
    'comment', h.comment, 'changes', h.changes) order by h.at desc, h.id desc), '[]')
  from event h where h.record_kind = ${sql.lit(recordKind)} and h.record_id = t.id and h.status is not null)`;
