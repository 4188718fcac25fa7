// The last decisions on a kind of record, and when what they decided on was handed in.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface DecisionTime {
  submittedAt: string;
  decidedAt: string;
}

/** Without those of records that were handed in again since: their table says only when that was. */
export async function listDecisionTimes(db: Db, kind: string, most: number): Promise<DecisionTime[]> {
  const { rows } = await sql<DecisionTime>`
    select t.submitted_at as "submittedAt", e.at as "decidedAt"
    from event e join ${sql.table(kind)} t on t.id = e.record_id and t.submitted_at <= e.at
    where e.audited and e.record_kind = ${kind} and e.status in ('approved', 'rejected')
      and e.data ->> 'before' = 'pending_validation'
    order by e.at desc, e.id desc limit ${most}`.execute(db);
  return rows;
}
