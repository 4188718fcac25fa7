// Finds contracts that may be the same as another one: of the same two parties, signed on the same day. Whether they are
// is for the domain's rule to say.

import type { DistinctContract, NamedContract } from '@wattpact/domain/energy-contracts/named-contract';
import { type ComparedContract, comparedStatuses } from '@wattpact/domain/energy-contracts/same-contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import type { Condition } from '../../platform/lists/conditions.ts';

/** What the domain's rule compares, as JSON, of the contract and the first party with these names in a statement. */
export const comparedTerms = (contract: string, firstParty: string): RawBuilder<ComparedContract> => {
  const [c, o] = [sql.ref(contract), sql.ref(firstParty)];
  return sql`json_build_object(
    'first', ${o}.country || ' ' || ${o}.fiscal_number,
    'second', ${c}.second_party_country || ' ' || ${c}.second_party_fiscal_number,
    'role', ${c}.content ->> 'roleInEnergyContract', 'signedOn', ${c}.content ->> 'contractSignatureDate',
    'startsOn', ${c}.content ->> 'expectedStartDate', 'endsOn', ${c}.content ->> 'expectedEndDate',
    'megawatts', ${c}.total_purchased_capacity, 'parish', ${c}.content #>> '{location,parish}',
    'municipality', ${c}.municipality, 'technologies', ${c}.technologies, 'structure', ${c}.contract_structure)`;
};

const isCompared = (contract: string) =>
  sql<boolean>`${sql.ref(contract)}.status in (${sql.join(comparedStatuses.map((status) => sql.lit(status)))})`;

/** Whether an administrator said that the contracts with these ids are two. */
const areDistinct = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from distinct_contract_pair d
    where d.lower_id = least(${one}, ${other}) and d.higher_id = greatest(${one}, ${other}))`;

/** Ids of the contracts that are others than the one with this name in a statement. */
export const distinctIds = (contract: string): RawBuilder<string[]> => {
  const id = sql.ref(`${contract}.id`);
  return sql`array(select case d.lower_id when ${id} then d.higher_id else d.lower_id end
    from distinct_contract_pair d where ${id} in (d.lower_id, d.higher_id))`;
};

/** The contracts that are others than contract `t`, and who said so. */
export const distinctFrom: RawBuilder<DistinctContract[]> = sql`(
  select coalesce(json_agg(json_build_object('id', s.id, 'number', s.number, 'name', s.name,
    'decidedBy', u.display_name, 'decidedAt', ${isoInstant('d.decided_at')}) order by d.decided_at, s.id), '[]')
  from distinct_contract_pair d join app_user u on u.id = d.decided_by
    join energy_contract s on s.id = case d.lower_id when t.id then d.higher_id else d.lower_id end
  where t.id in (d.lower_id, d.higher_id) and ${isCompared('s')})`;

type Pair = readonly [one: string, other: string];
const inOrder = ([one, other]: Pair) =>
  sql`least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid)`;

export async function insertDistinct(db: Db, pair: Pair, { by, now }: { by: string; now: Date }): Promise<void> {
  await sql`insert into distinct_contract_pair (lower_id, higher_id, decided_by, decided_at)
    values (${inOrder(pair)}, ${by}, ${now.toISOString()})`.execute(db);
}

/** @returns whether they were told to be two */
export async function deleteDistinct(db: Db, pair: Pair): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from distinct_contract_pair where (lower_id, higher_id) = (${inOrder(pair)})`.execute(db);
  return numAffectedRows === 1n;
}

export interface Candidate extends NamedContract {
  terms: ComparedContract;
}

/** How many of start, end and capacity are different. */
const differences = sql<number>`((s.content ->> 'expectedStartDate' <> t.content ->> 'expectedStartDate')::int
  + (s.content ->> 'expectedEndDate' <> t.content ->> 'expectedEndDate')::int
  + (s.total_purchased_capacity <> t.total_purchased_capacity)::int)`;

/** Nearly as the rule compares the place; which letters are alike is for the rule to say. */
const plainPlace = (contract: 's' | 't') => {
  const c = sql.ref(contract);
  return sql`unaccent(plain_text(trim(${c}.content #>> '{location,parish}') || '|' || trim(${c}.municipality)))`;
};

/** A program that signs without end must not swell the answers. */
const most = 50;

/**
 * The candidates for contract `t` of first party `o`, oldest first. All but the place is compared, so that with more than
 * `most` of them those are kept that the rule finds: of the other party, or of the same place.
 */
