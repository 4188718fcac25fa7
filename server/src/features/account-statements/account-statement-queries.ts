// What happened on a company's account, from its invoices, the log, and the bank statements.
import type { AccountEntryKind } from '@wattpact/domain/account-statements/account-statement-api';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface Period {
  dateStart?: string | undefined;
  dateEnd?: string | undefined;
}

export interface AccountEntry {
  date: string;
  kind: AccountEntryKind;
  invoiceId: string;
  invoiceNumber: string;
  description: string;
  /** Above zero for what is owed, below for what is owed less. */
  cents: number;
  /** Cents owed by this and the entries of the period before it. */
  running: number;
}

/** In cents: what was owed before the period, and the sums and the number of the period's entries. */
interface Account {
  opening: number;
  debit: number;
  credit: number;
  total: number;
  entries: AccountEntry[];
}

/**
 * Every entry of the company as `entry`, and its invoices as `own`. What a proof confirmed counts for what no bank
 * statement says of the same invoice, so that a payment is not counted twice.
 */
const entriesOf = (entityId: string) => sql`
    own as (select * from invoice where owner_id = ${entityId}),
    settled as (
      select distinct on (e.record_id, e.action) e.record_id, e.action, (e.at at time zone 'Europe/Lisbon')::date as day
      from event e join own on e.record_id = own.id
      where e.record_kind = 'invoice' and e.action in ('paid', 'cancelled')
      order by e.record_id, e.action, e.id desc),
    entry as (
      select issued_date as date, 1 as place, 'issued' as kind, id as invoice, total_cents::bigint as cents,
        null::uuid as made from own
      union all
      select coalesce(s.day, (o.updated_at at time zone 'Europe/Lisbon')::date), 4, 'cancelled', o.id, -o.total_cents, null
      from own o left join settled s on s.record_id = o.id and s.action = 'cancelled' where o.status = 'cancelled'
      union all
      select coalesce(s.day, (o.updated_at at time zone 'Europe/Lisbon')::date), 3, 'confirmed', o.id,
        o.paid_cents - o.total_cents, null
      from own o left join settled s on s.record_id = o.id and s.action = 'paid'
      where o.status = 'paid' and o.paid_cents < o.total_cents
      union all
      select s.settled_on, 5, case s.way when 'REFUND' then 'refunded' else 'credited' end, o.id, s.cents, s.id
      from own o join overpayment_settlement s on s.invoice_id = o.id and s.taken_back_at is null
      union all
      select s.settled_on, 6, 'credit_received', o.id, -s.cents, s.id
      from own o join overpayment_settlement s on s.credited_invoice_id = o.id and s.taken_back_at is null
      union all
      select b.booked_on, 2, 'received', o.id, -b.cents, b.id
      from own o join invoice_payment p on p.invoice_id = o.id and p.taken_back_at is null
        join bank_entry b on b.id = p.entry_id)`;

/** One page of the period's entries, in the order of the days, and sums that are taken in the database. */
export async function readAccount(
  db: Db,
  entityId: string,
  { dateStart: from, dateEnd: to }: Period,
  { page, limit }: { page: number; limit: number },
): Promise<Account> {
  const isBefore = from === undefined ? sql`false` : sql`date < ${from}::date`;
  const isKnown = to === undefined ? sql`true` : sql`date <= ${to}::date`;
  const skipped = (page - 1) * limit;
  const { rows } = await sql<Account>`
    with ${entriesOf(entityId)},
    seen as (select *, ${isBefore} as is_before from entry where ${isKnown}),
    line as (
      select seen.*, own.number, own.description, row_number() over w as nth, sum(seen.cents) over w as running
      from seen join own on own.id = seen.invoice where not seen.is_before
      window w as (order by seen.date, own.created_at, own.id, seen.place, seen.made rows unbounded preceding))
    select (select coalesce(sum(cents), 0)::bigint from seen where is_before) as opening,
      coalesce(sum(greatest(cents, 0)), 0)::bigint as debit, coalesce(sum(greatest(-cents, 0)), 0)::bigint as credit,
      count(*) as total, (
        select coalesce(json_agg(json_build_object('date', date, 'kind', kind, 'invoiceId', invoice,
          'invoiceNumber', number, 'description', description, 'cents', cents, 'running', running) order by nth), '[]')
        from line where nth > ${skipped}::bigint and nth <= ${skipped + limit}::bigint) as entries
    from line`.execute(db);
  return rows[0] as Account;
}
