// The calls about a company's API keys.
import { z } from 'zod';
import { apiCall } from '../api/api-call.ts';
import { recordParams } from '../fields/texts.ts';
import { apiKeyLevels, apiKeyStates, newApiKey } from './api-key.ts';

export const apiKeyRecord = z
  .object({
    id: z.string(),
    name: z.string(),
    level: z.enum(apiKeyLevels),
    /** What it may do now: less than `level` when its maker may do less; null unless it is active. */
    effectiveLevel: z.enum(apiKeyLevels).nullable(),
    state: z.enum(apiKeyStates),
    /** The last signs of the key. */
    hint: z.string(),
    /** Null once the account was erased. */
    createdBy: z.string().nullable(),
    createdAt: z.string(),
    expiresOn: z.string().nullable(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKeyRecord = z.infer<typeof apiKeyRecord>;

export const apiKeyApi = {
  list: apiCall({
    method: 'GET',
    path: '/api/legal-entities/:id/api-keys',
    access: 'user',
    status: 200,
    summary: 'The API keys of a company that were not ended, newest first',
    params: recordParams,
    answer: z.array(apiKeyRecord),
    problems: [403],
  }),
  /** Without an idempotency key: the answer would be stored, and the key in it. A name is used once at a time. */
  create: apiCall({
    method: 'POST',
    path: '/api/legal-entities/:id/api-keys',
    access: 'user',
    status: 201,
    summary: 'Makes an API key of an approved company; this answer alone has the key itself',
    params: recordParams,
    body: newApiKey,
    answer: apiKeyRecord.extend({ key: z.string() }),
    problems: [409],
    freshProof: true,
  }),
  end: apiCall({
    method: 'DELETE',
    path: '/api/legal-entities/:id/api-keys/:keyId',
    access: 'user',
    status: 204,
    summary: 'Ends an API key at once',
    params: z.strictObject({ id: z.string(), keyId: z.string() }),
  }),
};
