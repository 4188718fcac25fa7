// Filters of a list, as declared in the domain, turned into conditions of its SQL.
import type { FilterDeclaration, ListDeclaration, ListQuery } from 'domain/shared/filters';
import { type RawBuilder, sql } from 'kysely';
import { isId } from '../ids.ts';

export type Condition = RawBuilder<boolean>;

export const and = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
const never = sql<boolean>`false`;

/** A list's rows are `t` in every statement. */
export const column = (name: string) => sql.ref(`t.${name}`);

/** A bare date covers its whole day in Portugal's time; date columns compare by that day. */
const zone = sql.lit('Europe/Lisbon');
const isBareDate = (value: string) => value.length === 10;
function dateBound(value: string, end: boolean): RawBuilder<unknown> {
  if (!isBareDate(value)) return sql`(${value}::timestamptz at time zone ${zone})::date`;
  return end ? sql`${value}::date` : sql`${value}::date`;
}

function rangeConditions({ kind, column: name = '' }: FilterDeclaration, low: unknown, high: unknown): Condition[] {
  const bound = (value: unknown, end: boolean) =>
    kind === 'date' ? dateBound(String(value), end) : sql`${value}::numeric`;
  return [
    ...(low === undefined ? [] : [sql<boolean>`${column(name)} >= ${bound(low, false)}`]),
    ...(high === undefined ? [] : [sql<boolean>`${column(name)} <= ${bound(high, true)}`]),
  ];
}

function condition(filter: FilterDeclaration, value: unknown): Condition[] {
  const name = filter.column;
  if (value === undefined || name === undefined) return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (filter.array) return [sql<boolean>`${column(name)} && ${value}::text[]`];
    return [sql<boolean>`${column(name)} in (${sql.join(value)})`];
  }
  if (filter.kind === 'slider') return [sql<boolean>`${column(name)} >= ${value}::numeric`];
  if (filter.isId) return isId(String(value)) ? [sql<boolean>`${column(name)} = ${value}`] : [never];
  return [sql<boolean>`${column(name)} = ${value}`];
}

/** The conditions of the filters that name a column; free text and the rest are the entity's own. */
export const filterConditions = (list: ListDeclaration, query: ListQuery, { isAdmin }: { isAdmin: boolean }) =>
  list.filters.flatMap((filter) => {
    if (filter.adminOnly && !isAdmin) return [];
    return filter.names && filter.column
      ? rangeConditions(filter, query[filter.names.min], query[filter.names.max])
      : condition(filter, query[filter.name]);
  });
