// The administrators' figures, read from the tables of every entity, and the sums of how many there are.
import type { queueItem, Totals, Unpaid } from '@wattpact/domain/dashboard/dashboard-api';
import { cappedTotal, type Page, totalCap } from '@wattpact/domain/filters/page';
import { type ReviewedKindName, recordKinds, reviewedKinds } from '@wattpact/domain/records/kinds';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { isToConfirm } from '../invoices/invoice-queries.ts';
import type { ReviewedKind } from '../review/reviewed-kind.ts';
import { everyReviewedKind } from '../review/reviewed-kinds.ts';

const waitingIn = (table: ReviewedKindName) => sql`
  (select count(*) from ${sql.table(table)} where status = 'pending_validation')`;
const totalOf = (table: ReviewedKindName) => sql`
  (select coalesce(sum(change), 0)::bigint from record_count_change where kind = ${sql.lit(table)})`;
const amountOf = (status: 'pending' | 'overdue') => sql`
  (select json_build_object('count', count(*), 'amount', coalesce(sum(total_cents - paid_cents), 0) / 100.0)
   from invoice where status = ${sql.lit(status)})`;

type Summary = Totals & { pending: Totals; unpaid: Unpaid };

/** The number of records that are not deleted, how many of them wait for a decision, and what is still to be paid. */
export async function countAll(db: Db): Promise<Summary> {
  const object = (of: (table: ReviewedKindName) => RawBuilder<unknown>) =>
    sql`json_build_object(${sql.join(reviewedKinds.flatMap((name) => [sql.lit(recordKinds[name].key), of(name)]))})`;
  const { rows } = await sql<{ totals: Totals; pending: Totals; unpaid: Unpaid }>`
    select ${object(totalOf)} as totals, ${object(waitingIn)} as pending,
      json_build_object('due', ${amountOf('pending')}, 'overdue', ${amountOf('overdue')}) as unpaid`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement without a table answers one row');
  return { ...row.totals, pending: row.pending, unpaid: row.unpaid };
}

/** Adds up the changes of the totals, so that a reader has few rows to add. */
export const foldCounts = (db: Db) =>
  sql`
  with gone as (delete from record_count_change returning kind, change)
  insert into record_count_change select kind, sum(change) from gone group by kind`.execute(db);

/** One entry a day, zeros included. @param today the last day, in Portugal */
export async function countCreatedContracts(db: Db, today: string): Promise<{ date: string; count: number }[]> {
  const { rows } = await sql<{ date: string; count: number }>`
    select day::date as date, count(c.id) as count
    from generate_series(${today}::date - 29, ${today}::date, interval '1 day') day
    left join energy_contract c on c.status <> 'deleted'
      and c.created_at >= (day at time zone 'Europe/Lisbon')
      and c.created_at < ((day + interval '1 day') at time zone 'Europe/Lisbon')
    group by day order by day`.execute(db);
  return rows;
}

/** The average days from first message to closing, by month of closing; null where none closed. */
export async function averageNegotiationDays(
  db: Db,
  today: string,
): Promise<{ month: string; averageDays: number | null }[]> {
  const { rows } = await sql<{ month: string; averageDays: number | null }>`
    select to_char(month, 'YYYY-MM') as month,
      round(avg(extract(epoch from n.ended_at - n.first_message_at) / 86400), 1) as "averageDays"
    from generate_series(date_trunc('month', ${today}::date::timestamp) - interval '11 months',
      date_trunc('month', ${today}::date::timestamp), interval '1 month') month
    left join negotiation n on n.status = 'CLOSED' and n.first_message_at is not null
      and n.ended_at >= (month at time zone 'Europe/Lisbon')
      and n.ended_at < ((month + interval '1 month') at time zone 'Europe/Lisbon')
    group by month order by month`.execute(db);
  return rows;
}

/** A record without edits has waited since its creation. */
const reason = sql`case when t.submitted_at = t.created_at then 'created' else 'edited' end`;
const waitingOf = ({ kind, ownerColumn }: ReviewedKind, most: number) => sql`
  (select ${sql.lit(kind)} as kind, ${sql.lit(recordKinds[kind].path)} as "caseKind", t.id, t.name,
    o.name as "entityName", ${reason} as reason, t.submitted_at as since, t.version
  from ${sql.table(kind)} t join legal_entity o on o.id = ${sql.ref(`t.${ownerColumn}`)}
  where t.status = 'pending_validation' order by t.submitted_at limit ${most})`;
const paymentsOf = (most: number) => sql`
  (select 'payment' as kind, 'invoices' as "caseKind", t.id, t.number as name, t.customer ->> 'name' as "entityName",
    'confirmation_uploaded' as reason, t.confirmation_at as since, t.version
  from invoice t where ${isToConfirm}
  order by t.confirmation_at limit ${most})`;

type QueueItem = z.infer<typeof queueItem>;
interface QueuePlace {
  page: number;
  limit: number;
  /** Of all kinds without it. */
  kind?: QueueItem['kind'] | undefined;
}

/** Of each kind no more than the page can hold, or than is counted: each is read along its index. */
function oldestOf(kind: QueuePlace['kind'], most: number) {
  const reviewed = everyReviewedKind().filter((one) => kind === undefined || one.kind === kind);
  const payments = kind === undefined || kind === 'payment' ? [paymentsOf(most)] : [];
  return sql.join([...reviewed.map((one) => waitingOf(one, most)), ...payments], sql` union all `);
}

/** Records that wait for a decision, oldest first. A payment has its invoice's id. */
export async function listQueue(db: Db, { page, limit, kind }: QueuePlace, now: Date): Promise<Page<QueueItem>> {
  const [list, counted] = await Promise.all([
    sql<QueueItem>`
      select w.kind, w.id, w.name, w."entityName", w.reason, w.since as "waitingSince", w.version,
        case when u.id is not null then concat_ws(' ', u.first_name, nullif(u.last_name, '')) end as holder
      from (select * from (${oldestOf(kind, page * limit)}) k
        order by since, id limit ${limit} offset ${(page - 1) * limit}) w
      left join taken_case c on c.kind = w."caseKind" and c.record_id = w.id and c.until > ${now.toISOString()}
      left join app_user u on u.id = c.holder_id
      order by w.since, w.id`.execute(db),
    sql<{ count: number }>`
      select count(*) as count from (select from (${oldestOf(kind, totalCap + 1)}) w limit ${totalCap + 1}) s`.execute(
      db,
    ),
  ]);
  const total = counted.rows[0]?.count ?? 0;
  return {
    items: list.rows,
    ...cappedTotal(total),
    page,
    limit,
  };
}
