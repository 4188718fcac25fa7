// Every statement on the certificates of contracts.
import type { Verification } from '@wattpact/domain/energy-contracts/contract-proof-api';
import type { FieldChange } from '@wattpact/domain/records/changes';
import { type RawBuilder, sql } from 'kysely';
import { apiKeyNameOf } from '../../platform/api-keys/api-key-name.ts';
import { type Db, json } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
import { isAmended } from '../registration/registration-queries.ts';
import type { ContractTerms } from './contract-terms.ts';

export interface NewProof {
  contractId: string;
  code: string;
  terms: ContractTerms;
  termsHash: string;
  approvedAt: string;
}

const rowOf = ({ contractId, code, terms, termsHash, approvedAt }: NewProof) => ({
  energy_contract_id: contractId,
  code,
  terms: json(terms),
  terms_hash: termsHash,
  approved_at: approvedAt,
});

/** A later approval replaces what was approved; the code stays. */
export const writeProof = (db: Db, proof: NewProof) =>
  db
    .insertInto('contract_certificate')
    .values(rowOf(proof))
    .onConflict((one) =>
      one.column('energy_contract_id').doUpdateSet((given) => ({
        terms: given.ref('excluded.terms'),
        terms_hash: given.ref('excluded.terms_hash'),
        approved_at: given.ref('excluded.approved_at'),
      })),
    )
    .execute();

/** Two requests at once make one. */
export const addMissingProof = (db: Db, proof: NewProof) =>
  db
    .insertInto('contract_certificate')
    .values(rowOf(proof))
    .onConflict((one) => one.column('energy_contract_id').doNothing())
    .execute();

export interface Proof {
  code: string;
  terms: ContractTerms;
  termsHash: string;
  approvedAt: string;
  /** Of what was approved, which is not always that of the contract. */
  status: Verification['status'];
  /** The contract was rejected, not an amendment of it: nothing is in force until a new approval. */
  isWithdrawn: boolean;
}

/** While an amendment of contract `t` waits, and once it was rejected, what was approved before it stays in force. */
const standingStatus = sql<Proof['status']>`case
  when t.status in ('pending_validation', 'rejected') and ${isAmended} then 'approved' else t.status end`;

/** The millisecond in an id; PostgreSQL has a function of its own only from version 17 on. */
const instantOf = (id: RawBuilder<unknown>) =>
  sql`to_timestamp(('x' || left(translate(${id}::text, '-', ''), 12))::bit(48)::bigint / 1000.0)`;

/**
 * Whether contract `t` was rejected since the last approval, and no amendment of it: one waited then if it does so still,
 * or was taken back later. The id of an amendment has the instant of its first submission.
 */
export const isWithdrawn = sql<boolean>`exists (
  select from event r
  where r.record_kind = 'energy_contract' and r.record_id = t.id and r.action = 'rejected'
    and r.id > (select a.id from event a
      where a.record_kind = 'energy_contract' and a.record_id = t.id and a.action = 'approved' order by a.id desc limit 1)
    and not exists (select from event b
      where b.record_kind = 'energy_contract' and b.record_id = t.id and b.action = 'amendment_taken_back' and b.id > r.id)
    and not exists (select from contract_version v
      where v.energy_contract_id = t.id and v.approved_at is null and ${instantOf(sql`v.id`)} <= r.at))`;

export async function findProof(db: Db, contractId: string): Promise<Proof | undefined> {
  const { rows } = await sql<Proof>`
    select c.code, c.terms, c.terms_hash as "termsHash", c.approved_at as "approvedAt", ${standingStatus} as status,
      ${isWithdrawn} as "isWithdrawn"
    from contract_certificate c join energy_contract t on t.id = c.energy_contract_id
    where c.energy_contract_id = ${contractId}`.execute(db);
  return rows[0];
}

export async function findVerification(db: Db, code: string): Promise<Verification | undefined> {
  const { rows } = await sql<Verification>`
    select t.number, t.created_at as "handedInAt", c.approved_at as "approvedAt", ${standingStatus} as status,
      c.terms_hash as "termsHash"
    from contract_certificate c join energy_contract t on t.id = c.energy_contract_id
    where c.code = ${code}`.execute(db);
  return rows[0];
}

interface HandedInBy {
  person: string;
  /** The name of the key with which it was handed in. */
  apiKey: string | null;
}

/** Who handed the contract in. */
export async function findPerson(db: Db, contractId: string): Promise<HandedInBy | undefined> {
  const { rows } = await sql<HandedInBy>`
    select u.display_name as person, ${apiKeyNameOf('t.created_by_key')} as "apiKey" from energy_contract t join app_user u on u.id = t.created_by
    where t.id = ${contractId}`.execute(db);
  return rows[0];
}

export interface Approval {
  approvedAt: string;
  /** What was changed after it, the last edit first. */
  edits: FieldChange[][];
  /** The first party's name at that time, where it was changed later. */
  firstPartyName: string | null;
  isCertified: boolean;
}

/**
 * The last approval that the log has, with what it knows of the time since.
 * @param skipped how many of the last ones do not count
 */
export async function findApproval(db: Db, contractId: string, skipped = 0): Promise<Approval | undefined> {
  const { rows } = await sql<Approval>`
    select ${isoInstant('a.at')} as "approvedAt", (
      select coalesce(json_agg(e.changes order by e.id desc), '[]') from event e
      where e.record_kind = 'energy_contract' and e.record_id = t.id and e.id > a.id and e.changes <> '[]') as edits, (
      select change ->> 'oldValue' from event e cross join jsonb_array_elements(e.changes) change
      where e.record_kind = 'legal_entity' and e.record_id = t.owner_id and e.at > a.at
        and change ->> 'fieldName' = 'name' and change ->> 'subject' is null
      order by e.id limit 1) as "firstPartyName",
      exists (select from contract_certificate c where c.energy_contract_id = t.id) as "isCertified"
    from energy_contract t join event a on a.record_kind = 'energy_contract' and a.record_id = t.id
    where t.id = ${contractId} and a.action = 'approved' order by a.id desc limit 1 offset ${skipped}`.execute(db);
  return rows[0];
}
