// Saved searches: a name, a list and filters of that list.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { fieldProblems } from '../api/problem.ts';
import { energyContractSearch } from '../energy-contracts/energy-contract-filters.ts';
import { offerSearch } from '../offers/offer-filters.ts';
import { projectSearch } from '../projects/project-filters.ts';
import { type ListDeclaration, savedFilters } from '../shared/filters.ts';
import { pageOf, pageShape } from '../shared/page.ts';
import { withRules } from '../shared/rules.ts';
import { readable, recordParams } from '../shared/texts.ts';

export const searchableLists = ['projects', 'offers', 'energy-contracts'] as const;
export type SearchableList = (typeof searchableLists)[number];

export const searchDeclarations: Record<SearchableList, ListDeclaration> = {
  projects: projectSearch,
  offers: offerSearch,
  'energy-contracts': energyContractSearch,
};

const name = z
  .string('error_saved_search_name')
  .trim()
  .min(1, 'error_saved_search_name')
  .max(100, 'error_max_length')
  .refine(readable);

const shape = z.strictObject({
  name,
  notify: z.boolean().default(false),
  listEntity: z.enum(searchableLists),
  filters: z.record(z.string(), z.unknown()),
});

const filterSchemas = new Map(searchableLists.map((list) => [list, savedFilters(searchDeclarations[list])] as const));

/** The filters are checked by the list that they name. */
export const savedSearchPayload = withRules(shape, ({ listEntity, filters }) => {
  const isObject = typeof filters === 'object' && filters !== null && !Array.isArray(filters);
  const schema = listEntity && filterSchemas.get(listEntity);
  const { error } = (isObject && schema?.safeParse(filters)) || {};
  return error
    ? fieldProblems(error).map(({ path, key, params }) => ({
        path: ['filters', ...path.split('.')],
        key,
        ...(params && { params }),
      }))
    : [];
});
export type SavedSearchPayload = z.infer<typeof shape>;

export const savedSearchRecord = shape.extend({ id: z.string(), createdAt: z.string() }).meta({ id: 'SavedSearch' });
export type SavedSearchRecord = z.infer<typeof savedSearchRecord>;

export const savedSearchApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/search',
    access: 'user',
    status: 200,
    summary: "The caller's saved searches",
    query: z.object({ ...pageShape, listEntity: z.enum(searchableLists).optional() }),
    answer: pageOf(savedSearchRecord),
  }),
  create: apiCall({
    method: 'POST',
    path: '/api/search/save',
    access: 'user',
    status: 201,
    summary: 'Saves a search',
    body: savedSearchPayload,
    answer: savedSearchRecord,
    idempotent: true,
  }),
  get: apiCall({
    method: 'GET',
    path: '/api/search/:id',
    access: 'user',
    status: 200,
    summary: 'One saved search',
    params: recordParams,
    answer: savedSearchRecord,
  }),
  update: apiCall({
    method: 'PUT',
    path: '/api/search/:id',
    access: 'user',
    status: 200,
    summary: 'Replaces a saved search',
    params: recordParams,
    body: savedSearchPayload,
    answer: savedSearchRecord,
  }),
  remove: apiCall({
    method: 'DELETE',
    path: '/api/search/:id',
    access: 'user',
    status: 204,
    summary: 'Deletes a saved search',
    params: recordParams,
  }),
};
