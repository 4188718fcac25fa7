// One person's open tasks, read from the tables of every entity; this file writes nothing.
import { entitiesThatMay } from '@wattpact/domain/access/actions';
import { type Actor, approvedEntitiesWith, entitiesWith } from '@wattpact/domain/access/roles';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { Task } from '@wattpact/domain/tasks/task-api';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { planned } from '../../platform/database/statement-marks.ts';
import { isPastEnd } from '../energy-contracts/contract-expiry-queries.ts';
import { membership, unreadBy } from '../negotiations/negotiation-queries.ts';
import type { Due } from '../registration/registration-service.ts';
import type { ReviewedKind } from '../review/reviewed-kind.ts';
import { everyReviewedKind } from '../review/reviewed-kinds.ts';

/** The home page shows the most urgent ones; the lists show the rest. */
const shownTasks = 12;

/** What is to be registered, as rows; a rejected contract among it has its deadline from here. */
const dueRows = (due: readonly Due[]) => sql`
  select * from jsonb_to_recordset(${json(due)})
    as d (kind text, id uuid, name text, "signedAt" date, deadline date, "daysLeft" int, since timestamptz)`;
const dueUrgency = sql`case when d."daysLeft" < 0 then 0 else 1 end`;

/** Rejected records of companies in which the actor may correct them, with the administrator's reason. */
const rejected = ({ kind, ownerColumn, actions }: ReviewedKind, actor: Actor) => sql`
  select 'rejected' as kind, ${kind} as "recordKind", t.id, t.name, decision.comment,
    null::int as "templateVersion", null::date as "signedAt", d.deadline as "dueDate",
    null::float8 as "totalPrice", case when d.id is null then 2 else ${dueUrgency} end as urgency, t.updated_at as since
  from ${sql.table(kind)} t left join due d on d.kind = ${kind} and d.id = t.id
  left join lateral (select e.comment from event e where e.record_kind = ${kind} and e.record_id = t.id
    and e.status = 'rejected' order by e.id desc limit 1) decision on true
  where t.status = 'rejected'
    and ${sql.ref(`t.${ownerColumn}`)} = any(${entitiesThatMay(actor, actions.edit, 'rejected')}::uuid[])`;

/** Open invoices without a payment confirmation that waits for a decision. */
const unpaid = (payers: string[]) => sql`
  select 'invoice', 'invoice', t.id, t.number, t.payment_comment, null, null, t.due_date, t.total_cents / 100.0,
    case t.status when 'overdue' then 0 else 1 end, t.created_at
  from invoice t where t.status in ('pending', 'overdue') and t.payment_status is distinct from 'pending'
    and t.owner_id = any(${payers}::uuid[])`;

/** Signed contracts of negotiations that wait to be registered. */
const unregistered = sql`
  select 'registration', 'negotiation', d.id, d.name, null, null, d."signedAt", d.deadline, null, ${dueUrgency}, d.since
  from due d where d.kind = 'negotiation'`;

/** Contracts past their end, of companies in which the actor may report that they lapsed. */
const pastEnd = (actor: Actor, today: string) => sql`
  select 'expiry', 'energy_contract', t.id, t.name, null, null, null, iso_date(t.content ->> 'expectedEndDate'), null,
    2, t.updated_at
  from energy_contract t where ${isPastEnd(today)}
    and t.owner_id = any(${entitiesThatMay(actor, energyContractActions.terminate, 'approved')}::uuid[])`;

/** Open negotiations with an unread last message or version by somebody else; muted ones are left out. */
const unread = (userId: string, own: string[]) => sql`
  select 'negotiation', 'negotiation', n.id, coalesce(p.name, o.name), m.text, v.version, null::date, null::date, null,
    3, n.last_entry_at
  from negotiation n
  left join message m on m.id = n.last_entry_id left join contract_template v on v.id = n.last_entry_id
  ${membership(userId)}
  left join project p on p.id = n.project_id left join offer o on o.id = n.offer_id
  where n.status in ('AVAILABLE', 'ONGOING') and not coalesce(nm.muted, false)
    and coalesce(m.sender_id, v.author_id) <> ${userId} and (nm.last_read_id is null or n.last_entry_id > nm.last_read_id)
    and (n.owner_entity_id = any(${own}::uuid[]) or n.counterparty_entity_id = any(${own}::uuid[]))`;

const mostUrgent = sql`urgency, "dueDate", since desc, id`;

interface Counts {
  total: number;
  unreadNegotiations: number;
  openInvoices: number;
}

/**
 * Overdue invoices and registrations first, then due ones, contracts past their end and records to correct, messages; each
 * by its date. It reads every open negotiation of the actor's entities, so it is not short; messages are counted for the
 * shown tasks alone.
 * @param due what the actor may register and is signed
 * @param today in Portugal
 */
export async function listTasks(
  db: Db,
  actor: Actor,
  { due, today }: { due: readonly Due[]; today: string },
): Promise<Counts & { items: Task[] }> {
  const parts = [
    ...everyReviewedKind().map((kind) => rejected(kind, actor)),
    unpaid(entitiesWith(actor, 'contracting')),
    unregistered,
    pastEnd(actor, today),
    unread(actor.id, approvedEntitiesWith(actor, 'view')),
  ];
  const { rows } = await sql<Task & Counts>`
    with ${planned} due as (${dueRows(due)})
    select t.kind, t."recordKind", t.id, t.name, t.comment, t."templateVersion", t."signedAt", t."dueDate",
      t."totalPrice"::float8 as "totalPrice", case when n.id is not null then ${unreadBy(actor.id)} end as "unreadCount",
      t.total, t."unreadNegotiations", t."openInvoices"
    from (
      select *, count(*) over () as total,
        count(*) filter (where kind = 'negotiation') over () as "unreadNegotiations",
        count(*) filter (where kind = 'invoice') over () as "openInvoices"
      from (${sql.join(parts, sql` union all `)}) waiting order by ${mostUrgent} limit ${shownTasks}) t
    left join negotiation n on t.kind = 'negotiation' and n.id = t.id ${membership(actor.id)}
    order by ${mostUrgent}`.execute(db);
  const { total = 0, unreadNegotiations = 0, openInvoices = 0 } = rows[0] ?? {};
  return {
    items: rows.map(({ total: _, unreadNegotiations: __, openInvoices: ___, ...item }) => item),
    ...{ total, unreadNegotiations, openInvoices },
  };
}
