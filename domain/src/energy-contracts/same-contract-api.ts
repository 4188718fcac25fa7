// The call that asks, before a contract is handed in, whether the register seems to have it, and those by which an
// administrator says that two registrations which look the same are two contracts.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { energyContractRecord } from './energy-contract-api.ts';
import { sameContractQuestion, sameContractsFound } from './same-contract-question.ts';

const pairParams = z.strictObject({ id: z.string(), energyContractId: z.string() });

export const sameContractApi = {
  find: apiCall({
    method: 'POST',
    path: '/api/energy-contracts/same-contracts',
    access: 'user',
    forKeys: true,
    status: 200,
    summary:
      "Whether contracts of the caller's company with this second party seem to be the same one; for those who may register for the company; changes nothing; after 60 hits in an hour every question is refused",
    body: sameContractQuestion,
    answer: sameContractsFound,
    problems: [403, 409, 429],
  }),
  markDistinct: apiCall({
    method: 'POST',
    path: '/api/admin/energy-contracts/:id/distinct-from/:energyContractId',
    access: 'admin',
    status: 200,
    summary:
      'Says that two energy contracts which look the same are two: neither is marked because of the other, and both count',
    params: pairParams,
    answer: energyContractRecord,
    problems: [404, 409],
    versioned: true,
  }),
  unmarkDistinct: apiCall({
    method: 'DELETE',
    path: '/api/admin/energy-contracts/:id/distinct-from/:energyContractId',
    access: 'admin',
    status: 200,
    summary: 'Takes back that two energy contracts are two; what the statistics count already goes on counting',
    params: pairParams,
    answer: energyContractRecord,
    problems: [404, 409],
    versioned: true,
  }),
};
