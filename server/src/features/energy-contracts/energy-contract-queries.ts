// Every statement on the energy contracts' table.

import { type Actor, approvedEntitiesWith, entitiesWith } from '@wattpact/domain/access/roles';
import type { FileRecord } from '@wattpact/domain/calls/record-schemas';
import type { EnergyContractContent } from '@wattpact/domain/energy-contracts/energy-contract';
import { energyContractList, energyContractSearch } from '@wattpact/domain/energy-contracts/energy-contract-filters';
import { type EnergyContractStatus, publicStatuses } from '@wattpact/domain/energy-contracts/energy-contract-status';
import type { DistinctContract } from '@wattpact/domain/energy-contracts/named-contract';
import type { acceptedTerminationTypes } from '@wattpact/domain/energy-contracts/termination';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/statement-marks.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { isId } from '../../platform/ids.ts';
import type { Condition } from '../../platform/lists/conditions.ts';
import { type ListSource, listPage } from '../../platform/lists/list-page.ts';
import { filesOf } from '../files/file-queries.ts';
import { type Registered, registeredJson } from '../legal-entities/legal-entity-queries.ts';
import { visibleTo as visibleItems } from '../market/market-visibility.ts';
import { isMember, joined as negotiationTables } from '../negotiations/negotiation-queries.ts';
import { isAmended } from '../registration/registration-queries.ts';
import { type BriefVersion, versionsOf } from './contract-amendment-queries.ts';
import { categoriesOf, type DocumentCategories } from './contract-document-queries.ts';
import { type Candidate, candidatesOf, distinctFrom } from './same-contract-queries.ts';

/** Documents are files of the record, and the first party has its own column. */
export type StoredContract = Omit<EnergyContractContent, 'documents'>;
export type TerminationType = (typeof acceptedTerminationTypes)[number];

export interface ContractRow {
  id: string;
  number: string;
  ownerId: string;
  status: EnergyContractStatus;
  version: number;
  content: StoredContract;
  terminationType: TerminationType | null;
  terminationDetails: string | null;
  createdAt: string;
  updatedAt: string;
  isAmended: boolean;
  firstParty: Registered & { id: string };
}

const columns = sql<ContractRow>`t.id, t.number, t.owner_id as "ownerId", t.status, t.version, t.content,
  t.termination_type as "terminationType", t.termination_details as "terminationDetails",
  t.created_at as "createdAt", t.updated_at as "updatedAt", ${isAmended} as "isAmended",
  jsonb_build_object('id', o.id) || ${registeredJson('o')}::jsonb as "firstParty"`;
const firstParty = sql`join legal_entity o on o.id = t.owner_id`;

/** The first party's people, the second party's people while their entity is approved, and administrators. */
export const visibleContracts = (actor: Actor): Condition =>
  actor.isAdmin
    ? sql<boolean>`true`
    : sql<boolean>`(t.owner_id = any(${entitiesWith(actor, 'view')}::uuid[])
        or t.second_party_entity_id = any(${approvedEntitiesWith(actor, 'view')}::uuid[]))`;

/** A text that is not an id matches nothing. */
const isParty = (entityId: unknown): Condition[] =>
  entityId === undefined
    ? []
    : [
        isId(String(entityId))
          ? sql<boolean>`(t.owner_id = ${entityId} or t.second_party_entity_id = ${entityId})`
          : sql<boolean>`false`,
      ];

export const contractSource = (actor: SignedIn, query: ListQuery): ListSource<ContractRow> => ({
  table: 'energy_contract',
  declaration: energyContractList,
  where: [sql<boolean>`t.status <> 'deleted'`, visibleContracts(actor), ...isParty(query.legalEntityId)],
  select: columns,
  join: firstParty,
  isAdmin: actor.isAdmin,
  language: actor.language,
});

interface WithFiles extends ContractRow {
  /** Oldest first. */
  files: FileRecord[];
  /** Contracts that may be the same, for administrators alone. */
  candidates: Candidate[] | null;
}
const withFiles = ({ isAdmin }: Actor) => sql<WithFiles>`${columns},
  ${filesOf('energy_contract', sql`array[t.id]`)} as files, ${isAdmin ? candidatesOf : sql`null`} as candidates`;

export const listContracts = (db: Db, actor: SignedIn, query: ListQuery): Promise<Page<WithFiles>> =>
  listPage(db, { ...contractSource(actor, query), select: withFiles(actor) }, query);

/** Whether the terms of contract `t` are those that were approved last: an edit makes it wait again. */
export const inPublicDatabase = sql<boolean>`t.status in (${sql.join(publicStatuses.map((one) => sql.lit(one)))})`;

