// Every statement on the one row of fees and IBAN.
import type { Fee, FeeConfiguration } from '@wattpact/domain/fees/fee';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import type { FieldChange } from '../../platform/events/record-event.ts';

export interface StoredFees extends FeeConfiguration {
  version: number;
}

export async function findFees(db: Db, { lock = false } = {}): Promise<StoredFees | undefined> {
  const { rows } = await sql<{ iban: string; fees: Fee[]; version: number }>`
    select iban, fees, version from fee_configuration where id = 1 ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

export const writeFees = (db: Db, { iban, fees }: FeeConfiguration, now: Date) =>
  sql`insert into fee_configuration (id, iban, fees, version, updated_at)
    values (1, ${iban}, ${json(fees)}, 1, ${now.toISOString()})
    on conflict (id) do update set iban = excluded.iban, fees = excluded.fees,
      version = fee_configuration.version + 1, updated_at = excluded.updated_at`.execute(db);

interface LoggedChange {
  id: string;
  at: string;
  by: string | null;
  changes: FieldChange[];
}

/** The saves in the log, newest first. */
export async function listFeeChanges(db: Db, configurationId: string): Promise<LoggedChange[]> {
  const { rows } = await sql<LoggedChange>`
    select e.id, e.at, nullif(concat_ws(' ', u.first_name, u.last_name), '') as by, e.changes
    from event e left join app_user u on u.id = e.actor_id
    where e.record_kind = 'fee_configuration' and e.record_id = ${configurationId} and e.action = 'edited'
    order by e.id desc limit 100`.execute(db);
  return rows;
}
