// How many records the product has, by kind and status, for the metrics: one cheap statement for each figure.
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

interface Counted {
  status: string;
  count: number;
}

const countedKinds = ['legal_entity', 'project', 'offer', 'energy_contract', 'negotiation'] as const;
type CountedKind = (typeof countedKinds)[number];

/** As many rows are counted one by one; of a larger table a sample of about so many stands for all. */
const exactly = 20_000;

/** Deleted ones are left out. */
async function countByStatus(db: Db, kind: CountedKind): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select status, round(count(*) / least(1, ${exactly} / size.rows))::bigint as count
    from (select greatest(reltuples, 1)::float8 as rows from pg_class where oid = ${kind}::regclass) size,
      ${sql.table(kind)} tablesample system (least(100, (
        select 100 * ${exactly} / greatest(reltuples, 1) from pg_class where oid = ${kind}::regclass)))
    where status <> 'deleted' group by status, size.rows`.execute(db);
  return rows;
}

export async function countRecords(db: Db): Promise<(Counted & { kind: CountedKind })[]> {
  const counted = [];
  for (const kind of countedKinds) for (const one of await countByStatus(db, kind)) counted.push({ kind, ...one });
  return counted;
}

/** An index holds these alone. */
export async function countOpenInvoices(db: Db): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select status, (select count(*) from invoice where invoice.status = waiting.status) as count
    from (values ('pending'), ('overdue')) waiting (status)`.execute(db);
  return rows;
}