/** Whether it was approved once, also before there were certificates. */
const wasApproved = sql<boolean>`(exists (select from contract_certificate c where c.energy_contract_id = t.id)
  or exists (select from event e where e.record_kind = 'energy_contract' and e.record_id = t.id
    and e.action = 'approved'))`;

/** Whether an invoice of contract `t` is unpaid. */
const openInvoice = sql<boolean>`exists (
  select from invoice i where i.energy_contract_id = t.id and i.status in ('pending', 'overdue'))`;

interface Named {
  id: string;
  name: string;
}

interface FoundContract extends WithFiles {
  /** An invoice that is not yet paid. */
  hasOpenInvoice: boolean;
  /** Null where there is none, or none that the actor may open. */
  project: Named | null;
  negotiation: Named | null;
  hasCertificate: boolean;
  /** For administrators alone. */
  distinctContracts: DistinctContract[] | null;
  categories: DocumentCategories;
  versions: BriefVersion[];
}

/** The conditions of projects and negotiations name their tables `t` and `n`, as this statement does the contract. */
const links = sql`cross join lateral (select t.project_id, t.negotiation_id) link`;
const projectOf = (actor: Actor) => sql<Named | null>`(
  select json_build_object('id', t.id, 'name', t.name) from project t
  where t.id = link.project_id and t.status <> 'deleted' and ${visibleItems(actor)})`;
const negotiationOf = (actor: Actor) => sql<Named | null>`(
  select json_build_object('id', n.id, 'name', coalesce(p.name, o.name)) from ${negotiationTables}
  where n.id = link.negotiation_id and (${actor.isAdmin} or ${isMember(actor, approvedEntitiesWith(actor, 'view'))}))`;

export interface Standing {
  id: string;
  ownerId: string;
  status: EnergyContractStatus;
  name: string;
  number: string;
  contractedCapacity: number | null;
}
const standing = sql<Standing>`t.id, t.owner_id as "ownerId", t.status, t.name, t.number,
  t.contracted_capacity as "contractedCapacity"`;

/** Only administrators see deleted contracts. */
export async function findContract(db: Db, actor: Actor, id: string): Promise<FoundContract | undefined> {
  const { rows } = await sql<FoundContract>`
    select ${prepared} ${withFiles(actor)}, ${openInvoice} as "hasOpenInvoice", ${categoriesOf} as categories,
      ${actor.isAdmin ? distinctFrom : sql`null`} as "distinctContracts",
      ${versionsOf} as versions, (${inPublicDatabase} or ${wasApproved}) as "hasCertificate",
      ${projectOf(actor)} as project, ${negotiationOf(actor)} as negotiation
    from energy_contract t ${firstParty} ${links}
    where t.id = ${id} and ${visibleContracts(actor)} and (${actor.isAdmin} or t.status <> 'deleted')`.execute(db);
  return rows[0];
}

/** What checks need of a contract that the actor may see. Only administrators see deleted contracts. */
export async function findStanding(db: Db, actor: Actor, id: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select ${prepared} ${standing} from energy_contract t
    where t.id = ${id} and ${visibleContracts(actor)} and (${actor.isAdmin} or t.status <> 'deleted')`.execute(db);
  return rows[0];
}

export interface DatabaseRow {
  id: string;
  status: EnergyContractStatus;
  number: string;
  ownerId: string;
  content: StoredContract;
}

/** The public database filters and searches only what it shows. */
export const publicContracts = ({ language }: SignedIn): ListSource<DatabaseRow> => ({
  table: 'energy_contract',
  declaration: energyContractSearch,
  where: [inPublicDatabase],
  select: sql<DatabaseRow>`t.id, t.status, t.number, t.owner_id as "ownerId", t.content`,
  isAdmin: false,
  language,
  searchColumn: 'public_search',
});

export const searchContracts = (db: Db, actor: SignedIn, query: ListQuery): Promise<Page<DatabaseRow>> =>
  listPage(db, publicContracts(actor), query);

interface NewContract {
  id: string;
  number: string;
  ownerId: string;
  ownerName: string;
  secondPartyEntityId: string | undefined;
  content: StoredContract;
  createdBy: Pick<SignedIn, 'id' | 'apiKey'>;
  now: Date;
}

const place = ({ location }: StoredContract) => `${location.parish} ${location.municipality}`;
const searchText = (content: StoredContract, ownerName: string) => `${content.name} ${ownerName} ${place(content)}`;

export const insertContract = (db: Db, contract: NewContract) => {
  const { content, now } = contract;
  const at = now.toISOString();
  return db
    .insertInto('energy_contract')
    .values({
      id: contract.id,
      number: contract.number,
      owner_id: contract.ownerId,
      second_party_entity_id: contract.secondPartyEntityId ?? null,
      negotiation_id: content.negotiationId ?? null,
      project_id: content.projectId ?? null,
      status: 'pending_validation',
      content: json(content),
      search_text: searchText(content, contract.ownerName),
      public_search_text: place(content),
      created_by: contract.createdBy.id,
      created_by_key: contract.createdBy.apiKey?.id ?? null,
      created_at: at,
      updated_at: at,
      submitted_at: at,
    })
    .execute();
};

/** The columns that are derived from an edited content. */
export const updateLinks = (db: Db, id: string, content: StoredContract, ownerName: string) =>
  db
    .updateTable('energy_contract')
    .set({
      negotiation_id: content.negotiationId ?? null,
      project_id: content.projectId ?? null,
      search_text: searchText(content, ownerName),
      public_search_text: place(content),
    })
    .where('id', '=', id)
    .execute();

export const writeTermination = (
  db: Db,
  id: string,
  { type, details, now }: { type: TerminationType; details: string | undefined; now: Date },
) =>
  db
    .updateTable('energy_contract')
    .set({ termination_type: type, termination_details: details ?? null, terminated_at: now.toISOString() })
    .where('id', '=', id)
    .execute();

/** Locks the contract for anybody, deleted ones included: payments and decisions change it. */
export async function lockContract(db: Db, id: string): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select ${standing} from energy_contract t where t.id = ${id} for update`.execute(db);
  return rows[0];
}

