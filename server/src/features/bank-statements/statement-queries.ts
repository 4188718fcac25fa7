// Every statement on the tables of bank statements, their entries and the confirmed matches.
import {
  type BankStatementRow,
  bankStatementList,
  type ConfirmedKind,
} from '@wattpact/domain/bank-statements/bank-statement';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { listPage } from '../../platform/lists/list-page.ts';
import type { ReadStatement } from './read-camt.ts';

const columns: RawBuilder<BankStatementRow> = sql`t.id, t.account, t.statement_id as "statementId", t.from_date as "from",
  t.to_date as "to", t.file_name as "fileName", t.created_at as "createdAt",
  (select count(*) from bank_entry e where e.statement_id = t.id) as received,
  (select count(*) from bank_entry e join invoice_payment p on p.entry_id = e.id and p.taken_back_at is null
    where e.statement_id = t.id) as confirmed`;

export const listStatements = (db: Db, { language }: SignedIn, query: ListQuery): Promise<Page<BankStatementRow>> =>
  listPage<BankStatementRow>(
    db,
    { table: 'bank_statement', declaration: bankStatementList, where: [], select: columns, isAdmin: true, language },
    query,
  );

export async function findStatement(db: Db, id: string): Promise<BankStatementRow | undefined> {
  const { rows } = await sql<BankStatementRow>`select ${columns} from bank_statement t where t.id = ${id}`.execute(db);
  return rows[0];
}

interface NewStatement extends ReadStatement {
  fileName: string;
  by: string;
  now: Date;
}

/** @returns its id, and whether it is new; of two at once the second waits for the first */
export async function insertStatement(db: Db, given: NewStatement): Promise<{ id: string; isNew: boolean }> {
  const { account, statementId, createdOn, page, from, to, entries, now } = given;
  const row = await db
    .insertInto('bank_statement')
    .values({
      id: newId(now),
      account,
      statement_id: statementId,
      created_on: createdOn,
      page,
      from_date: from,
      to_date: to,
      file_name: given.fileName,
      created_by: given.by,
      created_at: now.toISOString(),
    })
    .onConflict((on) => on.columns(['account', 'statement_id', 'created_on', 'page']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return { id: await idOf(db, given), isNew: false };
  const rows = entries.map((entry, place) => ({ ...entry, id: newId(now), place }));
  await sql`
    insert into bank_entry
      (id, statement_id, place, account, cents, booked_on, debtor, remittance, numbers, bank_reference)
    select r.id, ${row.id}::uuid, r.place, ${account}, r.cents, r."bookedOn", r.debtor, r.remittance,
      array(select jsonb_array_elements_text(r.numbers)), r."bankReference"
    from jsonb_to_recordset(${json(rows)}) as r(id uuid, place int, cents bigint, "bookedOn" date, debtor text,
      remittance text, numbers jsonb, "bankReference" text)`.execute(db);
  return { id: row.id, isNew: true };
}

async function idOf(db: Db, { account, statementId, createdOn, page }: NewStatement): Promise<string> {
  const { id } = await db
    .selectFrom('bank_statement')
    .select('id')
    .where('account', '=', account)
    .where('statement_id', '=', statementId)
    .where('created_on', '=', createdOn)
    .where('page', '=', page)
    .executeTakeFirstOrThrow();
  return id;
}

export interface StoredEntry {
  id: string;
  cents: number;
  bookedOn: string;
  debtor: string | null;
  remittance: string | null;
  numbers: string[];
  /** The confirmed match. */
  payment: { invoiceId: string; kind: ConfirmedKind; confirmedAt: string; confirmedBy: string | null } | null;
  /** The last one that was taken back. */
  takenBack: { invoiceNumber: string; reason: string; at: string } | null;
  isRepeated: boolean;
}

/**
 * Repeated: by the bank's reference or, of a bank that gives none, by the same payer's same words on the same day. Pages
 * of one statement repeat nothing: two equal amounts are two payments.
 */
const entryColumns: RawBuilder<StoredEntry> = sql`e.id, e.cents, e.booked_on as "bookedOn", e.debtor, e.remittance, e.numbers,
  (select json_build_object('invoiceId', p.invoice_id, 'kind', p.kind, 'confirmedAt', ${isoInstant('p.confirmed_at')},
      'confirmedBy', (select concat_ws(' ', u.first_name, u.last_name) from app_user u where u.id = p.confirmed_by))
    from invoice_payment p where p.entry_id = e.id and p.taken_back_at is null) as payment,
  (select json_build_object('invoiceNumber', i.number, 'reason', p.reason, 'at', ${isoInstant('p.taken_back_at')})
    from invoice_payment p join invoice i on i.id = p.invoice_id
    where p.entry_id = e.id and p.taken_back_at is not null order by p.taken_back_at desc limit 1) as "takenBack",
  exists (select from bank_entry o join bank_statement os on os.id = o.statement_id
    join bank_statement es on es.id = e.statement_id
    where o.account = e.account and o.cents = e.cents and o.booked_on = e.booked_on
    and o.statement_id < e.statement_id and (os.statement_id, os.created_on) <> (es.statement_id, es.created_on)
    and (o.bank_reference = e.bank_reference
      or (o.bank_reference is null and e.bank_reference is null and e.remittance is not null
        and o.remittance = e.remittance and o.debtor is not distinct from e.debtor))) as "isRepeated"`;

/** In the order of the statement. */
export async function readEntries(db: Db, statementId: string): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select ${entryColumns} from bank_entry e where e.statement_id = ${statementId} order by e.place`.execute(db);
  return rows;
}

/** These entries of the statement, locked until the end of the transaction, in an order that all callers share. */
export async function lockEntries(db: Db, statementId: string, ids: readonly string[]): Promise<StoredEntry[]> {
  // First the locks, then the rows: a statement that waited would still see the payments of before.
  await sql`select from bank_entry where statement_id = ${statementId} and id = any(${ids}::uuid[])
    order by id for update`.execute(db);
  const { rows } = await sql<StoredEntry>`
    select ${entryColumns} from bank_entry e
    where e.statement_id = ${statementId} and e.id = any(${ids}::uuid[]) order by e.id`.execute(db);
  return rows;
}

interface NewPayment {
  entryId: string;
  invoiceId: string;
  kind: ConfirmedKind;
  by: string;
  now: Date;
}

export const insertPayment = (db: Db, { entryId, invoiceId, kind, by, now }: NewPayment) =>
  db
    .insertInto('invoice_payment')
    .values({
      id: newId(now),
      entry_id: entryId,
      invoice_id: invoiceId,
      kind,
      confirmed_by: by,
      confirmed_at: now.toISOString(),
    })
    .execute();

export const takePaymentBack = (
  db: Db,
  entryId: string,
  { by, reason, now }: { by: string; reason: string; now: Date },
) =>
  db
    .updateTable('invoice_payment')
    .set({ taken_back_by: by, taken_back_at: now.toISOString(), reason })
    .where('entry_id', '=', entryId)
    .where('taken_back_at', 'is', null)
    .execute();
