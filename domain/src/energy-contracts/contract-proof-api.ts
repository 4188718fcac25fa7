// The calls that give a contract out of the product and let others check it: the whole contract as a file, the
// certificate of its registration, and the page behind the certificate's code.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { recordParams } from '../fields/texts.ts';
import { languages } from '../terms/enumerations.ts';
import { energyContractStatuses } from './energy-contract-status.ts';

/** Defaults to the reader's language. */
const language = z.enum(languages).optional();

export const verification = z
  .object({
    number: z.string(),
    handedInAt: z.string(),
    approvedAt: z.string(),
    status: z.enum(energyContractStatuses),
    termsHash: z.string(),
  })
  .meta({ id: 'ContractVerification' });
export type Verification = z.infer<typeof verification>;

export const contractProofApi = {
  download: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/:id/download',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The whole contract as a PDF, which has its terms as JSON attached, or as JSON alone',
    params: recordParams,
    query: z.object({ format: z.enum(['pdf', 'json']).default('pdf'), language }),
    perUser: userLimits.document,
    raw: 'download',
  }),
  certificate: apiCall({
    method: 'GET',
    path: '/api/energy-contracts/:id/certificate',
    access: 'user',
    forKeys: true,
    status: 200,
    summary: 'The certificate of a registration as a PDF, from the first approval on',
    params: recordParams,
    query: z.object({ language }),
    problems: [409],
    perUser: userLimits.document,
    raw: 'download',
  }),
  verify: apiCall({
    method: 'GET',
    path: '/api/verify/:code',
    access: 'public',
    forKeys: true,
    status: 200,
    summary:
      'What a certificate with this code certifies, without parties and prices; 60 an hour for each client address',
    params: z.strictObject({ code: z.string() }),
    answer: verification,
    problems: [429],
  }),
};
