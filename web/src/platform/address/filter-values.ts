// The rules of filters: how a value changes, what clearing does, what the address holds, what the badge counts.
import { addDays, lisbonDate, lisbonMidnight } from '@wattpact/domain/calendar/lisbon-time';
import { readable } from '@wattpact/domain/fields/readable';
import { mostChosen } from '@wattpact/domain/filters/filter-limits';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';

/** A list's order: the API's flag of the sorted column (`sortByPrice`), and its direction. */
export interface Sort {
  flag: string;
  order: 'asc' | 'desc';
}

/** By query name; an array for filters with many values, else a text. Empty array and empty text mean unset. */
export type FilterValues = Record<string, string | string[]>;

export interface Option {
  value: string;
  label: string;
}

/** Options that are too many to be loaded: those in use, and a search among all. */
export interface FoundOptions {
  known: readonly Option[];
  find: (text: string) => Promise<readonly Option[]>;
}

/** Options that could not be loaded. */
export interface FailedOptions {
  error: unknown;
  retry: () => unknown;
}

/** The filter's declared options, with the number of results of each, which is asked for once they are shown. */
export interface CountedOptions {
  /**
   * @param values of all filters; the filter's own value has no influence
   * @returns undefined where there are too many to be counted
   */
  counts: (values: FilterValues) => Promise<ReadonlyMap<string, number> | undefined>;
}

/** Options of which only the page knows something (own companies), by filter name. */
export type PageOptions = Readonly<Record<string, readonly Option[] | FoundOptions | FailedOptions | CountedOptions>>;

const isList = (options: PageOptions[string]): options is readonly Option[] => Array.isArray(options);

export const isFound = (options: PageOptions[string] | undefined): options is FoundOptions =>
  options !== undefined && !isList(options) && 'find' in options;

export const isFailed = (options: PageOptions[string] | undefined): options is FailedOptions =>
  options !== undefined && !isList(options) && 'retry' in options;

export const isCounted = (options: PageOptions[string] | undefined): options is CountedOptions =>
  options !== undefined && !isList(options) && 'counts' in options;

const knownOptions = (options: PageOptions[string] | undefined): readonly Option[] => {
  if (options === undefined || isFailed(options) || isCounted(options)) return [];
  return isFound(options) ? options.known : options;
};

/** The label of a value that only the page knows; empty while it is unknown. */
export const labelOf = (options: PageOptions | undefined, name: string, value: string): string =>
  knownOptions(options?.[name]).find((one) => one.value === value)?.label ?? '';

/** A page's options leave something to choose, or may do so once they are loaded. */
export const hasChoice = (options: PageOptions[string] | undefined): boolean =>
  isFound(options) || isFailed(options) || knownOptions(options).length > 1;

const isSet = (value: string | readonly string[] | undefined): value is string | string[] =>
  value !== undefined && value.length > 0;

/** The query names that a filter owns: one, or the two ends of a range. */
export const namesOf = ({ name, names }: FilterDeclaration): string[] => (names ? [names.min, names.max] : [name]);

const emptyOf = ({ many }: FilterDeclaration): string | string[] => (many ? [] : '');

const numeric = /^-?\d+([.,]\d+)?(e[+-]?\d+)?$/;

/** Numeric filters accept an empty text or a number; anything else leaves them unchanged. */
export const acceptsNumber = (text: string): boolean => text === '' || numeric.test(text);

/** A number as it is written in a field or an address: `12,5`, `12.5`. */
export const numberOf = (text: string): number => Number(text.replace(',', '.'));

const isSwitch = ({ kind, options }: FilterDeclaration) =>
  kind === 'switch' || (kind === 'checkbox' && options === undefined);

/** The longest search text that the API accepts. */
export const longestText = 200;
const allAmounts: Bounds = { min: 0, max: 10_000_000 };
export const boundsOf = ({ range }: FilterDeclaration): Bounds => range ?? allAmounts;

const moment = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;

/** A date or instant that exists: not 30 February, and nothing in the year 0. */
function isMoment(text: string): boolean {
  const day = moment.exec(text)?.[1];
  if (!day || day.startsWith('0000') || Number.isNaN(Date.parse(text))) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

function readAmount(text: string, filter: FilterDeclaration): string {
  if (text === '' || !acceptsNumber(text)) return '';
  const within = clamp(numberOf(text), boundsOf(filter));
  return within === numberOf(text) ? text : String(within);
}

/** Cut to the API's length, not inside a character; unreadable text becomes empty. */
function readText(text: string): string {
  const short = text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '');
  return readable(short) ? short : '';
}

function filterValue(filter: FilterDeclaration, value: unknown): string | string[] {
  const texts = [value ?? []]
    .flat()
    .map(String)
    .filter((text) => text !== '');
  const known = filter.options ? texts.filter((text) => filter.options?.includes(text)) : texts;
  if (filter.many) return known.filter((text) => filter.pattern?.test(text) ?? true).slice(0, mostChosen);
  const [first = ''] = known;
  // "No" is a choice of its own if the record has a yes/no field.
  if (isSwitch(filter)) return first === 'true' || (first === 'false' && filter.column) ? first : '';
  if (filter.kind === 'slider') return readAmount(first, filter);
  if (filter.kind === 'date') return isMoment(first) ? first : '';
  return readText(first);
}

