// The calls about the terms that companies keep under a name.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { changedSavedTerms, newSavedTerms } from './saved-terms.ts';

const savedTermsRow = z.object({
  id: z.string(),
  version: z.int(),
  legalEntityId: z.string(),
  legalEntityName: z.string(),
  name: z.string(),
  updatedAt: z.string(),
  /** `edit`, `delete`: with CONTRACTING in the company. */
  allowedActions: z.array(z.string()),
});
export type SavedTermsRow = z.infer<typeof savedTermsRow>;

/** As they were saved: a form leaves out what it no longer accepts. */
export const savedTermsRecord = savedTermsRow
  .extend({ terms: z.record(z.string(), z.unknown()) })
  .meta({ id: 'SavedTerms' });
export type SavedTermsRecord = z.infer<typeof savedTermsRecord>;

export const savedTermsApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/saved-terms',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: "The saved terms of the caller's companies, or of one of them, by name",
    query: z.object({ legalEntityId: z.string().optional() }),
    answer: z.array(savedTermsRow),
  }),
  create: apiCall({
    method: 'POST',
    path: '/api/saved-terms',
    access: 'user',
    forKeys: true,
    status: 201,
    summary: 'Keeps terms under a name, for a company in which the caller holds CONTRACTING',
    body: newSavedTerms,
    answer: savedTermsRecord,
    problems: [403, 409],
    idempotent: true,
  }),
  get: apiCall({
    method: 'GET',
    path: '/api/saved-terms/:id',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Saved terms with their content',
    params: recordParams,
    answer: savedTermsRecord,
  }),
  update: apiCall({
    method: 'PUT',
    path: '/api/saved-terms/:id',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'Renames saved terms, or replaces their content',
    params: recordParams,
    body: changedSavedTerms,
    answer: savedTermsRecord,
    problems: [403, 409],
    versioned: true,
  }),
  remove: apiCall({
    method: 'DELETE',
    path: '/api/saved-terms/:id',
    access: 'user',
    forKeys: true,
    status: 204,
    summary: 'Deletes saved terms',
    params: recordParams,
    problems: [403],
  }),
};
