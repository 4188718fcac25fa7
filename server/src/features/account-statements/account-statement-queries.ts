// What happened on a company's account, from its invoices, the log, and the bank statements.
import type { AccountEntryKind } from '@wattpact/domain/account-statements/account-statement-api';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface AccountEntry {
  date: string;
  kind: AccountEntryKind;
  invoiceId: string;
  invoiceNumber: string;
  description: string;
  /** Above zero for what is owed, below for what is owed less. */
  cents: number;
}

/**
 * In the order of the days. What a proof confirmed counts for what no bank statement says of the same invoice, so that a
 * payment is not counted twice.
 */
export async function listAccountEntries(db: Db, entityId: string): Promise<AccountEntry[]> {
  const { rows } = await sql<AccountEntry>`
    with own as (select * from invoice where owner_id = ${entityId}),
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
        join bank_entry b on b.id = p.entry_id)
    select entry.date, entry.kind, entry.invoice as "invoiceId", own.number as "invoiceNumber", own.description,
      entry.cents
    from entry join own on own.id = entry.invoice
    order by entry.date, own.created_at, own.id, entry.place, entry.made`.execute(db);
  return rows;
}
