// The statements of the chain over the audit log: the entries as they are hashed, and their seals.
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import type { LoggedEvent } from '../../platform/events/logged-event.ts';

/** An entry with everything that its hash covers; its instant to the microsecond, as the database keeps it. */
export interface LoggedAct extends LoggedEvent {
  requestId: string | null;
  networkHash: string | null;
}

const act = sql<LoggedAct>`e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
  e.actor_id as "actorId", e.record_kind as "recordKind", e.record_id as "recordId", e.owner_id as "ownerId", e.action,
  e.status, e.comment, e.changes, e.data, e.request_id as "requestId", e.network_hash as "networkHash"`;

export interface Seal {
  place: number;
  hash: string;
}

/** False while another process seals. The lock ends with the transaction. */
export async function lockSeals(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('audit seals')) as "isFree"`.execute(db);
  return rows[0]?.isFree === true;
}

export async function findLastSeal(db: Db): Promise<(Seal & { eventId: string }) | undefined> {
  const { rows } = await sql<Seal & { eventId: string }>`
    select place, hash, event_id as "eventId" from audit_seal order by place desc limit 1`.execute(db);
  return rows[0];
}

/** The entries without a seal whose id is not below this one, in the order of their ids. */
export async function listUnsealed(db: Db, from: string, limit: number): Promise<LoggedAct[]> {
  const { rows } = await sql<LoggedAct>`
    select ${act} from event e
    where e.audited and e.id >= ${from} and not exists (select from audit_seal s where s.event_id = e.id)
    order by e.id limit ${limit}`.execute(db);
  return rows;
}

/** The entries that no seal covers, wherever they are. */
export async function findUnsealed(db: Db): Promise<{ count: number; first: LoggedAct | undefined }> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from event e
    where e.audited and not exists (select from audit_seal s where s.event_id = e.id)`.execute(db);
  const [first] = await listUnsealed(db, '00000000-0000-0000-0000-000000000000', 1);
  return { count: rows[0]?.count ?? 0, first };
}

export async function insertSeals(db: Db, seals: readonly (Seal & { eventId: string })[]): Promise<void> {
  await sql`
    insert into audit_seal (place, event_id, hash)
    select place, "eventId", hash
    from jsonb_to_recordset(${json(seals)}) as seal(place bigint, "eventId" uuid, hash text)`.execute(db);
}

/** Each seal with its entry, by place; the entry is null when the event is gone. */
export async function listSealed(
  db: Db,
  after: number,
  limit: number,
): Promise<(Seal & { entry: LoggedAct | null })[]> {
  const { rows } = await sql<Seal & LoggedAct & { id: string | null }>`
    select s.place, s.hash, ${act} from audit_seal s left join event e on e.id = s.event_id and e.audited
    where s.place > ${after} order by s.place limit ${limit}`.execute(db);
  return rows.map(({ place, hash, ...entry }) => ({ place, hash, entry: entry.id === null ? null : entry }));
}
