// The administrators' calls that decide on many contracts at once.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { decisionRecord, decisionRequest, decisionSummary } from './contract-decision.ts';

export const contractDecisionApi = {
  create: apiCall({
    method: 'POST',
    path: '/api/admin/energy-contracts/decisions',
    access: 'admin',
    status: 202,
    summary:
      'Approves or rejects up to 500 energy contracts, one after the other, each as the call for one does; one that is no longer in the version that was read is refused; goes on by itself',
    body: decisionRequest,
    answer: z.object({ id: z.string() }),
    idempotent: true,
  }),
  list: apiCall({
    method: 'GET',
    path: '/api/admin/energy-contracts/decisions',
    access: 'admin',
    status: 200,
    summary: 'The decisions on many energy contracts, newest first, at most twenty',
    answer: z.array(decisionSummary),
  }),
  get: apiCall({
    method: 'GET',
    path: '/api/admin/energy-contracts/decisions/:id',
    access: 'admin',
    status: 200,
    summary: 'One decision on many energy contracts: how far it is, and what became of each',
    params: recordParams,
    answer: decisionRecord,
  }),
};
