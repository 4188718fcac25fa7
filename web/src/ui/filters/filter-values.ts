// The rules of filters: how a value changes, what clearing means, what stands in the address, what the badge counts.
import { readable } from '@wattpact/domain/fields/readable';
import type { FilterDeclaration } from '@wattpact/domain/filters/filters';
import type { Sort } from '../data-table/table-props.ts';

/** By query name; a list for filters that take many values, else a text. Empty list and empty text mean unset. */
export type FilterValues = Record<string, string | string[]>;

export interface Option {
  value: string;
  label: string;
}

/** Options that only the page knows (own companies), by filter name. */
export type PageOptions = Readonly<Record<string, readonly Option[]>>;

const isSet = (value: string | readonly string[] | undefined): value is string | string[] =>
  value !== undefined && value.length > 0;

/** The query names that a filter owns: one, or the two ends of a range. */
export const namesOf = ({ name, names }: FilterDeclaration): string[] => (names ? [names.min, names.max] : [name]);

const emptyOf = ({ many }: FilterDeclaration): string | string[] => (many ? [] : '');

const numeric = /^-?\d+([.,]\d+)?(e[+-]?\d+)?$/;

/** Numeric filters take nothing or a number; anything else leaves them as they were. */
export const acceptsNumber = (text: string): boolean => text === '' || numeric.test(text);

/** A number as it is written in a field or an address: `12,5`, `12.5`. */
export const numberOf = (text: string): number => Number(text.replace(',', '.'));

const isSwitch = ({ kind, options }: FilterDeclaration) =>
  kind === 'switch' || (kind === 'checkbox' && options === undefined);

/** The longest text that the API looks for. */
export const longestText = 200;
const allAmounts: Bounds = { min: 0, max: 10_000_000 };
export const boundsOf = ({ range }: FilterDeclaration): Bounds => range ?? allAmounts;

const moment = /^(\d{4}-\d\d-\d\d)(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;

/** A day or an instant that there is: 30 February is none, nor is anything in the year 0. */
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

/** As long as the API takes it, not cut inside a character; what cannot be read is no text. */
function readText(text: string): string {
  const short = text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '');
  return readable(short) ? short : '';
}

function read(filter: FilterDeclaration, value: unknown): string | string[] {
  const texts = [value ?? []]
    .flat()
    .map(String)
    .filter((text) => text !== '');
  const known = filter.options ? texts.filter((text) => filter.options?.includes(text)) : texts;
  if (filter.many) return known;
  const [first = ''] = known;
  // No is a choice of its own, where a record has a yes or a no.
  if (isSwitch(filter)) return first === 'true' || (first === 'false' && filter.column) ? first : '';
  if (filter.kind === 'slider') return readAmount(first, filter);
  if (filter.kind === 'date') return isMoment(first) ? first : '';
  return readText(first);
}

/** Two names of one bound: the narrower counts, under the name that has a control. */
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

/** What the address says about the declared filters; unknown names and values that the API refuses are passed over. */
export function readFilters(search: Record<string, unknown>, filters: readonly FilterDeclaration[]): FilterValues {
  const values = Object.fromEntries(
    filters.flatMap((filter) => namesOf(filter).map((name) => [name, read(filter, search[name])])),
  );
  return joinAliases(values, filters);
}

/** Only what is set stands in the address. */
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

/** What the count badge says: every query name in use, but the lower ends of ranges, the search text and the sort. */
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

/** One end of a range was typed: a lower end above the upper becomes the upper, an upper below the lower the lower. */
export function clampRange(range: Range, changed: 'min' | 'max', bounds: Bounds): Range {
  const typed = range[changed];
  if (typed === '' || !acceptsNumber(typed)) return range;
  const within = clamp(numberOf(typed), bounds);
  const other = changed === 'min' ? range.max : range.min;
  if (other === '' || !acceptsNumber(other)) return { ...range, [changed]: String(within) };
  const end = changed === 'min' ? Math.min(within, numberOf(other)) : Math.max(within, numberOf(other));
  return { ...range, [changed]: String(end) };
}

/** Where the handles stand on a scale; an open end, and one beyond the scale, at its end. */
export const handlesOf = ({ min, max }: Range, scale: Bounds): [number, number] => [
  min === '' ? scale.min : clamp(numberOf(min), scale),
  max === '' ? scale.max : clamp(numberOf(max), scale),
];

/** The handles were moved: an end whose handle stands where it stood keeps what was typed, beyond the scale too. */
export function movedRange(range: Range, [low, high]: readonly [number, number], scale: Bounds): Range {
  const [wasLow, wasHigh] = handlesOf(range, scale);
  return {
    min: low === wasLow ? range.min : low <= scale.min ? '' : String(low),
    max: high === wasHigh ? range.max : high >= scale.max ? '' : String(high),
  };
}

/** A date filter's lower end is the start of that day, its upper end the last millisecond; both as ISO instants. */
export function dayEdge(date: string, edge: 'start' | 'end'): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return '';
  return new Date(`${date}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}`).toISOString();
}

/** Text by declaration as the API's types want it: numbers, booleans, lists. */
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
