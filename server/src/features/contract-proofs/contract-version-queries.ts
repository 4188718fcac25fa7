// Every statement on the versions of contracts.
import type { AmendmentReason, ContractAmendment } from '@wattpact/domain/energy-contracts/amendment';
import type { ContractVersion } from '@wattpact/domain/energy-contracts/contract-version-api';
import { sql } from 'kysely';
import { apiKeyNameOf } from '../../platform/api-keys/api-key-name.ts';
import type { Db } from '../../platform/database/database.ts';
import type { ContractTerms } from './contract-terms.ts';

/** The kind of record that has the files of amendments. */
export const versionKind = 'contract_version';

export interface StoredVersion
  extends Pick<ContractVersion, 'version' | 'effectiveDate' | 'submittedAt' | 'authorName' | 'apiKey'> {
  approvedAt: string | null;
  reason: AmendmentReason | null;
  details: string | null;
  /** Null of an amendment that waits: its terms are the content of the contract. */
  terms: ContractTerms | null;
  termsHash: string | null;
  file: NonNullable<ContractVersion['file']> | null;
  invoice: NonNullable<ContractVersion['invoice']> | null;
}

/** Newest first. The certificate has the terms of the one that was approved last. */
export async function listVersions(db: Db, contractId: string): Promise<StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`
    select v.version, v.effective_on as "effectiveDate", v.submitted_at as "submittedAt",
      u.display_name as "authorName", ${apiKeyNameOf('v.submitted_by_key')} as "apiKey", v.approved_at as "approvedAt", v.reason, v.details,
      case when v.approved_at is not null then coalesce(v.terms, c.terms) end as terms,
      case when v.approved_at is not null then coalesce(v.terms_hash, c.terms_hash) end as "termsHash",
      (select json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'isTemp', false) from file f
        where f.record_kind = ${versionKind} and f.record_id = v.id) as file,
      (select json_build_object('id', i.id, 'number', i.number, 'status', i.status) from invoice i
        where i.contract_version_id = v.id and i.status <> 'cancelled') as invoice
    from contract_version v join app_user u on u.id = v.submitted_by
    left join contract_certificate c on c.energy_contract_id = v.energy_contract_id
    where v.energy_contract_id = ${contractId} order by v.version desc`.execute(db);
  return rows;
}

/** The contract of a version; undefined for an unknown one. */
export async function findContractOf(db: Db, versionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('contract_version')
    .select('energy_contract_id')
    .where('id', '=', versionId)
    .executeTakeFirst();
  return row?.energy_contract_id;
}

interface Proposal {
  /** Of the row, if none waits yet. */
  id: string;
  contractId: string;
  amendment: ContractAmendment;
  submittedBy: string;
  apiKeyId: string | undefined;
  now: Date;
}

/**
 * Writes the amendment that waits, over the one that waited before it; the contract is locked.
 * @returns the row's id, and the day from which the amendment before it was to hold
 */
export async function writeAmendment(
  db: Db,
  { id, contractId, amendment, submittedBy, apiKeyId, now }: Proposal,
): Promise<{ id: string; before: string | null }> {
  const { reason, details = null, effectiveDate } = amendment;
  const { rows } = await sql<{ id: string; before: string | null }>`
    with waiting as (select id, effective_on from contract_version
      where energy_contract_id = ${contractId} and approved_at is null),
    changed as (update contract_version set reason = ${reason}, details = ${details},
      effective_on = ${effectiveDate}, submitted_by = ${submittedBy}, submitted_by_key = ${apiKeyId ?? null},
      submitted_at = ${now.toISOString()}
      where id = (select id from waiting) returning id),
    added as (insert into contract_version
      (id, energy_contract_id, version, reason, details, effective_on, submitted_by, submitted_by_key, submitted_at)
      select ${id}, ${contractId}, coalesce(max(version), 0) + 1, ${reason}, ${details}, ${effectiveDate}::date,
        ${submittedBy}, ${apiKeyId ?? null}::uuid, ${now.toISOString()}::timestamptz
      from contract_version where energy_contract_id = ${contractId}
      having not exists (select from waiting) returning id)
    select coalesce((select id from changed), (select id from added)) as id,
      (select effective_on from waiting) as before`.execute(db);
  const [written] = rows;
  if (!written) throw new Error(`the amendment of ${contractId} was not written`);
  return written;
}

