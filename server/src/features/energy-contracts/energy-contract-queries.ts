// Every statement on the energy contracts' table.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

type ContractsOf = { entityId: string } | { projectId: string } | { offerId: string };

/**
 * Contracts that are neither rejected nor terminated nor deleted: of an entity as first party, or as second party once
 * they are approved (a stranger's draft that names it holds nobody back); of a project; of an offer's negotiations.
 */
export async function countStandingContracts(db: Db, of: ContractsOf): Promise<number> {
  const standing = sql`t.status not in ('rejected', 'terminated', 'deleted')`;
  const theirs =
    'entityId' in of
      ? sql`(t.owner_id = ${of.entityId}
          or (t.second_party_entity_id = ${of.entityId} and t.status in ('approved', 'active')))`
      : 'projectId' in of
        ? sql`t.project_id = ${of.projectId}`
        : sql`t.negotiation_id in (select id from negotiation where offer_id = ${of.offerId})`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from energy_contract t where ${standing} and ${theirs}`.execute(db);
  return rows[0]?.count ?? 0;
}