/** Two names for the same bound: the narrower one counts, under the name that has a control. */
function joinAliases(values: FilterValues, filters: readonly FilterDeclaration[]): FilterValues {
  const joined = { ...values };
  for (const { name, aliasOf } of filters) {
    if (!aliasOf || !isSet(joined[name])) continue;
    const both = [joined[name], joined[aliasOf]].map(String).filter(acceptsNumber);
    joined[aliasOf] = String(Math.max(...both.map(numberOf)));
    joined[name] = '';
  }
  return joined;
}

/** Reads the declared filters from the address; ignores unknown names and values that the API refuses. */
export function readFilters(search: Record<string, unknown>, filters: readonly FilterDeclaration[]): FilterValues {
  const values = Object.fromEntries(
    filters.flatMap((filter) => namesOf(filter).map((name) => [name, filterValue(filter, search[name])])),
  );
  return joinAliases(values, filters);
}

/** The address holds only values that are set. */
export const writeFilters = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));

export const setValue = (values: FilterValues, name: string, value: string | string[]): FilterValues => ({
  ...values,
  [name]: value,
});

export const clearFilter = (values: FilterValues, filter: FilterDeclaration): FilterValues => ({
  ...values,
  ...Object.fromEntries(namesOf(filter).map((name) => [name, emptyOf(filter)])),
});

export const clearAll = (filters: readonly FilterDeclaration[]): FilterValues =>
  filters.reduce<FilterValues>((values, filter) => clearFilter(values, filter), {});

const neverCounted = [
  'minTotalPurchasedCapacity',
  'minEnergy',
  'minPrice',
  'minTermLength',
  'searchQuery',
  'negotiated',
  'sortOrder',
];

/** The count badge: every query name in use, except lower ends of ranges, the search text and the sort. */
export const countActive = (values: FilterValues, filters: readonly FilterDeclaration[]): number =>
  filters
    .filter(({ counted }) => counted !== false)
    .flatMap(namesOf)
    .filter((name) => isSet(values[name]) && !neverCounted.includes(name) && !name.startsWith('sortBy')).length;

export const isActive = (values: FilterValues, filter: FilterDeclaration): boolean =>
  namesOf(filter).some((name) => isSet(values[name]));

export interface Range {
  min: string;
  max: string;
}
export interface Bounds {
  min: number;
  max: number;
}

const clamp = (amount: number, { min, max }: Bounds) => Math.min(Math.max(amount, min), max);

/** Sets one end of a range: a lower end above the upper is limited to the upper, and the reverse. */
export function clampRange(range: Range, changed: 'min' | 'max', bounds: Bounds): Range {
  const typed = range[changed];
  if (typed === '' || !acceptsNumber(typed)) return range;
  const within = clamp(numberOf(typed), bounds);
  const other = changed === 'min' ? range.max : range.min;
  if (other === '' || !acceptsNumber(other)) return { ...range, [changed]: String(within) };
  const end = changed === 'min' ? Math.min(within, numberOf(other)) : Math.max(within, numberOf(other));
  return { ...range, [changed]: String(end) };
}

/** The handles' positions on a scale; an open end, or one beyond the scale, is at its end. */
export const handlesOf = ({ min, max }: Range, scale: Bounds): [number, number] => [
  min === '' ? scale.min : clamp(numberOf(min), scale),
  max === '' ? scale.max : clamp(numberOf(max), scale),
];

/** Sets a range from its handles: an end whose handle did not move keeps its typed value, also beyond the scale. */
export function movedRange(range: Range, [low, high]: readonly [number, number], scale: Bounds): Range {
  const [wasLow, wasHigh] = handlesOf(range, scale);
  return {
    min: low === wasLow ? range.min : low <= scale.min ? '' : String(low),
    max: high === wasHigh ? range.max : high >= scale.max ? '' : String(high),
  };
}

/**
 * A date filter's lower end is the start of that day, its upper end the last millisecond; both as ISO instants.
 * @param isInstant of moments the reader means their own days; the days of records are those of Portugal
 */
export function dayEdge(date: string, edge: 'start' | 'end', isInstant = false): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return '';
  const first = edge === 'start' ? date : addDays(date, 1);
  const midnight = isInstant ? new Date(`${first}T00:00:00.000`) : lisbonMidnight(first);
  return new Date(midnight.getTime() - (edge === 'start' ? 0 : 1)).toISOString();
}

/** The day that an end of a date filter names; null where it names none. */
export function dayOfEdge(instant: string, isInstant = false): string | null {
  if (instant.length === 10) return instant;
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return null;
  if (!isInstant) return lisbonDate(at);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Converts text to the API's types by declaration: numbers, booleans, arrays. */
export function toQuery(values: FilterValues, filters: readonly FilterDeclaration[]): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const filter of filters) {
    for (const name of namesOf(filter)) {
      const value = values[name];
      if (!isSet(value)) continue;
      if (isSwitch(filter)) query[name] = value === 'true';
      else if (filter.kind === 'slider') query[name] = numberOf(String(value));
      else query[name] = value;
    }
  }
  return query;
}

/** The value of an option in a choice of orders: `sortByPrice:asc`. */
export const writeSort = ({ flag, order }: Sort): string => `${flag}:${order}`;

export function readSort(value: string): Sort {
  const [flag = '', order] = value.split(':');
  return { flag, order: order === 'asc' ? 'asc' : 'desc' };
}
