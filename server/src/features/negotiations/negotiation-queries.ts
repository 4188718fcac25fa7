// Every statement on negotiations and on each member's settings: muted, how far they have read.
import { type Actor, approvedEntitiesWith, entitiesWith } from '@wattpact/domain/access/roles';
import type { NegotiationStatus } from '@wattpact/domain/negotiations/negotiation-status';
import type { MarketKind } from '@wattpact/domain/records/kinds';
import { sql } from 'kysely';
import { type Caller, callerId } from '../../platform/caller.ts';
import { type Columns, jsonOf } from '../../platform/database/columns.ts';
import type { Db } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/statement-marks.ts';
import type { Condition } from '../../platform/lists/conditions.ts';
import { type Registered, registeredJson } from '../legal-entities/legal-entity-queries.ts';
import type { ItemRef } from '../market/market-kind.ts';
import type { Recipient } from '../users/audience-queries.ts';

/** A higher count of unread messages would tell nobody more. */
const unreadCap = 1000;
/** Smaller than any id, so nothing is read yet. */
const beginning = '00000000-0000-0000-0000-000000000000';

export interface Negotiation {
  id: string;
  entityType: MarketKind;
  status: NegotiationStatus;
  itemId: string;
  itemName: string;
  ownerEntityId: string;
  ownerName: string;
  counterpartyEntityId: string;
  counterpartyName: string;
  energyContractId: string | null;
  /** The newest version of the contract template; 0 while there is none. */
  templateVersion: number;
  lastMessageId: string | null;
  /** The id of its last message or version. */
  lastEntryId: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The negotiation with one person's own state. */
export interface NegotiationView extends Negotiation {
  muted: boolean;
  unreadCount: number;
}

/** A person of one of the two entities. */
export const isMember = (actor: Actor, own = entitiesWith(actor, 'view')): Condition =>
  sql<boolean>`(n.owner_entity_id = any(${own}::uuid[]) or n.counterparty_entity_id = any(${own}::uuid[]))`;
/** Members of both sides; administrators may know that it exists. */
const visibleTo = (actor: Actor): Condition => (actor.isAdmin ? sql<boolean>`true` : isMember(actor));

export const joined = sql`negotiation n
  left join project p on p.id = n.project_id left join offer o on o.id = n.offer_id
  join legal_entity oe on oe.id = n.owner_entity_id join legal_entity ce on ce.id = n.counterparty_entity_id`;

/**
 * Messages and versions of others. Versions of a cancelled negotiation do not count, because nobody can read them any
 * more.
 */
export const unreadBy = (userId: string) => sql<number>`(select count(*)::int from (
  select from message u where u.negotiation_id = n.id and u.sender_id <> ${userId}
    and u.id > coalesce(nm.last_read_id, ${beginning})
  union all
  select from contract_template v where v.negotiation_id = n.id and v.author_id <> ${userId}
    and v.id > coalesce(nm.last_read_id, ${beginning}) and n.status <> 'CANCELLED'
  limit ${unreadCap}) unread)`;

const core = sql<Negotiation>`n.id, n.entity_type as "entityType", n.status,
  coalesce(n.project_id, n.offer_id) as "itemId", coalesce(p.name, o.name) as "itemName",
  n.owner_entity_id as "ownerEntityId", oe.name as "ownerName",
  n.counterparty_entity_id as "counterpartyEntityId", ce.name as "counterpartyName",
  n.energy_contract_id as "energyContractId", n.template_version as "templateVersion",
  n.last_message_id as "lastMessageId", n.last_entry_id as "lastEntryId",
  n.created_at as "createdAt", n.updated_at as "updatedAt"`;

export const isMuted = sql<boolean>`coalesce(nm.muted, false)`;

/** Together with `membership`. */
export const negotiationColumns = (userId: string) => sql<NegotiationView>`${core},
  ${isMuted} as muted, ${unreadBy(userId)} as "unreadCount"`;

export const membership = (userId: string) =>
  sql`left join negotiation_member nm on nm.negotiation_id = n.id and nm.user_id = ${userId}`;

/** Undefined when the actor may not know of it. */
export async function findNegotiation(db: Db, actor: Actor, id: string): Promise<Negotiation | undefined> {
  const { rows } = await sql<Negotiation>`
    select ${prepared} ${core} from ${joined} where n.id = ${id} and ${visibleTo(actor)}`.execute(db);
  return rows[0];
}

/**
 * @param columns what stands beside row `n` and the actor's own `nm`; null for administrators, and for whoever is no
 * member with an approved entity
 */
export async function findNegotiationWith<Beside extends object>(
  db: Db,
  actor: Caller,
  id: string,
  columns: Columns<Beside>,
): Promise<(Negotiation & { beside: Beside | null }) | undefined> {
  const own = actor.isAdmin ? [] : approvedEntitiesWith(actor, 'view');
  const { rows } = await sql<Negotiation & { beside: Beside | null }>`
    select ${prepared} ${core}, case when ${isMember(actor, own)} then ${jsonOf(columns)} end as beside
    from ${joined} ${membership(callerId(actor))} where n.id = ${id} and ${visibleTo(actor)}`.execute(db);
  return rows[0];
}

/** Without any person's own state, for notifications. */
export async function findForNews(db: Db, id: string): Promise<Negotiation | undefined> {
  const { rows } = await sql<Negotiation>`select ${prepared} ${core} from ${joined} where n.id = ${id}`.execute(db);
  return rows[0];
}

/** Who is notified about negotiation `n`, in both entities. */
const participants = sql`
  select u.id as "userId", u.language, u.email, u.first_name as name, u.preferences
  from employee e join app_user u on u.id = e.user_id and u.status = 'active'
  left join negotiation_member nm on nm.negotiation_id = n.id and nm.user_id = u.id
  where e.removed_at is null and (e.role in ('contracting', 'manage') or nm.has_written)`;

interface MessageNews extends Negotiation {
  text: string;
  fromEntityId: string;
  /** The other side's participants who have not muted the negotiation. */
  recipients: Recipient[];
}

/** The content and the recipients of a message's notification, in one statement, because messages come often. */
export async function findMessageNews(db: Db, messageId: string): Promise<MessageNews | undefined> {
  const { rows } = await sql<MessageNews>`
    select ${prepared} ${core}, m.text, m.legal_entity_id as "fromEntityId", coalesce((
        select json_agg(r) from (${participants} and not coalesce(nm.muted, false)
          and e.legal_entity_id in (n.owner_entity_id, n.counterparty_entity_id)
          and e.legal_entity_id <> m.legal_entity_id) r), '[]'::json) as recipients
    from message m join (${joined}) on n.id = m.negotiation_id where m.id = ${messageId}`.execute(db);
  return rows[0];
}

/** The registered data of the two companies. */
export const companiesColumns: Columns<Record<'owner' | 'counterparty', Registered>> = {
  owner: registeredJson('oe'),
  counterparty: registeredJson('ce'),
};

/** As `findNegotiation`, locked until the transaction ends. */
export async function lockNegotiation(db: Db, actor: Actor, id: string): Promise<Negotiation | undefined> {
  const { rows } = await sql<Negotiation>`
    select ${prepared} ${core} from ${joined} where n.id = ${id} and ${visibleTo(actor)} for no key update of n`.execute(
    db,
  );
  return rows[0];
}

/** The participants of one side, for notifications. */
export async function listAudience(db: Db, id: string, entityId: string): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${prepared} r.* from negotiation n cross join lateral (${participants} and e.legal_entity_id = ${entityId}) r
    where n.id = ${id}`.execute(db);
  return rows;
}

interface NewNegotiation {
  id: string;
  item: ItemRef;
  ownerEntityId: string;
  counterpartyEntityId: string;
  createdBy: string;
  now: Date;
}

const itemColumn = ({ kind }: ItemRef) => sql.ref(`${kind}_id`);

/** False when an open one exists for this item and counterparty; it waits for a concurrent opening. */
export async function insertNegotiation(db: Db, given: NewNegotiation): Promise<boolean> {
  const { id, item, ownerEntityId, counterpartyEntityId, createdBy } = given;
  const at = given.now.toISOString();
  const { rows } = await sql`
    insert into negotiation (id, entity_type, ${itemColumn(item)}, owner_entity_id, counterparty_entity_id, status,
      created_by, created_at, updated_at)
    values (${id}, ${item.kind.toUpperCase()}, ${item.id}, ${ownerEntityId}, ${counterpartyEntityId}, 'AVAILABLE',
      ${createdBy}, ${at}, ${at})
    on conflict (coalesce(project_id, offer_id), counterparty_entity_id) where status in ('AVAILABLE', 'ONGOING')
    do nothing returning id`.execute(db);
  return rows.length === 1;
}

export async function findOpenNegotiation(db: Db, item: ItemRef, counterpartyEntityId: string) {
  const { rows } = await sql<{ id: string }>`
    select id from negotiation where coalesce(project_id, offer_id) = ${item.id}
      and counterparty_entity_id = ${counterpartyEntityId} and status in ('AVAILABLE', 'ONGOING')`.execute(db);
  return rows[0]?.id;
}

/** Whether one of the actor's entities negotiates over the item, or has. */
export async function hasNegotiated(db: Db, actor: Actor, item: ItemRef): Promise<boolean> {
  const { rows } = await sql`
    select from negotiation n where ${sql.ref(`n.${item.kind}_id`)} = ${item.id} and ${isMember(actor)} limit 1`.execute(
    db,
  );
  return rows.length === 1;
}

/** Locks the item until the transaction ends. */
export const lockItem = (db: Db, { kind, id }: ItemRef) =>
  sql`select from ${sql.table(kind)} where id = ${id} for no key update`.execute(db);

export interface EndedNegotiation {
  id: string;
  ownerEntityId: string;
  counterpartyEntityId: string;
  item: ItemRef;
}

/** Never before the last entry. */
const endedAt = (now: Date) => sql`ended_at = greatest(${now.toISOString()}::timestamptz, last_entry_at),
  updated_at = greatest(${now.toISOString()}::timestamptz, last_entry_at)`;

/** Ends every open negotiation over the item, or of the entity. */
export async function endOpenNegotiations(
  db: Db,
  of: ItemRef | { entityId: string },
  status: 'CLOSED' | 'CANCELLED',
  now: Date,
): Promise<EndedNegotiation[]> {
  const whose =
    'entityId' in of
      ? sql`(owner_entity_id = ${of.entityId} or counterparty_entity_id = ${of.entityId})`
      : sql`${itemColumn(of)} = ${of.id}`;
  const { rows } = await sql<EndedNegotiation>`
    update negotiation set status = ${status}, ${endedAt(now)}
    where status in ('AVAILABLE', 'ONGOING') and ${whose}
    returning id, owner_entity_id as "ownerEntityId", counterparty_entity_id as "counterpartyEntityId",
      json_build_object('kind', lower(entity_type), 'id', coalesce(project_id, offer_id)) as item`.execute(db);
  return rows;
}

/** False when it was no longer open. */
export async function endNegotiation(
  db: Db,
  id: string,
  { status, energyContractId = null }: { status: 'CLOSED' | 'CANCELLED'; energyContractId?: string | null },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update negotiation set status = ${status}, energy_contract_id = ${energyContractId}, ${endedAt(now)}
    where id = ${id} and status in ('AVAILABLE', 'ONGOING') returning id`.execute(db);
  return rows.length === 1;
}

export async function countByStatus(db: Db, item: ItemRef) {
  const { rows } = await sql<{ total: number; ongoing: number; cancelled: number }>`
    select count(*) as total, count(*) filter (where status = 'ONGOING') as ongoing,
      count(*) filter (where status = 'CANCELLED') as cancelled
    from negotiation where ${itemColumn(item)} = ${item.id}`.execute(db);
  return rows[0] ?? { total: 0, ongoing: 0, cancelled: 0 };
}

export async function countOpen(
  db: Db,
  { projectId, offerId, entityId }: { projectId?: string; offerId?: string; entityId?: string },
): Promise<number> {
  const whose =
    projectId !== undefined
      ? sql`project_id = ${projectId}`
      : offerId !== undefined
        ? sql`offer_id = ${offerId}`
        : sql`(owner_entity_id = ${entityId} or counterparty_entity_id = ${entityId})`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from negotiation where status in ('AVAILABLE', 'ONGOING') and ${whose}`.execute(db);
  return rows[0]?.count ?? 0;
}
