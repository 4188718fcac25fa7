// Filters columns with few values together: a small table holds each combination of their values once, with a number
// that the list's rows also carry. A query first finds the matching combinations, then their rows by an index on the
// number. The number is a hash, so several combinations may have one.
import type { ListQuery } from '@wattpact/domain/filters/filters';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { prepared } from '../database/statement-marks.ts';
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

interface Combinations {
  /** They exceed JavaScript's safe integers, so they are passed as text. */
  ids: string;
  /** Another combination, which does not match, has one of these numbers too. */
  isShared: boolean;
}

async function findCombinations(db: Db, { table }: Facets, where: readonly Condition[]): Promise<Combinations> {
  const wanted = and(where);
  const { rows } = await sql<Combinations>`
    select ${prepared} coalesce(array_agg(t.id), '{}')::text as ids,
      coalesce(bool_or(t.id in (select t.id from ${sql.table(table)} t where (${wanted}) is not true)), false) as "isShared"
    from ${sql.table(table)} t where ${wanted}`.execute(db);
  return rows[0] ?? { ids: '{}', isShared: false };
}

/** The conditions of all filters on the list's rows; columns with facets are compared by number. */
export async function narrowingConditions(db: Db, filtered: Listed, query: ListQuery): Promise<Condition[]> {
  const { facets = [] } = filtered;
  const numbered = facets.map(async (facet) => {
    const wanted = filterConditions(filtered, query, (name) => facet.columns.includes(name));
    if (wanted.length === 0) return [];
    const { ids, isShared } = await findCombinations(db, facet, wanted);
    if (ids === '{}') return [never];
    const numbered = sql<boolean>`${column(facet.column)} = any(${ids}::bigint[])`;
    // The columns themselves are not in the list's indexes, so they are compared only where they must be.
    return isShared ? [numbered, ...wanted] : [numbered];
  });
  const rest = filterConditions(filtered, query, (name) => !facets.some(({ columns }) => columns.includes(name)));
  return [...(await Promise.all(numbered)).flat(), ...rest];
}
