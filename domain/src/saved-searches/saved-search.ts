// Saved searches: a name, a list and filters of that list.
import { z } from 'zod';
import { fieldProblems } from '../api/problem.ts';
import { readable } from '../fields/readable.ts';
import { withRules } from '../fields/rules.ts';
import { savedFilters } from '../filters/filters.ts';
import { type SearchableList, searchableLists, searchDeclarations } from './searched-lists.ts';

/** The most searches of one user over all lists: each new item is compared with every one of them. */
export const mostSavedSearches = 300;

/** How long a deleted search can be brought back, in ms. Pages offer it for a shorter time. */
export const removedSearchKeptMs = 60_000;

const name = z
  .string('error_saved_search_name')
  .trim()
  .min(1, 'error_saved_search_name')
  .max(100, 'error_max_length')
  .refine(readable);

export const savedSearchShape = z.strictObject({
  name,
  notify: z.boolean().default(false),
  listEntity: z.enum(searchableLists),
  filters: z.record(z.string(), z.unknown()),
});

const filterSchemas = new Map<unknown, ReturnType<typeof savedFilters>>(
  searchableLists.map((list) => [list, savedFilters(searchDeclarations[list])] as const),
);

/** The named list's schema checks the filters. */
export const savedSearchPayload = withRules(savedSearchShape, ({ listEntity, filters }) => {
  const isObject = typeof filters === 'object' && filters !== null && !Array.isArray(filters);
  const error = isObject ? filterSchemas.get(listEntity)?.safeParse(filters).error : undefined;
  return error
    ? fieldProblems(error).map(({ path, key, params }) => ({
        path: ['filters', ...path.split('.')],
        key,
        ...(params && { params }),
      }))
    : [];
});
export type SavedSearchPayload = z.infer<typeof savedSearchShape>;

export interface CurrentFilters {
  filters: Record<string, unknown>;
  /** The names of saved filters that the list no longer has, or of whose values the list no longer knows some. */
  droppedFilters: string[];
}

/** As in a list's query, an empty text is no value. */
const withoutEmpty = (filters: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

/**
 * A saved search may outlive filters and values of its list. Filters that the list still accepts apply; the others are
 * ignored and named.
 */
export function currentFilters(list: SearchableList, saved: Readonly<Record<string, unknown>>): CurrentFilters {
  const schema = filterSchemas.get(list);
  const parsed = (filters: object) => schema?.safeParse(filters).data;
  const takes = (filters: object) => parsed(filters) !== undefined;
  const whole = parsed(saved);
  if (whole) return { filters: withoutEmpty(whole), droppedFilters: [] };
  const kept: Record<string, unknown> = {};
  const droppedFilters: string[] = [];
  for (const [name, value] of Object.entries(saved)) {
    const isKept = takes({ [name]: value });
    const left = isKept || !Array.isArray(value) ? [] : value.filter((one) => takes({ [name]: [one] }));
    if (isKept) kept[name] = value;
    else droppedFilters.push(name);
    if (left.length > 0) kept[name] = left;
  }
  return { filters: withoutEmpty(parsed(kept) ?? {}), droppedFilters };
}
