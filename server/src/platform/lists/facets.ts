// Filters columns with few values together: a small table holds each combination of their values once, with a number
// that the list's rows also carry. A query first finds the matching combinations, then their rows by an index on the
// number.
import type { ListQuery } from '@wattpact/domain/filters/filters';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { and, type Condition, column, type Filtered, filterConditions, never } from './conditions.ts';

export interface Facets {
  /** The list's column with the number of the combination. */
  column: string;
  /** The table of combinations, with `id` and `columns`. */
  table: string;
  columns: readonly string[];
}

interface Listed extends Filtered {
  facets?: readonly Facets[];
}

/** The numbers exceed JavaScript's safe integers, so they are passed as text. */
async function findCombinations(db: Db, { table }: Facets, where: readonly Condition[]): Promise<string> {
  const { rows } = await sql<{ ids: string }>`
    select coalesce(array_agg(t.id), '{}')::text as ids from ${sql.table(table)} t where ${and(where)}`.execute(db);
  return rows[0]?.ids ?? '{}';
}

/** The conditions of all filters on the list's rows; columns with facets are compared by number. */
export async function narrowingConditions(db: Db, filtered: Listed, query: ListQuery): Promise<Condition[]> {
  const { facets = [] } = filtered;
  const numbered = facets.map(async (facet) => {
    const wanted = filterConditions(filtered, query, (name) => facet.columns.includes(name));
    if (wanted.length === 0) return [];
    const ids = await findCombinations(db, facet, wanted);
    return [ids === '{}' ? never : sql<boolean>`${column(facet.column)} = any(${ids}::bigint[])`];
  });
  const rest = filterConditions(filtered, query, (name) => !facets.some(({ columns }) => columns.includes(name)));
  return [...(await Promise.all(numbered)).flat(), ...rest];
}
