// The calls about saved searches and the shape of their records.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { pageOf, pageShape } from '../filters/page.ts';
import { savedSearchPayload, savedSearchShape } from './saved-search.ts';
import { searchableLists } from './searched-lists.ts';

export const savedSearchRecord = savedSearchShape
  .extend({
    id: z.string(),
    version: z.int(),
    createdAt: z.string(),
    /** The names of saved filters that the list no longer has; they are ignored. */
    droppedFilters: z.array(z.string()),
  })
  .meta({ id: 'SavedSearch' });
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
    problems: [409],
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
    versioned: true,
  }),
  remove: apiCall({
    method: 'DELETE',
    path: '/api/search/:id',
    access: 'user',
    status: 204,
    summary: 'Deletes a saved search',
    params: recordParams,
  }),
  restore: apiCall({
    method: 'POST',
    path: '/api/search/:id/restore',
    access: 'user',
    status: 200,
    summary: 'Brings a saved search back within a minute of its deletion, as it was',
    params: recordParams,
    answer: savedSearchRecord,
    problems: [409],
  }),
};
