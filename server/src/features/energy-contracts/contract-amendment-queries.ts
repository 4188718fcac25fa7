// The versions of a contract in brief, for the contract's own answer.
import type { AmendmentReason } from '@wattpact/domain/energy-contracts/amendment';
import type { EnergyContractRecord } from '@wattpact/domain/energy-contracts/energy-contract-api';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** The first day of the amendment that waits or was rejected; undefined without one. */
export async function findProposedDay(db: Db, contractId: string): Promise<string | undefined> {
  const { rows } = await sql<{ effectiveDate: string }>`
    select effective_on as "effectiveDate" from contract_version
    where energy_contract_id = ${contractId} and approved_at is null`.execute(db);
  return rows[0]?.effectiveDate;
}

export const hasProposal = async (db: Db, contractId: string): Promise<boolean> =>
  (await findProposedDay(db, contractId)) !== undefined;

export interface BriefVersion {
  version: number;
  isApproved: boolean;
  effectiveDate: string;
  /** Null of a version without an amendment, and so is the file. */
  reason: AmendmentReason | null;
  details: string | null;
  file: NonNullable<EnergyContractRecord['amendment']>['file'] | null;
}

/** JSON of the versions of contract `t`, newest first. */
export const versionsOf = sql<BriefVersion[]>`(
  select coalesce(json_agg(json_build_object('version', v.version, 'isApproved', v.approved_at is not null,
    'effectiveDate', v.effective_on, 'reason', v.reason, 'details', v.details, 'file', (
      select json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'isTemp', false) from file f
      where f.record_kind = 'contract_version' and f.record_id = v.id)) order by v.version desc), '[]')
  from contract_version v where v.energy_contract_id = t.id)`;
