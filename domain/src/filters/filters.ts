// Filters as data: one declaration drives the query's schema, the SQL, the filter bar and the matching of saved searches.
import { z } from 'zod';
import { readable } from '../fields/readable.ts';
import { hasYear } from '../fields/texts.ts';
import { sortOrders } from '../terms/enumerations.ts';
import { mostChosen } from './filter-limits.ts';
import { defaultPageSize, pageShape } from './page.ts';

export const filterKinds = [
  'switch',
  'checkbox',
  'badge_checkbox',
  'input',
  'select',
  'slider',
  'date',
  'sort_select',
] as const;

export interface FilterDeclaration {
  /** The query parameter; for ranges the stem that `names` spells out. */
  name: string;
  kind: (typeof filterKinds)[number];
  /** The column that it bounds; absent where the entity's queries decide (free text, negotiated). */
  column?: string;
  /** The column holds a list: any common value matches. */
  array?: boolean;
  labelKey: string;
  placeholderKey?: string;
  options?: readonly string[];
  /** Offered before the others, which are sorted by their labels. */
  firstOptions?: readonly string[];
  /** Labels of the options: `t(optionLabelKey + '.' + option)`. */
  optionLabelKey?: string;
  range?: { min: number; max: number };
  unit?: string;
  many?: boolean;
  /** Of many values that only the database knows: the codes that it takes. */
  pattern?: RegExp;
  /** The two query parameters of a range. */
  names?: { min: string; max: string };
  /** An older name of this query parameter. */
  aliasOf?: string;
  group?: 'basic_information' | 'terms_and_conditions';
  /** The column holds bands such as `10-15`, both ends included; a band matches when it overlaps the range. */
  bands?: Readonly<Record<string, { min: number; max: number }>>;
  /** Shown in the bar; the others are in the side sheet. */
  primary?: boolean;
  /** The page has a control of its own for it: the list shows neither another one nor a pill. */
  elsewhere?: boolean;
  /** False: the count badge leaves it out. */
  counted?: boolean;
  /** Answered for administrators only; other callers may send it without effect. */
  adminOnly?: boolean;
  /** A record id (text that is no id matches nothing). */
  isId?: boolean;
  /** The column of a date range holds instants: a bare date means its whole day in Portugal. */
  isInstant?: boolean;
}

export interface SortDeclaration {
  /** The flag, e.g. `sortByPrice`. */
  name: string;
  column: string;
  labelKey: string;
  /** A name, which is sorted by the rules of the reader's language. */
  isName?: boolean;
  /** Some records lack the value; they come last in both directions. */
  mayBeEmpty?: boolean;
}

export interface ListDeclaration {
  filters: readonly FilterDeclaration[];
  sorts: readonly SortDeclaration[];
}

/** A list's query as checked: the page, the size, and whatever filters the list declares. */
export interface ListQuery {
  page: number;
  limit: number;
  sortOrder: 'asc' | 'desc';
  [name: string]: unknown;
}

export const searchText = z
  .string()
  .trim()
  .max(200)
  .refine((typed) => typed === '' || readable(typed));
/** An instant, or a bare date that covers its whole day in Europe/Lisbon. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()], 'error_invalid.date')
  .refine(hasYear, 'error_invalid.date');

function schemasOf(filter: FilterDeclaration): Record<string, z.ZodType> {
  const { name, kind, names, options, range, many, pattern } = filter;
  if (names) {
    const one =
      kind === 'date'
        ? moment
        : z
            .number()
            .min(range?.min ?? 0)
            .max(range?.max ?? 10_000_000);
    return { [names.min]: one.optional(), [names.max]: one.optional() };
  }
  if (kind === 'switch' || kind === 'checkbox') return { [name]: z.boolean().optional() };
  if (options) {
    const one = z.enum(options as [string, ...string[]]);
    return { [name]: many ? z.array(one).max(mostChosen).optional() : one.optional() };
  }
  if (kind === 'slider')
    return {
      [name]: z
        .number()
        .min(range?.min ?? 0)
        .max(range?.max ?? 10_000_000)
        .optional(),
    };
  if (pattern) return { [name]: z.array(z.string().regex(pattern)).max(mostChosen).optional() };
  return { [name]: searchText.optional() };
}

const filterShape = (list: ListDeclaration): Record<string, z.ZodType> =>
  Object.assign({}, ...list.filters.map(schemasOf));

/** The schema of a list's query string; unknown parameters are ignored. */
export function listQuery(list: ListDeclaration): z.ZodType<ListQuery, Partial<ListQuery>> {
  return z.object({
    ...pageShape,
    ...filterShape(list),
    ...Object.fromEntries(list.sorts.map(({ name }) => [name, z.boolean().optional()])),
    sortOrder: z.enum(sortOrders).default('desc'),
  }) as unknown as z.ZodType<ListQuery, Partial<ListQuery>>;
}

/** The schema of a saved search's filters: the list's own names, unknown ones refused. */
export const savedFilters = (list: ListDeclaration): z.ZodType<Record<string, unknown>> =>
  z.strictObject({
    ...filterShape(list),
    ...Object.fromEntries(list.sorts.map(({ name }) => [name, z.boolean().optional()])),
    sortOrder: z.enum(sortOrders).optional(),
  });

/** Of two names for one lower bound the narrower value counts, under the newer name. */
export function withoutAliases<Values extends Readonly<Record<string, unknown>>>(
  { filters }: ListDeclaration,
  values: Values,
): Values {
  const joined: Record<string, unknown> = { ...values };
  for (const { name, aliasOf } of filters) {
    if (aliasOf === undefined || values[name] === undefined) continue;
    joined[aliasOf] = Math.max(Number(values[name]), Number(values[aliasOf] ?? values[name]));
    delete joined[name];
  }
  return joined as Values;
}

/** The first page of a list without filters. */
export const firstPage: ListQuery = { page: 1, limit: defaultPageSize, sortOrder: 'desc' };
