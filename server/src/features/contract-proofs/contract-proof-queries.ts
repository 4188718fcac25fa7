// Every statement on the certificates of contracts.
import type { Verification } from '@wattpact/domain/energy-contracts/contract-proof-api';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import { isoInstant } from '../../platform/database/iso-instant.ts';
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
}

export async function findProof(db: Db, contractId: string): Promise<Proof | undefined> {
  const { rows } = await sql<Proof>`
    select c.code, c.terms, c.terms_hash as "termsHash", c.approved_at as "approvedAt"
    from contract_certificate c where c.energy_contract_id = ${contractId}`.execute(db);
  return rows[0];
}

export async function findVerification(db: Db, code: string): Promise<Verification | undefined> {
  const { rows } = await sql<Verification>`
    select t.number, t.created_at as "handedInAt", c.approved_at as "approvedAt", t.status, c.terms_hash as "termsHash"
    from contract_certificate c join energy_contract t on t.id = c.energy_contract_id
    where c.code = ${code}`.execute(db);
  return rows[0];
}

interface Origin {
  /** Who handed the contract in. */
  person: string;
  /** The last approval that the log has. */
  approvedAt: string | null;
}

export async function findOrigin(db: Db, contractId: string): Promise<Origin | undefined> {
  const { rows } = await sql<Origin>`
    select u.display_name as person, (
      select ${isoInstant('e.at')} from event e
      where e.record_kind = 'energy_contract' and e.record_id = t.id and e.action = 'approved'
      order by e.id desc limit 1) as "approvedAt"
    from energy_contract t join app_user u on u.id = t.created_by where t.id = ${contractId}`.execute(db);
  return rows[0];
}
