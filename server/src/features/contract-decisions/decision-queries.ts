// Every statement on the tables of bulk decisions.
import type { BulkDecision } from '@wattpact/domain/contract-decisions/bulk-decisions';
import type {
  DecisionItem,
  DecisionRequest,
  DecisionSummary,
} from '@wattpact/domain/contract-decisions/contract-decision';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface StoredDecision {
  id: string;
  decision: BulkDecision;
  comment: string | null;
  createdBy: string;
}

interface NewDecision extends DecisionRequest {
  id: string;
  by: string;
  now: Date;
}

export async function insertDecision(
  db: Db,
  { id, ids, versions = [], decision, comment, by, now }: NewDecision,
): Promise<void> {
  await db
    .insertInto('contract_decision')
    .values({ id, decision, comment: comment ?? null, created_by: by, created_at: now.toISOString() })
    .execute();
  await sql`
    insert into contract_decision_item (decision_id, contract_id, place, version)
    select ${id}::uuid, named.id, min(named.place), min(coalesce(named.version, c.version))
    from unnest(${ids}::uuid[], ${versions}::int[]) with ordinality named(id, version, place)
    left join energy_contract c on c.id = named.id group by named.id`.execute(db);
}

/** For jobs, which act for nobody in particular. */
export async function findStored(db: Db, id: string): Promise<StoredDecision | undefined> {
  return db
    .selectFrom('contract_decision')
    .select(['id', 'comment', 'created_by as createdBy'])
    .select(sql<BulkDecision>`decision`.as('decision'))
    .where('id', '=', id)
    .executeTakeFirst();
}

const summary: RawBuilder<DecisionSummary> = sql`d.id, d.decision, d.comment, d.created_at as "createdAt",
  concat_ws(' ', u.first_name, u.last_name) as "createdBy", counts.done, counts.of, counts.refused`;
const source = sql`contract_decision d join app_user u on u.id = d.created_by
  cross join lateral (select count(*) as of, count(i.done_at) as done, count(i.code) as refused
    from contract_decision_item i where i.decision_id = d.id) counts`;

export async function listDecisions(db: Db): Promise<DecisionSummary[]> {
  const { rows } = await sql<DecisionSummary>`
    select ${summary} from ${source} order by d.id desc limit 20`.execute(db);
  return rows;
}

export async function findDecision(db: Db, id: string): Promise<DecisionSummary | undefined> {
  const { rows } = await sql<DecisionSummary>`select ${summary} from ${source} where d.id = ${id}`.execute(db);
  return rows[0];
}

interface FoundItem extends Omit<DecisionItem, 'code'> {
  code: string | null;
}

export async function listItems(db: Db, id: string): Promise<FoundItem[]> {
  const { rows } = await sql<FoundItem>`
    select i.contract_id as id, case when i.done_at is null then c.status else i.status end as status, i.code,
      case when i.done_at is null then 'waiting' when i.code is null then 'decided' else 'refused' end as result,
      c.number, c.name, o.name as owner
    from contract_decision_item i
    left join energy_contract c on c.id = i.contract_id left join legal_entity o on o.id = c.owner_id
    where i.decision_id = ${id} order by i.place`.execute(db);
  return rows;
}

export interface WaitingItem {
  contractId: string;
  /** Of the contract when it was read, or when the decision was asked for; null for no contract. */
  version: number | null;
}

/** The next one, held until the end of the transaction; those that another process holds are passed over. */
export async function takeNextItem(db: Db, id: string): Promise<WaitingItem | undefined> {
  const { rows } = await sql<WaitingItem>`
    select i.contract_id as "contractId", i.version from contract_decision_item i
    where i.decision_id = ${id} and i.done_at is null order by i.place limit 1 for update skip locked`.execute(db);
  return rows[0];
}

interface Result {
  contractId: string;
  now: Date;
  /** Without one it is decided. */
  code?: string;
}

/** In the transaction that decides, so that neither is ever without the other. */
export async function noteResult(db: Db, id: string, { contractId, now, code }: Result): Promise<void> {
  await sql`
    update contract_decision_item i set done_at = ${now.toISOString()}, code = ${code ?? null},
      status = (select c.status from energy_contract c where c.id = i.contract_id)
    where i.decision_id = ${id} and i.contract_id = ${contractId} and i.done_at is null`.execute(db);
}

/** @returns whether every contract has its result and the decision had not ended before */
export async function endDecision(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update contract_decision set finished_at = ${now.toISOString()}
    where id = ${id} and finished_at is null
      and not exists (select from contract_decision_item i where i.decision_id = ${id} and i.done_at is null)
    returning 1`.execute(db);
  return rows.length === 1;
}

interface Receiver {
  entityId: string;
  entityName: string;
  /** How many of its contracts were decided. */
  count: number;
  /** It is the first party of one of them, so the administrator's comment is for it too. */
  isFirstParty: boolean;
  /** It has to pay for one of them. */
  hasInvoice: boolean;
}

/** The companies that hear of the decided contracts: first parties, and registered second parties of an approval. */
export async function listReceivers(db: Db, { id, decision }: StoredDecision): Promise<Receiver[]> {
  const { rows } = await sql<Receiver>`
    select e.id as "entityId", e.name as "entityName", count(*) as count, bool_or(p.is_first) as "isFirstParty",
      bool_or(p.is_first and exists (select from invoice v
        where v.energy_contract_id = c.id and v.status in ('pending', 'overdue'))) as "hasInvoice"
    from contract_decision_item i join energy_contract c on c.id = i.contract_id
    cross join lateral (values (c.owner_id, true), (c.second_party_entity_id, false)) p (entity_id, is_first)
    join legal_entity e on e.id = p.entity_id
    where i.decision_id = ${id} and i.done_at is not null and i.code is null
      and (p.is_first or (${decision} = 'approve' and e.status = 'approved'))
    group by e.id, e.name order by e.id`.execute(db);
  return rows;
}