/** Records the capacity taken from the project; a further approval takes nothing. */
export const writeContractedCapacity = (db: Db, id: string, capacity: number) =>
  db.updateTable('energy_contract').set({ contracted_capacity: capacity }).where('id', '=', id).execute();

/** @returns whether the public database shows the contract for the first time */
export async function markVisible(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('energy_contract')
    .set({ first_visible_at: now.toISOString() })
    .where('id', '=', id)
    .where('first_visible_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lets the contract count as new again, unless the public database shows it by now. */
export async function forgetVisible(db: Db, id: string): Promise<void> {
  await sql`update energy_contract t set first_visible_at = null where t.id = ${id} and not (${inPublicDatabase})`.execute(
    db,
  );
}

export interface Parties {
  name: string;
  number: string;
  status: EnergyContractStatus;
  firstParty: { id: string; name: string };
  secondPartyEntityId: string | null;
}

/** The parties of a contract, for notifications. */
export async function findParties(db: Db, id: string): Promise<Parties | undefined> {
  const { rows } = await sql<Parties>`
    select t.name, t.number, t.status, json_build_object('id', o.id, 'name', o.name) as "firstParty",
      (select s.id from legal_entity s where s.id = t.second_party_entity_id and s.status = 'approved')
        as "secondPartyEntityId"
    from energy_contract t ${firstParty} where t.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Links an approved entity to the contracts that name it as second party, except contracts from before another entity
 * with the same number was deleted.
 */
export const attachSecondParty = (
  db: Db,
  { id, country, fiscalNumber }: { id: string; country: string; fiscalNumber: string },
) =>
  sql`update energy_contract t set second_party_entity_id = ${id}
    where t.second_party_country = ${country} and t.second_party_fiscal_number = ${fiscalNumber}
      and t.second_party_entity_id is null and t.owner_id <> ${id}
      and not exists (select from legal_entity former
        where former.country = ${country} and former.fiscal_number = ${fiscalNumber} and former.status = 'deleted'
          and former.updated_at >= t.created_at)`.execute(db);

/** Makes the first party's contracts searchable by its new name. */
export const refreshContractTexts = (db: Db, entityId: string, entityName: string) =>
  sql`update energy_contract t set search_text = concat_ws(' ', t.name, ${entityName}::text,
      t.content #>> '{location,parish}', t.municipality)
    where t.owner_id = ${entityId}`.execute(db);

type ContractsOf = { entityId: string } | { projectId: string } | { offerId: string };

const belongsTo = (of: ContractsOf): RawBuilder<unknown> => {
  if ('projectId' in of) return sql`t.project_id = ${of.projectId}`;
  if ('offerId' in of) return sql`t.negotiation_id in (select id from negotiation where offer_id = ${of.offerId})`;
  return sql`(t.owner_id = ${of.entityId}
    or (t.second_party_entity_id = ${of.entityId} and t.status in ('approved', 'active')))`;
};

/**
 * Open contracts (not rejected, terminated or deleted) of an entity as first party, or as second party once approved
 * (another company's pending contract must not block it); of a project; of an offer's negotiations.
 */
export async function countStandingContracts(db: Db, of: ContractsOf): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from energy_contract t
    where t.status not in ('rejected', 'terminated', 'deleted') and ${belongsTo(of)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function hasOpenInvoice(db: Db, contractId: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`
    select ${openInvoice} as "isOpen" from energy_contract t where t.id = ${contractId}`.execute(db);
  return rows[0]?.isOpen ?? false;
}
