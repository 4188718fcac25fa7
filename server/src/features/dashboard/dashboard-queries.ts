// The administrators' figures, read from the tables of every entity; this file writes nothing.
import type { queueItem, Totals } from '@wattpact/domain/dashboard/dashboard-api';
import { cappedTotal, type Page, totalCap } from '@wattpact/domain/filters/page';
import { perKind, type ReviewedKindName, reviewedKinds } from '@wattpact/domain/records/kinds';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import type { ReviewedKind } from '../review/reviewed-kind.ts';
import { everyReviewedKind } from '../review/reviewed-kinds.ts';

interface Counts {
  total: number;
  pending: number;
}

async function countIn(db: Db, table: ReviewedKindName): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as total, count(*) filter (where status = 'pending_validation') as pending
    from ${sql.table(table)} where status <> 'deleted'`.execute(db);
  return rows[0] ?? { total: 0, pending: 0 };
}

/** The number of records that are not deleted, and how many of them wait for a decision. */
export async function countAll(db: Db): Promise<Totals & { pending: Totals }> {
  const counts = await Promise.all(reviewedKinds.map(async (name) => [name, await countIn(db, name)] as const));
  const of = Object.fromEntries(counts) as Record<ReviewedKindName, Counts>;
  const pick = (which: keyof Counts) => perKind(reviewedKinds, 'key', (name) => of[name][which]);
  return { ...pick('total'), pending: pick('pending') };
}

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
const waitingOf = ({ kind, ownerColumn }: ReviewedKind) => sql`
  select ${sql.lit(kind)} as kind, t.id, t.name, o.name as "entityName", ${reason} as reason, t.submitted_at as since
  from ${sql.table(kind)} t join legal_entity o on o.id = ${sql.ref(`t.${ownerColumn}`)}
  where t.status = 'pending_validation'`;
const payments = sql`
  select 'payment', t.id, t.number, t.customer ->> 'name', 'confirmation_uploaded', t.confirmation_at
  from invoice t where t.payment_status = 'pending' and t.status in ('pending', 'overdue')`;

type QueueItem = z.infer<typeof queueItem>;

/** Records that wait for a decision, oldest first. A payment has its invoice's id. */
export async function listQueue(db: Db, { page, limit }: { page: number; limit: number }): Promise<Page<QueueItem>> {
  const waiting = sql.join([...everyReviewedKind().map(waitingOf), payments], sql` union all `);
  const [list, counted] = await Promise.all([
    sql<QueueItem>`
      select kind, id, name, "entityName", reason, since as "waitingSince" from (${waiting}) w
      order by since, id limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ count: number }>`
      select count(*) as count from (select from (${waiting}) w limit ${totalCap + 1}) s`.execute(db),
  ]);
  const total = counted.rows[0]?.count ?? 0;
  return {
    items: list.rows,
    ...cappedTotal(total),
    page,
    limit,
  };
}
