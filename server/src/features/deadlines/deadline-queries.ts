// The deadlines that stand in the tables of invoices and contracts; this file writes nothing.
import type { Deadline } from '@wattpact/domain/deadlines/deadline';
import { amendedStatuses, inForceStatuses } from '@wattpact/domain/energy-contracts/energy-contract-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { and, type Condition } from '../../platform/lists/conditions.ts';
import { isAmended } from '../registration/registration-queries.ts';

/** Whose deadlines: as first party, as second party, and of which companies the invoices may be seen. */
export interface DeadlineEntities {
  first: string[];
  second: string[];
  paying: string[];
}

/** From this day on, or of one record. */
type Which = { from: string } | { id: string };

const dated = (date: RawBuilder<string>, which: Which): Condition =>
  'id' in which ? sql<boolean>`t.id = ${which.id}` : sql<boolean>`${date} >= ${which.from}::date`;

const anyOf = (statuses: readonly string[]) => sql`(${sql.join(statuses.map((status) => sql.lit(status)))})`;

/** Without those whose payment confirmation waits for a decision. */
const payments = (which: Which, { paying }: DeadlineEntities) => sql`
  select 'payment' as kind, 'invoice' as "recordKind", t.id, t.number as name, t.due_date as date from invoice t
  where t.owner_id = any(${paying}::uuid[]) and t.status in ('pending', 'overdue')
    and t.payment_status is distinct from 'pending' and ${dated(sql`t.due_date`, which)}`;

const certifiedEnd = sql<string>`iso_date(c.terms ->> 'expectedEndDate')`;

/** While an amendment waits or is rejected the row has its terms; those that hold are the certified ones. */
const endsOf = (party: Condition, which: Which) => sql`
  select 'contract_end', 'energy_contract', t.id, t.name, t.ends_on from energy_contract t
  where ${and([party, dated(sql`t.ends_on`, which)])} and t.status in ${anyOf(inForceStatuses)}
  union all
  select 'contract_end', 'energy_contract', t.id, c.terms ->> 'name', ${certifiedEnd}
  from energy_contract t join contract_certificate c on c.energy_contract_id = t.id
  where ${and([party, dated(certifiedEnd, which)])} and t.status in ${anyOf(amendedStatuses)} and ${isAmended}`;

/** Each party by its own index; a contract of two companies of one person once. */
const ends = (which: Which, { first, second }: DeadlineEntities) => sql`
  ((${endsOf(sql<boolean>`t.owner_id = any(${first}::uuid[])`, which)})
  union (${endsOf(sql<boolean>`t.second_party_entity_id = any(${second}::uuid[])`, which)}))`;

/** Soonest first. */
export async function listStored(db: Db, which: Which, entities: DeadlineEntities, most: number): Promise<Deadline[]> {
  const { rows } = await sql<Deadline>`
    select * from (${payments(which, entities)} union all ${ends(which, entities)}) d
    order by date, kind, id limit ${most}`.execute(db);
  return rows;
}
