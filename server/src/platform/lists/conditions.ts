// Turns the filters that the domain declares for a list into SQL conditions.
import {
  type FilterDeclaration,
  type ListDeclaration,
  type ListQuery,
  withoutAliases,
} from '@wattpact/domain/filters/filters';
import { type RawBuilder, sql } from 'kysely';
import { isId } from '../ids.ts';

export type Condition = RawBuilder<boolean>;

export const and = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
export const never = sql<boolean>`false`;

/** A list's rows have the alias `t` in every statement. */
export const column = (name: string) => sql.ref(`t.${name}`);

/** Date columns are compared by the day in Portugal, for instants and for bare dates. */
const zone = sql.lit('Europe/Lisbon');
const isBareDate = (value: string) => value.length === 10;
const dayOf = (value: string): RawBuilder<unknown> =>
  isBareDate(value) ? sql`${value}::date` : sql`(${value}::timestamptz at time zone ${zone})::date`;

/** The beginning of a day in Portugal. */
const startOfDay = (date: string, daysLater = 0) =>
  sql`((${date}::date + ${daysLater}::int)::timestamp at time zone ${zone})`;

/** A bare date covers its whole day. */
function instantConditions(name: string, low: unknown, high: unknown): Condition[] {
  const from = (text: string) => (isBareDate(text) ? startOfDay(text) : sql`${text}::timestamptz`);
  const until = (text: string) => (isBareDate(text) ? sql`< ${startOfDay(text, 1)}` : sql`<= ${text}::timestamptz`);
  return [
    ...(low === undefined ? [] : [sql<boolean>`${column(name)} >= ${from(String(low))}`]),
    ...(high === undefined ? [] : [sql<boolean>`${column(name)} ${until(String(high))}`]),
  ];
}

/** The bands that overlap the range, both ends included. */
const bandConditions = (bands: NonNullable<FilterDeclaration['bands']>, name: string, low: unknown, high: unknown) => {
  if (low === undefined && high === undefined) return [];
  const [from, to] = [Number(low ?? 0), Number(high ?? Number.POSITIVE_INFINITY)];
  const met = Object.entries(bands).flatMap(([value, { min, max }]) => (min <= to && max >= from ? [value] : []));
  return [from > to || met.length === 0 ? never : sql<boolean>`${column(name)} = any(${met})`];
};

function rangeConditions(
  { kind, column: name = '', bands, isInstant }: FilterDeclaration,
  low: unknown,
  high: unknown,
): Condition[] {
  if (bands) return bandConditions(bands, name, low, high);
  if (isInstant) return instantConditions(name, low, high);
  // A reversed range matches nothing, so no row is read.
  if (kind !== 'date' && low !== undefined && high !== undefined && Number(low) > Number(high)) return [never];
  const bound = (value: unknown) => (kind === 'date' ? dayOf(String(value)) : sql`${value}::numeric`);
  return [
    ...(low === undefined ? [] : [sql<boolean>`${column(name)} >= ${bound(low)}`]),
    ...(high === undefined ? [] : [sql<boolean>`${column(name)} <= ${bound(high)}`]),
  ];
}

function condition(filter: FilterDeclaration, value: unknown): Condition[] {
  const name = filter.column;
  if (value === undefined || name === undefined) return [];
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    if (filter.array) return [sql<boolean>`${column(name)} && ${value}::text[]`];
    return [sql<boolean>`${column(name)} = any(${value})`];
  }
  if (filter.kind === 'slider' && filter.bands) return bandConditions(filter.bands, name, value, undefined);
  if (filter.kind === 'slider') return [sql<boolean>`${column(name)} >= ${value}::numeric`];
  if (filter.isId) return isId(String(value)) ? [sql<boolean>`${column(name)} = ${value}`] : [never];
  return [sql<boolean>`${column(name)} = ${value}`];
}

export interface Filtered {
  declaration: ListDeclaration;
  isAdmin: boolean;
}

/** The conditions of the filters on the requested columns; the entity adds free text and the rest. */
export const filterConditions = (
  { declaration, isAdmin }: Filtered,
  query: ListQuery,
  isAsked: (name: string) => boolean = () => true,
): Condition[] => {
  const joined = withoutAliases(declaration, query);
  return declaration.filters.flatMap((filter) => {
    if ((filter.adminOnly && !isAdmin) || filter.column === undefined || !isAsked(filter.column)) return [];
    return filter.names
      ? rangeConditions(filter, joined[filter.names.min], joined[filter.names.max])
      : condition(filter, joined[filter.name]);
  });
};