export const candidatesOf: RawBuilder<Candidate[]> = sql`(
  select coalesce(json_agg(json_build_object('id', near.id, 'number', near.number, 'name', near.name,
    'terms', near.terms) order by near.created_at, near.id), '[]')
  from (
    select s.id, s.number, s.name, s.created_at, ${comparedTerms('s', 'so')} as terms
    from energy_contract s join legal_entity so on so.id = s.owner_id
    where s.second_party_fiscal_number in (t.second_party_fiscal_number, o.fiscal_number)
      and s.signature_date = t.signature_date and s.id <> t.id and ${isCompared('s')}
      and not ${areDistinct(sql`s.id`, sql`t.id`)}
      and ((s.owner_id = t.owner_id and s.second_party_country = t.second_party_country
          and s.second_party_fiscal_number = t.second_party_fiscal_number
          and s.content ->> 'roleInEnergyContract' = t.content ->> 'roleInEnergyContract' and ${differences} = 0
          and s.contract_structure = t.contract_structure
          and s.technologies @> t.technologies and s.technologies <@ t.technologies)
        or (s.second_party_country = o.country and s.second_party_fiscal_number = o.fiscal_number
          and so.country = t.second_party_country and so.fiscal_number = t.second_party_fiscal_number
          and s.content ->> 'roleInEnergyContract' <> t.content ->> 'roleInEnergyContract' and ${differences} <= 1))
    order by s.owner_id = t.owner_id and ${plainPlace('s')} <> ${plainPlace('t')}, s.created_at, s.id
    limit ${sql.lit(most)}) near)`;

interface Asked {
  /** Of the first party: country and number, joined by a space. */
  first: string;
  seconds: readonly string[];
  /** Calendar dates. */
  signedOn: readonly string[];
  /** The contract that is being edited: neither it nor those that are others are found. */
  editedId?: string | undefined;
}

export interface KnownCandidate extends Candidate {
  mayOpen: boolean;
}

/**
 * Contracts of a company with these others, whoever of them registered them, oldest first.
 * @param isVisible which contracts `t` the reader may open
 */
export async function listCandidates(
  db: Db,
  isVisible: Condition,
  { first, seconds, signedOn, editedId }: Asked,
): Promise<KnownCandidate[]> {
  const edited = sql`${editedId}::uuid`;
  const isOther = editedId === undefined ? sql`true` : sql`t.id <> ${edited} and not ${areDistinct(sql`t.id`, edited)}`;
  const numbers = [first, ...seconds].map((one) => one.slice(one.indexOf(' ') + 1));
  const { rows } = await sql<KnownCandidate>`
    select c.id, c.number, c.name, c.terms, c."mayOpen" from (
      select t.id, t.number, t.name, t.created_at, ${comparedTerms('t', 'o')} as terms, ${isVisible} as "mayOpen",
        o.country || ' ' || o.fiscal_number as first,
        t.second_party_country || ' ' || t.second_party_fiscal_number as second
      from energy_contract t join legal_entity o on o.id = t.owner_id
      where t.second_party_fiscal_number = any(${numbers}::text[])
        and t.signature_date = any(${signedOn}::date[]) and ${isCompared('t')} and ${isOther}) c
    where (c.first = ${first} and c.second = any(${seconds}::text[]))
      or (c.second = ${first} and c.first = any(${seconds}::text[]))
    order by c.created_at, c.id`.execute(db);
  return rows;
}

export interface KnownContract extends NamedContract {
  mayOpen: boolean;
}

/**
 * Those of these contracts that can still repeat another one.
 * @param isVisible which contracts `t` the reader may open
 */
export async function listCompared(db: Db, isVisible: Condition, ids: readonly string[]): Promise<KnownContract[]> {
  const { rows } = await sql<KnownContract>`
    select t.id, t.number, t.name, ${isVisible} as "mayOpen" from energy_contract t
    where t.id = any(${ids}::uuid[]) and ${isCompared('t')}`.execute(db);
  return rows;
}

type Identity = [name: string, country: string, fiscalNumber: string, signedOn: string];

/**
 * Those of the identities, each the JSON of a name, the second party's country and number, and the date of signature,
 * that a contract of the first party has.
 */
export async function findSameContracts(db: Db, ownerId: string, identities: readonly string[]): Promise<Identity[]> {
  const { rows } = await sql<{ identity: Identity }>`
    select jsonb_build_array(t.name, t.second_party_country, t.second_party_fiscal_number,
      t.content ->> 'contractSignatureDate') as identity
    from energy_contract t
    where t.owner_id = ${ownerId} and t.status <> 'deleted' and jsonb_build_array(t.name, t.second_party_country,
      t.second_party_fiscal_number, t.content ->> 'contractSignatureDate') = any(${identities}::jsonb[])`.execute(db);
  return rows.map(({ identity }) => identity);
}
