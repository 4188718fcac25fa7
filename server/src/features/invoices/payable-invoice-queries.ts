// The invoices that amounts on a bank statement may pay.
import type { PayableInvoice } from '@wattpact/domain/bank-statements/match-entries';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface Asked {
  ids: readonly string[];
  numbers: readonly string[];
  /** Open amounts, for entries that name no invoice. */
  cents: readonly number[];
}

/** With one fee for everybody many invoices have one amount: the names of the first due ones are compared. */
const mostAlike = 5000;

export async function listPayable(db: Db, { ids, numbers, cents }: Asked): Promise<PayableInvoice[]> {
  const { rows } = await sql<PayableInvoice>`
    with wanted as (
      select id from invoice where id = any(${ids}::uuid[])
      union select id from invoice where number = any(${numbers}::text[]) and status <> 'cancelled'
      union (select id from invoice where status in ('pending', 'overdue')
        and total_cents - paid_cents = any(${cents}::bigint[]) order by due_date limit ${mostAlike}))
    select t.id, t.number, t.total_cents - t.paid_cents as "openCents", t.customer ->> 'name' as "customerName",
      t.due_date as "dueDate", t.status in ('pending', 'overdue') as "isOpen"
    from wanted join invoice t using (id)`.execute(db);
  return rows;
}

/** Of the accounts that invoices ask to be paid to: today's and earlier ones. */
export async function listIbans(db: Db): Promise<string[]> {
  // From one account to the next along the index: of millions of invoices it reads a few entries.
  const { rows } = await sql<{ iban: string }>`
    with recursive known as (
      select min(iban) as iban from invoice
      union all
      select (select min(i.iban) from invoice i where i.iban > known.iban) from known where known.iban is not null)
    select iban from known where iban is not null`.execute(db);
  return rows.map(({ iban }) => iban);
}
