// Whether one record passes the filters of a list: the same declaration as the list's SQL, on the record's own values.
import { lisbonDate } from '../calendar/lisbon-time.ts';
import { type FilterDeclaration, type ListDeclaration, withoutAliases } from './filters.ts';

/** The values of a record under the declaration's columns. */
export type Columns = Readonly<Record<string, unknown>>;

const within = (value: unknown, low: unknown, high: unknown): boolean => {
  if (value === null || value === undefined) return false;
  const number = Number(value);
  return (low === undefined || number >= Number(low)) && (high === undefined || number <= Number(high));
};

/** A bare date is used as it is; an instant counts as its day in Portugal. */
const dayOf = (moment: unknown): string =>
  String(moment).length === 10 ? String(moment) : lisbonDate(new Date(String(moment)));

const dayWithin = (value: unknown, low: unknown, high: unknown): boolean => {
  if (value === null || value === undefined) return false;
  const day = dayOf(value);
  return (low === undefined || day >= dayOf(low)) && (high === undefined || day <= dayOf(high));
};

/** A bare date covers its whole day in Portugal; an instant is one. */
const instantWithin = (value: unknown, low: unknown, high: unknown): boolean => {
  const compared = (end: unknown) =>
    String(end).length === 10
      ? dayOf(value).localeCompare(String(end))
      : Date.parse(String(value)) - Date.parse(String(end));
  return (low === undefined || compared(low) >= 0) && (high === undefined || compared(high) <= 0);
};

const bandWithin = (bands: NonNullable<FilterDeclaration['bands']>, value: unknown, low: unknown, high: unknown) => {
  const band = bands[String(value)];
  const [from, to] = [Number(low ?? 0), Number(high ?? Number.POSITIVE_INFINITY)];
  return band !== undefined && from <= to && band.min <= to && band.max >= from;
};

function passes(filter: FilterDeclaration, filters: Columns, columns: Columns): boolean {
  const { name, names, column, bands, kind } = filter;
  if (column === undefined) return true;
  const held = columns[column];
  if (names) {
    const [low, high] = [filters[names.min], filters[names.max]];
    if (low === undefined && high === undefined) return true;
    if (bands) return bandWithin(bands, held, low, high);
    if (filter.isInstant) return instantWithin(held, low, high);
    return kind === 'date' ? dayWithin(held, low, high) : within(held, low, high);
  }
  const wanted = filters[name];
  if (wanted === undefined) return true;
  if (Array.isArray(wanted)) {
    if (wanted.length === 0) return true;
    return Array.isArray(held) ? held.some((one) => wanted.includes(one)) : wanted.includes(held);
  }
  if (kind === 'slider') return bands ? bandWithin(bands, held, wanted, undefined) : within(held, wanted, undefined);
  return filter.isId ? String(held).toLowerCase() === String(wanted).toLowerCase() : held === wanted;
}

/** Checks every filter that names a column; the caller checks free text and the rest. */
export const matchesFilters = (
  list: ListDeclaration,
  filters: Columns,
  columns: Columns,
  { isAdmin }: { isAdmin: boolean },
): boolean => {
  const joined = withoutAliases(list, filters);
  return list.filters.every((filter) => (filter.adminOnly && !isAdmin) || passes(filter, joined, columns));
};
