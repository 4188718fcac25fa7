// Every statement on the imported price indices.
import { type IndexRow, indexList, type StoredIndexRow } from '@wattpact/domain/benchmark/index-row';
import type { ListQuery } from '@wattpact/domain/filters/filters';
import type { Page } from '@wattpact/domain/filters/page';
import { sql } from 'kysely';
import { type Db, json } from '../../platform/database/database.ts';
import type { SignedIn } from '../../platform/http/context.ts';
import { newId } from '../../platform/ids.ts';
import { listPage } from '../../platform/lists/list-page.ts';

const columns = sql<StoredIndexRow>`t.id, t.country, t.technology, t.structure, t.quarter, t.p25::float8 as p25,
  t.p50::float8 as p50, t.p75::float8 as p75, t.source, t.licence_note as "licenceNote", t.created_at as "createdAt"`;

export const listIndexRows = (db: Db, { language }: SignedIn, query: ListQuery): Promise<Page<StoredIndexRow>> =>
  listPage<StoredIndexRow>(
    db,
    { table: 'benchmark_index', declaration: indexList, where: [], select: columns, isAdmin: true, language },
    query,
  );

const recordset = sql`as r(id uuid, country text, technology text, structure text, quarter text, p25 numeric,
  p50 numeric, p75 numeric, source text, "licenceNote" text)`;

/** Of these lines, those whose key is stored already. */
export async function countStored(db: Db, lines: readonly IndexRow[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jsonb_to_recordset(${json(lines)}) ${recordset}
    join benchmark_index i on i.country = r.country and i.technology = r.technology
      and i.structure is not distinct from r.structure and i.quarter = r.quarter and i.source = r.source`.execute(db);
  return rows[0]?.count ?? 0;
}

/** @returns the id of one of them */
export async function writeLines(
  db: Db,
  lines: readonly IndexRow[],
  { by, now }: { by: string; now: Date },
): Promise<string | undefined> {
  const written = lines.map((line) => ({ id: newId(now), ...line }));
  const { rows } = await sql<{ id: string }>`
    insert into benchmark_index as i (id, country, technology, structure, quarter, p25, p50, p75, source, licence_note,
      created_by, created_at)
    select r.id, r.country, r.technology, r.structure, r.quarter, r.p25, r.p50, r.p75, r.source, r."licenceNote",
      ${by}::uuid, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${json(written)}) ${recordset}
    on conflict (country, technology, structure, quarter, source) do update
      set p25 = excluded.p25, p50 = excluded.p50, p75 = excluded.p75, licence_note = excluded.licence_note,
        created_by = excluded.created_by, created_at = excluded.created_at
    returning i.id`.execute(db);
  return rows[0]?.id;
}

/** @returns the id of one of the lines; undefined where there was none */
export async function deleteLines(
  db: Db,
  { source, quarter }: { source: string; quarter: string },
): Promise<string | undefined> {
  const rows = await db
    .deleteFrom('benchmark_index')
    .where('source', '=', source)
    .where('quarter', '=', quarter)
    .returning('id')
    .execute();
  return rows[0]?.id;
}
