// Every statement on the invoices' table.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Invoices of the entity that are pending or overdue. */
export async function countOpenInvoices(db: Db, { entityId }: { entityId: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from invoice t
    where t.owner_id = ${entityId} and t.status in ('pending', 'overdue')`.execute(db);
  return rows[0]?.count ?? 0;
}
