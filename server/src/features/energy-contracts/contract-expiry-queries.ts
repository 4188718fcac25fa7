// Contracts past their agreed end that still stand; this file writes nothing.
import { inForceStatuses } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Condition } from '../../platform/lists/conditions.ts';

/** The event's action, which is also the notification's status. */
export const expiryAction = 'expired';

/** Contract `t` may be terminated, and its last day was before this one. */
export const isPastEnd = (today: string): Condition => sql<boolean>`(
  t.status in (${sql.join(inForceStatuses.map((status) => sql.lit(status)))})
  and (t.content ->> 'expectedEndDate') collate "C" < ${today})`;

interface PastEnd {
  id: string;
  ownerId: string;
  name: string;
  endDate: string;
}
const pastEnd = sql<PastEnd>`t.id, t.owner_id as "ownerId", t.name, t.content ->> 'expectedEndDate' as "endDate"`;

/** Those about whose end nobody was asked yet. */
export async function listUnaskedPastEnd(db: Db, today: string): Promise<PastEnd[]> {
  const { rows } = await sql<PastEnd>`
    select ${pastEnd} from energy_contract t where ${isPastEnd(today)}
      and not exists (select from event e where e.record_kind = 'energy_contract' and e.record_id = t.id
        and e.action = ${expiryAction} and e.data ->> 'deadline' = t.content ->> 'expectedEndDate')
    order by t.id`.execute(db);
  return rows;
}

/** Locks the contract until the transaction ends; undefined when it has ended or goes on by now. */
export async function lockPastEnd(db: Db, id: string, today: string): Promise<PastEnd | undefined> {
  const { rows } = await sql<PastEnd>`
    select ${pastEnd} from energy_contract t where t.id = ${id} and ${isPastEnd(today)} for no key update`.execute(db);
  return rows[0];
}
