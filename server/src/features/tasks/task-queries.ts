// One person's open tasks, read from the tables of every entity; this file writes nothing.
import { entitiesThatMay } from '@wattpact/domain/access/actions';
import { type Actor, approvedEntitiesWith, entitiesWith } from '@wattpact/domain/access/roles';
import { energyContractActions } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { Task } from '@wattpact/domain/tasks/task-api';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { planned } from '../../platform/database/statement-marks.ts';
import { isPastEnd } from '../energy-contracts/contract-expiry-queries.ts';
import { membership, unreadBy } from '../negotiations/negotiation-queries.ts';
import { type Registering, type Unregistered, unregisteredOf } from '../registration/registration-queries.ts';
import type { ReviewedKind } from '../review/reviewed-kind.ts';
import { everyReviewedKind } from '../review/reviewed-kinds.ts';

/** The home page shows the most urgent ones; the lists show the rest. */
export const shownTasks = 12;

/** Rejected records of companies in which the actor may correct them, with the administrator's reason. */
const rejected = ({ kind, ownerColumn, actions }: ReviewedKind, actor: Actor) => sql`
  select 'rejected' as kind, ${kind} as "recordKind", t.id, t.name, decision.comment,
    null::int as "templateVersion", null::date as "signedAt", null::date as "dueDate",
    null::float8 as "totalPrice", 2 as urgency, t.updated_at as since
  from ${sql.table(kind)} t
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

/** A task with what decides its place. */
export interface Waiting extends Task {
  /** Overdue ones have 0. */
  urgency: number;
  since: string;
}

export interface TaskRows {
  /** The most urgent of them, in their order. */
  shown: Waiting[];
  total: number;
  unreadNegotiations: number;
  openInvoices: number;
  /** Not among the shown ones: the rule of law that gives them their deadlines is not known to the database. */
  unregistered: Unregistered[];
}

interface Asked {
  registering: Registering;
  /** The first day of the duty to register. */
  regimeStart: string;
  /** In Portugal. */
  today: string;
}

/**
 * Overdue invoices first, then due ones, contracts past their end and records to correct, messages; each by its date. It
 * reads every open negotiation of the actor's entities, so it is not short; messages are counted for the shown tasks alone.
 */
export async function readTasks(db: Db, actor: Actor, { registering, regimeStart, today }: Asked): Promise<TaskRows> {
  const parts = [
    ...everyReviewedKind().map((kind) => rejected(kind, actor)),
    unpaid(entitiesWith(actor, 'contracting')),
    pastEnd(actor, today),
    unread(actor.id, approvedEntitiesWith(actor, 'view')),
  ];
  const { rows } = await sql<TaskRows>`
    with ${planned} waiting as (${sql.join(parts, sql` union all `)}),
    shown as (
      select t.*, case when n.id is not null then ${unreadBy(actor.id)} end as "unreadCount"
      from (select * from waiting order by ${mostUrgent} limit ${shownTasks}) t
      left join negotiation n on t.kind = 'negotiation' and n.id = t.id ${membership(actor.id)})
    select (select coalesce(jsonb_agg(to_jsonb(s) order by ${mostUrgent}), '[]') from shown s) as shown,
      count(*) as total, count(*) filter (where kind = 'negotiation') as "unreadNegotiations",
      count(*) filter (where kind = 'invoice') as "openInvoices",
      (select coalesce(jsonb_agg(to_jsonb(u)), '[]')
        from (${unregisteredOf(registering, { from: regimeStart, to: today })}) u) as unregistered
    from waiting`.execute(db);
  const [answer] = rows;
  if (!answer) throw new Error('A count answers with one row');
  return answer;
}