/** The amendment that waits or was rejected. */
export async function deleteProposal(db: Db, contractId: string): Promise<{ id: string; effectiveDate: string }> {
  const { rows } = await sql<{ id: string; effectiveDate: string }>`
    delete from contract_version where energy_contract_id = ${contractId} and approved_at is null
    returning id, effective_on as "effectiveDate"`.execute(db);
  const [deleted] = rows;
  if (!deleted) throw new Error(`no amendment of ${contractId} waits`);
  return deleted;
}

interface Approval {
  /** Of the row, if it is a version without an amendment. */
  id: string;
  contractId: string;
  termsHash: string;
  /** From when it holds without an amendment: as the first version, and as a later one. */
  holdsFrom: { first: string; later: string };
  now: Date;
}

/**
 * Numbers what is approved now, before the certificate takes its terms: the amendment that waits; without one, the next
 * version, unless the terms are those that were approved before. The version before it keeps its own terms.
 */
export async function numberApproval(db: Db, approval: Approval): Promise<void> {
  const { id, contractId, termsHash, holdsFrom, now } = approval;
  await sql`
    with certified as (select terms, terms_hash from contract_certificate where energy_contract_id = ${contractId}),
    latest as (select max(version) as version from contract_version
      where energy_contract_id = ${contractId} and approved_at is not null),
    amended as (update contract_version set approved_at = ${now.toISOString()}
      where energy_contract_id = ${contractId} and approved_at is null returning id),
    unchanged as (select from latest, certified
      where latest.version is not null and certified.terms_hash = ${termsHash} and not exists (select from amended)),
    handed_in as (select e.actor_id, e.api_key_id, e.at from event e
      where e.record_kind = 'energy_contract' and e.record_id = ${contractId} and e.action in ('created', 'edited')
      order by e.id desc limit 1),
    added as (insert into contract_version
      (id, energy_contract_id, version, effective_on, submitted_by, submitted_by_key, submitted_at, approved_at)
      select ${id}, t.id, coalesce(latest.version, 0) + 1,
        (case when latest.version is null then ${holdsFrom.first} else ${holdsFrom.later} end)::date,
        coalesce(h.actor_id, t.created_by), case when h.actor_id is null then t.created_by_key else h.api_key_id end,
        coalesce(h.at, t.created_at), ${now.toISOString()}::timestamptz
      from energy_contract t cross join latest left join handed_in h on true
      where t.id = ${contractId} and not exists (select from amended) and not exists (select from unchanged)
      returning id)
    update contract_version v set terms = certified.terms, terms_hash = certified.terms_hash
    from certified, latest
    where v.energy_contract_id = ${contractId} and v.version = latest.version
      and not exists (select from unchanged)`.execute(db);
}

/** Of a contract that was approved before there were versions. */
export const addFirstVersion = (
  db: Db,
  { id, contractId, holdsFrom, approvedAt }: { id: string; contractId: string; holdsFrom: string; approvedAt: string },
) =>
  sql`insert into contract_version
      (id, energy_contract_id, version, effective_on, submitted_by, submitted_by_key, submitted_at, approved_at)
    select ${id}, t.id, 1, ${holdsFrom}::date, t.created_by, t.created_by_key, t.created_at, ${approvedAt}::timestamptz
    from energy_contract t where t.id = ${contractId}
      and not exists (select from contract_version v where v.energy_contract_id = t.id)
    on conflict do nothing`.execute(db);

/** The approved amendment that is this version, locked, and whether an invoice asks for its fee. */
export async function lockAmendment(
  db: Db,
  contractId: string,
  version: number,
): Promise<{ id: string; isInvoiced: boolean } | undefined> {
  const { rows } = await sql<{ id: string; isInvoiced: boolean }>`
    select v.id from contract_version v
    where v.energy_contract_id = ${contractId} and v.version = ${version} and v.reason is not null
      and v.approved_at is not null for update`.execute(db);
  const [amendment] = rows;
  if (!amendment) return undefined;
  // After the lock: it sees the invoice of a call that held it before.
  const { rows: invoices } = await sql`
    select from invoice where contract_version_id = ${amendment.id} and status <> 'cancelled'`.execute(db);
  return { id: amendment.id, isInvoiced: invoices.length > 0 };
}
