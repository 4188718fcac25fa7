// Every statement on the table of legal entities.
import type { Actor } from '@wattpact/domain/access/roles';
import { entitiesWith, entityRoles } from '@wattpact/domain/access/roles';
import type { FileRecord, HistoryEntry } from '@wattpact/domain/calls/record-schemas';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import type { LegalEntityContent } from '@wattpact/domain/legal-entities/legal-entity';
import type { Employee } from '@wattpact/domain/legal-entities/legal-entity-api';
import { legalEntityList } from '@wattpact/domain/legal-entities/legal-entity-filters';
import type { LegalEntityStatus } from '@wattpact/domain/legal-entities/legal-entity-status';
import type { Country, Language } from '@wattpact/domain/terms/enumerations';
import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/statement-marks.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { type Condition, column } from '../../platform/lists/conditions.ts';
import { wordQuery, wordsOf } from '../../platform/lists/free-text.ts';
import { type ListSource, listPage } from '../../platform/lists/list-page.ts';
import { inReadingOrder } from '../../platform/lists/name-order.ts';
import { filesOf } from '../files/file-queries.ts';
import { historyOf } from '../history/history-queries.ts';
import type { ErasedPerson } from '../users/administration/person-queries.ts';
import { employeesColumn } from './employee-columns.ts';

export interface EntityRow {
  id: string;
  status: LegalEntityStatus;
  version: number;
  content: LegalEntityContent;
  owner: { id: string; displayName: string } | null;
  created_at: string;
  updated_at: string;
}

const columns = sql<EntityRow>`t.id, t.status, t.version, t.content, t.created_at, t.updated_at,
  json_build_object('id', u.id, 'displayName', btrim(u.display_name)) as owner`;
const owner = sql`left join app_user u on u.id = t.owner_user_id`;

/** The entities in which the actor has any role; administrators see all. */
export const visibleEntities = (actor: Actor): Condition =>
  actor.isAdmin ? sql<boolean>`true` : sql<boolean>`t.id = any(${entitiesWith(actor, 'view')}::uuid[])`;

/** By the name or address of its owner; only administrators search so. */
function isOwnedBy(actor: Actor, typed: unknown): Condition[] {
  const words = actor.isAdmin && typeof typed === 'string' ? wordsOf(typed) : [];
  if (words.length === 0) return [];
  const wanted = wordQuery({ words: words.map((word) => [word]) });
  return [sql<boolean>`t.owner_user_id in (select id from app_user where search @@ ${wanted})`];
}

export const entitySource = (actor: SignedIn, query: ListQuery): ListSource<EntityRow> => ({
  table: 'legal_entity',
  declaration: legalEntityList,
  where: [sql<boolean>`t.status <> 'deleted'`, visibleEntities(actor), ...isOwnedBy(actor, query.owner)],
  select: columns,
  join: owner,
  isAdmin: actor.isAdmin,
  language: actor.language,
});

export const listEntities = (db: Db, actor: SignedIn, query: ListQuery): Promise<Page<EntityRow>> =>
  listPage(db, entitySource(actor, query), query);

export interface FoundEntity extends EntityRow {
  files: FileRecord[];
  employees: Employee[];
  history: HistoryEntry[];
}
const besideFor = ({ isAdmin }: Actor) => sql`${filesOf('legal_entity', sql`array[t.id]`)} as files,
  ${employeesColumn} as employees, ${historyOf('legal_entity', isAdmin)} as history`;

/** The entity with this id, if the actor may see it. Only administrators see deleted entities. */
const isVisible = (actor: Actor, id: string): Condition =>
  sql<boolean>`t.id = ${id} and ${visibleEntities(actor)} and (${actor.isAdmin} or t.status <> 'deleted')`;

export async function findEntity(db: Db, actor: Actor, id: string): Promise<FoundEntity | undefined> {
  const { rows } = await sql<FoundEntity>`
    select ${prepared} ${columns}, ${besideFor(actor)} from legal_entity t ${owner} where ${isVisible(actor, id)}`.execute(
    db,
  );
  return rows[0];
}

