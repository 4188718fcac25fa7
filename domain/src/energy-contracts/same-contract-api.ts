// The call that asks, before a contract is handed in, whether the register seems to have it.
import { apiCall } from '../api/api-call.ts';
import { sameContractQuestion, sameContractsFound } from './same-contract-question.ts';

export const sameContractApi = {
  find: apiCall({
    method: 'POST',
    path: '/api/energy-contracts/same-contracts',
    access: 'user',
    status: 200,
    summary:
      "Whether contracts of the caller's company with this second party seem to be the same one; for those who may register for the company; changes nothing; after 60 hits in an hour every question is refused",
    body: sameContractQuestion,
    answer: sameContractsFound,
    problems: [403, 409, 429],
  }),
};
