// The administrators' calls about cases: taking one, internal notes, and comments to use again.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { id, recordParams } from '../fields/texts.ts';
import { caseParams, caseState, decisionText, internalNote, newDecisionText, newNote } from './case.ts';

export const caseApi = {
  get: apiCall({
    method: 'GET',
    path: '/api/admin/:kind/:id/case',
    access: 'admin',
    status: 200,
    summary: 'Who has taken the record, and which one of its kind has waited longest after it',
    params: caseParams,
    answer: caseState,
    problems: [400],
  }),
  take: apiCall({
    method: 'POST',
    path: '/api/admin/:kind/:id/take',
    access: 'admin',
    status: 200,
    summary: 'Takes the record for 30 minutes; 409 with the name of the administrator who holds it',
    params: caseParams,
    answer: caseState,
    problems: [409],
  }),
  release: apiCall({
    method: 'POST',
    path: '/api/admin/:kind/:id/release',
    access: 'admin',
    status: 200,
    summary: 'Gives a record back that the caller has taken',
    params: caseParams,
    answer: caseState,
  }),
  notes: apiCall({
    method: 'GET',
    path: '/api/admin/:kind/:id/notes',
    access: 'admin',
    status: 200,
    summary: "The administrators' notes on the record, newest first, a page back from `before`; users never see them",
    params: caseParams,
    query: z.object({ before: id.optional(), limit: z.int().min(1).max(100).default(10) }),
    answer: z.object({ items: z.array(internalNote), hasMore: z.boolean() }),
    problems: [400],
  }),
  addNote: apiCall({
    method: 'POST',
    path: '/api/admin/:kind/:id/notes',
    access: 'admin',
    status: 201,
    summary: 'Writes a note on the record for the other administrators',
    params: caseParams,
    body: newNote,
    answer: internalNote,
    idempotent: true,
  }),
};

export const decisionTextApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/admin/decision-texts',
    access: 'admin',
    status: 200,
    summary: 'The comments to use again, by kind, decision and language',
    answer: z.array(decisionText),
  }),
  create: apiCall({
    method: 'POST',
    path: '/api/admin/decision-texts',
    access: 'admin',
    status: 201,
    summary: 'Adds a comment to use again',
    body: newDecisionText,
    answer: decisionText,
    problems: [409],
    idempotent: true,
  }),
  update: apiCall({
    method: 'PUT',
    path: '/api/admin/decision-texts/:id',
    access: 'admin',
    status: 200,
    summary: 'Changes a comment to use again',
    params: recordParams,
    body: newDecisionText,
    answer: decisionText,
    versioned: true,
  }),
  remove: apiCall({
    method: 'DELETE',
    path: '/api/admin/decision-texts/:id',
    access: 'admin',
    status: 204,
    summary: 'Deletes a comment to use again',
    params: recordParams,
  }),
};