export async function findEntityHistory(db: Db, actor: Actor, id: string): Promise<HistoryEntry[] | undefined> {
  const { rows } = await sql<Pick<FoundEntity, 'history'>>`
    select ${prepared} ${historyOf('legal_entity', actor.isAdmin)} as history from legal_entity t
    where ${isVisible(actor, id)}`.execute(db);
  return rows[0]?.history;
}

export interface EntitySummary {
  id: string;
  name: string;
  fiscalNumber: string;
  country: Country;
  status: LegalEntityStatus;
  streetAddress: string;
  houseNumber: string | null;
  postalCode: string;
  city: string;
}

const summary = sql<EntitySummary>`id, name, fiscal_number as "fiscalNumber", country, status, city,
  content ->> 'streetAddress' as "streetAddress", content ->> 'houseNumber' as "houseNumber",
  content ->> 'postalCode' as "postalCode"`;

export async function findEntitySummary(db: Db, id: string): Promise<EntitySummary | undefined> {
  const { rows } = await sql<EntitySummary>`
    select ${prepared} ${summary} from legal_entity where id = ${id}`.execute(db);
  return rows[0];
}

/** Undefined where it is not approved, or no longer. */
export async function lockApprovedEntity(db: Db, id: string): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from legal_entity where id = ${id} and status = 'approved' for share`.execute(db);
  return rows[0];
}

/** The approved entities with a number, in one country if it is given. */
export async function listApprovedByNumber(db: Db, fiscalNumber: string, country?: Country): Promise<EntitySummary[]> {
  const { rows } = await sql<EntitySummary>`
    select ${summary} from legal_entity
    where fiscal_number = ${fiscalNumber} and status = 'approved'
      and (${country ?? null}::text is null or country = ${country ?? null})`.execute(db);
  return rows;
}

export async function findApprovedByNumber(db: Db, country: Country, fiscalNumber: string) {
  const [entity] = await listApprovedByNumber(db, fiscalNumber, country);
  return entity;
}

/** Whether another entity that is not deleted has the number. */
export async function isNumberInUse(db: Db, country: Country, fiscalNumber: string, except?: string): Promise<boolean> {
  const row = await db
    .selectFrom('legal_entity')
    .select('id')
    .where('country', '=', country)
    .where('fiscal_number', '=', fiscalNumber)
    .where('status', '<>', 'deleted')
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** `{id, fiscalInfo}` of the joined entity, as records of the market carry their owner. */
export const ownerEntityJson = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`json_strip_nulls(json_build_object('id', ${column('id')}, 'fiscalInfo', json_build_object(
    'name', ${column('name')}, 'fiscalNumber', ${column('fiscal_number')}, 'country', ${column('country')},
    'city', ${column('city')}, 'streetAddress', ${column('content')} ->> 'streetAddress',
    'houseNumber', ${column('content')} ->> 'houseNumber', 'postalCode', ${column('content')} ->> 'postalCode')))`;
};

const registered = [
  'name',
  'country',
  'fiscalNumber',
  'streetAddress',
  'houseNumber',
  'city',
  'postalCode',
  'acerCode',
  'criaCode',
] as const;
export type Registered = Pick<LegalEntityContent, (typeof registered)[number]>;

/** The registered data of the joined entity, as a contract names its second party. */
export const registeredJson = (alias: string): RawBuilder<Registered> => {
  const fields = registered.map((name) => sql`${sql.lit(name)}, ${sql.ref(`${alias}.content`)} ->> ${sql.lit(name)}`);
  return sql`json_strip_nulls(json_build_object(${sql.join(fields)}))`;
};

interface NewEntity {
  id: string;
  ownerUserId: string;
  content: LegalEntityContent;
  now: Date;
}

/** False when the number is in use. */
export async function insertEntity(db: Db, { id, ownerUserId, content, now }: NewEntity): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await sql`
    insert into legal_entity (id, owner_user_id, status, content, created_at, updated_at, submitted_at)
    values (${id}, ${ownerUserId}, 'pending_validation', ${json(content)}, ${at}, ${at}, ${at})
    on conflict (country, fiscal_number) where status <> 'deleted' do nothing
    returning id`.execute(db);
  return rows.length === 1;
}

/**
 * The number of entities that the user created and that are not deleted. It locks the user, so that concurrent
 * creations count each other.
 */
export async function countOwnEntities(db: Db, userId: string): Promise<number> {
  await sql`select from app_user where id = ${userId} for update`.execute(db);
  const { count } = await db
    .selectFrom('legal_entity')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_user_id', '=', userId)
    .where('status', '<>', 'deleted')
    .executeTakeFirstOrThrow();
  return count;
}

export const setOwner = (db: Db, id: string, userId: string) =>
  db
    .updateTable('legal_entity')
    .set((set) => ({ owner_user_id: userId, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export interface ApprovedEntity {
  id: string;
  name: string;
  fiscalNumber: string;
  country: Country;
}

/** The actor's approved entities, by name; all of them for an administrator. */
export async function listApprovedEntities(db: Db, actor: SignedIn): Promise<ApprovedEntity[]> {
  const { rows } = await sql<ApprovedEntity>`
    select t.id, t.name, t.fiscal_number as "fiscalNumber", t.country from legal_entity t
    where t.status = 'approved' and ${visibleEntities(actor)}
    order by ${inReadingOrder(column('name'), actor.language)}, t.id`.execute(db);
  return rows;
}

/** The held role and every one that it includes. */
export const rolesIn = (actor: Actor, entityId: string) =>
  entityRoles.filter((role) => entitiesWith(actor, role).includes(entityId));

/** The language of the person who created the entity. */
export async function findOwnerLanguage(db: Db, id: string): Promise<Language> {
  const { rows } = await sql<{ language: Language }>`
    select u.language from legal_entity t join app_user u on u.id = t.owner_user_id where t.id = ${id}`.execute(db);
  return rows[0]?.language ?? 'pt';
}

export interface ErasedEntity {
  id: string;
  name: string;
  content: LegalEntityContent;
  isContact: boolean;
  /** Who holds it and so becomes the contact; null where only the erased person did. */
  holder: LegalEntityContent['contact'] | null;
}

/**
 * The companies, deleted ones too, that name the person among their people or as the contact, locked. A contact under
 * an address of the company is theirs where they have or had a place there and the name or the phone is theirs.
 */
export async function lockEntitiesOf(db: Db, person: ErasedPerson): Promise<ErasedEntity[]> {
  const { userId, email, phone, firstName, lastName } = person;
  const { rows } = await sql<ErasedEntity>`
    select t.id, t.name, t.content, erased.is_contact as "isContact",
      case when u.id is not null then json_build_object('firstName', u.first_name, 'lastName', u.last_name,
        'email', u.email, 'phone', coalesce(u.phone, '')) end as holder
    from legal_entity t left join app_user u on u.id = t.owner_user_id and u.id <> ${userId} and u.status = 'active'
    cross join lateral (select exists (select from employee e where e.legal_entity_id = t.id
      and (e.user_id = ${userId} or e.email = ${email})) as is_known, t.content -> 'contact' as contact) known
    cross join lateral (select coalesce(contact ->> 'email' = ${email}, false) or is_known and (
      coalesce(contact ->> 'phone' = ${phone}, false)
      or (contact ->> 'firstName' = ${firstName} and contact ->> 'lastName' = ${lastName})) as is_contact) erased
    where known.is_known or erased.is_contact or t.owner_user_id = ${userId}
    order by t.id for update of t`.execute(db);
  return rows;
}

export const replaceContact = (db: Db, id: string, contact: LegalEntityContent['contact'], now: Date) =>
  sql`update legal_entity set content = jsonb_set(content, '{contact}', ${json(contact)}), version = version + 1,
    updated_at = ${now.toISOString()} where id = ${id}`.execute(db);
