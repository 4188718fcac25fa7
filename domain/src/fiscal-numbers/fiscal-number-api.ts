// The calls that look a fiscal number up.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { userLimits } from '../api/user-limits.ts';
import { fiscalInfo } from '../calls/record-schemas.ts';
import { countries } from '../terms/enumerations.ts';

export const fiscalNumberApi = {
  info: apiCall({
    method: 'GET',
    path: '/api/fiscal-info/fiscal-number/:number',
    access: 'user',
    status: 200,
    summary: 'Name and address of the approved legal entity with this number, or of an outside register, by setting',
    params: z.strictObject({ number: z.string() }),
    query: z.object({ country: z.enum(countries).optional() }),
    // Said of what the register suggests: it is to be confirmed, and any part of the address may be empty.
    answer: fiscalInfo.extend({ source: z.literal('register').optional() }),
    problems: [429],
  }),
  verify: apiCall({
    method: 'GET',
    path: '/api/fiscal-number/:country/:number',
    access: 'user',
    status: 200,
    summary: 'Whether a number is valid in a country, and whether an entity here has it',
    params: z.strictObject({ country: z.enum(countries), number: z.string() }),
    answer: z.object({ valid: z.boolean(), existsInDatabase: z.boolean() }),
    problems: [400],
    perUser: userLimits.fiscalNumber,
  }),
};
