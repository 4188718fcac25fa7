// The rules of filters: how a value changes, what clearing means, what stands in the address, what the badge counts.
import type { FilterDeclaration } from 'domain/shared/filters';
import type { Sort } from '../data-table/table-props.ts';

/** By query name; a list for filters that take many values, else a text. Empty list and empty text mean unset. */
export type FilterValues = Record<string, string | string[]>;

const isSet = (value: string | readonly string[] | undefined): value is string | string[] =>
  value !== undefined && value.length > 0;

/** The query names that a filter owns: one, or the two ends of a range. */
export const namesOf = ({ name, names }: FilterDeclaration): string[] => (names ? [names.min, names.max] : [name]);

const emptyOf = ({ many }: FilterDeclaration): string | string[] => (many ? [] : '');

const numeric = /^-?\d+([.,]\d+)?$/;

/** Numeric filters take nothing or a number; anything else leaves them as they were. */
export const acceptsNumber = (text: string): boolean => text === '' || numeric.test(text);

const isSwitch = ({ kind, options }: FilterDeclaration) =>
  kind === 'switch' || (kind === 'checkbox' && options === undefined);

function read(filter: FilterDeclaration, value: unknown): string | string[] {
  const texts = [value ?? []]
    .flat()
    .map(String)
    .filter((text) => text !== '');
  const known = filter.options ? texts.filter((text) => filter.options?.includes(text)) : texts;
  if (filter.many) return known;
  const [first = ''] = known;
  if (isSwitch(filter)) return first === 'true' ? 'true' : '';
  return filter.kind === 'slider' && !acceptsNumber(first) ? '' : first;
}

/** What the address says about the declared filters; unknown names and values are passed over. */
export function readFilters(search: Record<string, unknown>, filters: readonly FilterDeclaration[]): FilterValues {
  return Object.fromEntries(
    filters.flatMap((filter) => namesOf(filter).map((name) => [name, read(filter, search[name])])),
  );
}

/** Only what is set stands in the address. */
export const writeFilters = (values: FilterValues): FilterValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSet(value)));

export const setValue = (values: FilterValues, name: string, value: string | string[]): FilterValues => ({
  ...values,
  [name]: value,
});

/** A value of a list goes in when it is out, and out when it is in. */
export function toggleValue(values: FilterValues, name: string, option: string): FilterValues {
  const list = [values[name] ?? []].flat();
  return { ...values, [name]: list.includes(option) ? list.filter((one) => one !== option) : [...list, option] };
}

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

const number = (text: string) => Number(text.replace(',', '.'));

/** One end of a range was typed: a lower end above the upper becomes the upper, an upper below the lower the lower. */
export function clampRange(range: Range, changed: 'min' | 'max', { min, max }: Bounds): Range {
  const typed = range[changed];
  if (typed === '' || !acceptsNumber(typed)) return range;
  const within = Math.min(Math.max(number(typed), min), max);
  const other = changed === 'min' ? range.max : range.min;
  if (other === '' || !acceptsNumber(other)) return { ...range, [changed]: String(within) };
  const end = changed === 'min' ? Math.min(within, number(other)) : Math.max(within, number(other));
  return { ...range, [changed]: String(end) };
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
      if (isSwitch(filter)) query[name] = true;
      else if (filter.kind === 'slider') query[name] = number(String(value));
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
