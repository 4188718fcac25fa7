// A record's history: its events with a label, newest first. Administrators are told who of them acted; everybody else
// learns what happened and not by whom, but that one of the owner's API keys did it.
import type { HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import { type RawBuilder, sql } from 'kysely';
import { apiKeyNameOf } from '../../platform/api-keys/api-key-name.ts';
import type { Db } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { prepared } from '../../platform/database/statement-marks.ts';

/** In an event's data: the entry is for administrators alone. */
export const forAdministrators = { forAdministrators: true } as const;
const isForAll = sql<boolean>`h.data -> 'forAdministrators' is null`;

/** The administrator who acted; the name is null once the account was erased. */
const administrator = sql`(
  select json_build_object('id', a.id, 'displayName', case when a.status <> 'user_deleted' then a.display_name end)
  from app_user a where a.id = h.actor_id and a.is_admin)`;

/** The kinds whose events refer to people, who are named when they are read. */
const withPeople = ['legal_entity'];

/**
 * JSON of the history as a column beside the record's row `t`.
 * @param isAdmin with what is for administrators alone
 */
export function historyOf(recordKind: string, isAdmin = false): RawBuilder<HistoryEntry[]> {
  const changes = withPeople.includes(recordKind)
    ? sql`case when h.changes = '[]' then h.changes else changes_with_people(h.changes) end`
    : sql`h.changes`;
  const entry = sql`json_build_object('id', h.id, 'status', h.status, 'createdAt', ${isoInstant('h.at')},
    'comment', h.comment, 'changes', ${changes}, 'apiKey', ${apiKeyNameOf('h.api_key_id')}${isAdmin ? sql`, 'by', ${administrator}` : sql``})`;
  return sql<HistoryEntry[]>`(
    select coalesce(json_agg(${entry} order by h.at desc, h.id desc), '[]')
    from event h where h.record_kind = ${sql.lit(recordKind)} and h.record_id = t.id and h.status is not null
      and ${isAdmin ? sql`true` : isForAll})`;
}

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
