// Compares what clients wrote down with what the database and the folder of files hold: nothing acknowledged may be lost,
// nothing may be stored twice, and each record must be whole.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Entry, Kind } from './journal.ts';
import { withClient } from './owner-client.ts';

export interface Findings {
  acknowledged: number;
  lost: string[];
  doubled: string[];
  half: string[];
  /** Jobs that were not done, beside mails that wait for a mail server. */
  jobsLeft: number;
}

interface Held {
  url: string;
  dataDir: string;
}

/** Rows of one kind: their id, and the text by which a write finds its own. */
interface Row {
  id: string;
  key: string;
}

/** Where the record of a write is found, and which event its making leaves. */
const tables: Partial<Record<Kind, { rows: string; event?: [kind: string, action: string] }>> = {
  message: {
    rows: `select id, text as key from message where text not like 'Before %'`,
    event: ['message', 'new_message'],
  },
  upload: { rows: `select id, replace(name, '.pdf', '') as key from file where storage_key not like 'test/%'` },
  project: {
    rows: `select id, content ->> 'designation' as key from project where content ->> 'designation' ~ '^[0-9a-f-]{36}$'`,
    event: ['project', 'created'],
  },
  contract: { rows: 'select id, name as key from energy_contract', event: ['energy_contract', 'created'] },
};

/** Changes of records that are there: the event that each leaves exactly once. */
const changes: Partial<Record<Kind, [kind: string, action: string]>> = {
  'project approval': ['project', 'approved'],
  'contract approval': ['energy_contract', 'approved'],
  payment: ['invoice', 'confirmation_uploaded'],
  'payment confirmation': ['invoice', 'paid'],
};

/** Whole records of every kind, whether or not their writes were acknowledged: each query finds those that are not. */
const halves: Record<string, string> = {
  'approved contract without a number, an approved version or its fee': `
    select c.id from energy_contract c join event e on e.record_kind = 'energy_contract' and e.record_id = c.id
      and e.action = 'approved'
    where c.number = '' or not exists (select from contract_version v where v.energy_contract_id = c.id and v.approved_at is not null)
      or (select count(*) from invoice i where i.energy_contract_id = c.id) <> 1`,
  'invoice without the event of its issue, or whose sum is wrong': `
    select i.id from invoice i where i.total_cents <> i.net_cents + i.tax_cents
      or (select count(*) from event e where e.record_kind = 'invoice' and e.record_id = i.id and e.action = 'issued') <> 1`,
  'paid invoice whose contract is not told of it': `
    select i.id from invoice i where i.status = 'paid'
      and not exists (select from event e where e.record_kind = 'invoice' and e.record_id = i.id and e.action = 'paid')`,
  'confirmed payment without its file': `
    select i.id from invoice i where i.confirmation_file_id is not null and not exists (select from file f
      where f.id = i.confirmation_file_id and f.record_kind = 'invoice' and f.record_id = i.id)`,
  'project without its file': `
    select p.id from project p where content ->> 'designation' ~ '^[0-9a-f-]{36}$'
      and not exists (select from file f where f.record_kind = 'project' and f.record_id = p.id)`,
  'approval whose status is another': `
    select p.id from project p join event e on e.record_kind = 'project' and e.record_id = p.id and e.action = 'approved'
      where p.status <> 'approved'`,
  'idempotency key without its answer': `select call || ' ' || key as id from idempotency_key where status is null`,
  'project approval of which its people were not notified': `
    select e.id from event e where e.record_kind = 'project' and e.action = 'approved'
      and not exists (select from notification n where n.event_id = e.id)`,
};

async function rowsOf(database: pg.Client, kind: Kind, findings: Findings, entries: readonly Entry[]): Promise<void> {
  const table = tables[kind];
  if (!table) return;
  const { rows } = await database.query<Row>(table.rows);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  for (const [key, found] of byKey)
    if (found.length > 1) findings.doubled.push(`${kind} ${key}: ${found.length} times`);
  for (const { key, id } of entries) {
    const [row] = byKey.get(key) ?? [];
    if (row?.id !== id) findings.lost.push(`${kind} ${id}`);
  }
  if (table.event) await eventsOf(database, { of: kind, event: table.event, ids: rows.map(({ id }) => id), findings });
}

/** Each of the records has this event exactly once. */
async function eventsOf(
  database: pg.Client,
  { of, event, ids, findings }: { of: Kind; event: [string, string]; ids: readonly string[]; findings: Findings },
): Promise<void> {
  const { rows } = await database.query<{ id: string; count: number }>(
    `select record_id as id, count(*)::int as count from event where record_kind = $1 and action = $2 group by 1`,
    event,
  );
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  for (const [id, count] of counts) if (count > 1) findings.doubled.push(`${of} ${id}: ${count} events`);
  const isMade = tables[of] !== undefined;
  for (const id of ids) if (!counts.has(id)) (isMade ? findings.half : findings.lost).push(`${of} ${id}: no event`);
}

/** The bytes of each file that has a row. */
async function filesOf(database: pg.Client, { dataDir }: Held, findings: Findings): Promise<void> {
  const { rows } = await database.query<{ id: string; storage_key: string; sha256: Buffer; size: number }>(
    `select id, storage_key, sha256, size::int from file where storage_key not like 'test/%'`,
  );
  for (const { id, storage_key, sha256, size } of rows) {
    const bytes = await readFile(join(dataDir, 'files', storage_key)).catch(() => undefined);
    const isSame = bytes && bytes.length === size && createHash('sha256').update(bytes).digest().equals(sha256);
    if (!isSame) findings.half.push(`file ${id}: its bytes are ${bytes ? 'others' : 'missing'}`);
  }
}

/**
 * In ms, for which no job may be done before the rest counts as left over; a killed process's are released after 15 s, and
 * what has failed three or four times is tried again within a minute.
 */
const standstillMs = 120_000;

/** Waits as long as their number falls. */
async function jobsLeft(database: pg.Client): Promise<number> {
  const due = async (): Promise<number> => {
    const { rows } = await database.query(
      `select count(*)::int as count from graphile_worker.jobs
         where task_identifier not in ('send_mail', 'seal_entries') and attempts < max_attempts
           and (run_at <= now() or (attempts > 0 and run_at < now() + interval '90 seconds'))`,
    );
    return rows[0].count;
  };
  let [least, since] = [await due(), performance.now()];
  while (least > 0 && performance.now() - since < standstillMs) {
    await pause(500);
    const left = await due();
    if (left < least) [least, since] = [left, performance.now()];
  }
  return least;
}

/** @param filesElsewhere the files are not in the data folder */
export async function audit(held: Held, entries: readonly Entry[], filesElsewhere = false): Promise<Findings> {
  const findings: Findings = { acknowledged: entries.length, lost: [], doubled: [], half: [], jobsLeft: 0 };
  const byKind = Map.groupBy(entries, ({ kind }) => kind);
  await withClient(held.url, async (database) => {
    findings.jobsLeft = await jobsLeft(database);
    for (const kind of Object.keys(tables) as Kind[]) await rowsOf(database, kind, findings, byKind.get(kind) ?? []);
    for (const [kind, event] of Object.entries(changes) as [Kind, [string, string]][]) {
      const ids = (byKind.get(kind) ?? []).map(({ id }) => id);
      await eventsOf(database, { of: kind, event, ids, findings });
    }
    for (const [what, query] of Object.entries(halves)) {
      const { rows } = await database.query<{ id: string }>(query);
      for (const { id } of rows) findings.half.push(`${what}: ${id}`);
    }
    if (!filesElsewhere) await filesOf(database, held, findings);
  });
  return findings;
}
