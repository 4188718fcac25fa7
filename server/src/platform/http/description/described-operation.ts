// What the description says of a call beyond its schemas: its id, who may make it, its headers, and what each status
// means.
import type { Access, ApiCall } from '@wattpact/domain/api/api-call';

const who: Record<Access, string> = {
  public: 'Anybody, without a session.',
  user: 'Anybody who is signed in.',
  market: 'People with a role in an approved company, and administrators.',
  trader: 'People with a role in an approved company.',
  admin: 'Administrators.',
};

const meanings: Record<number, string> = {
  302: 'Leads to another address',
  400: 'The input is not valid: `errors` names each field with the reason',
  401: 'There is no valid session',
  403: 'The caller may not do this',
  404: 'There is no such record, or the caller may not know of it',
  408: 'The body did not arrive in time',
  409: 'The state of the record, or another record, forbids it',
  412: 'The record has changed since the version in `If-Match`',
  413: 'The body is too large',
  415: 'The body has another type than the call takes',
  429: 'Too often: try again after `Retry-After`',
  500: 'A failure of the server; `requestId` finds it in the log',
  503: 'Busy or interrupted for the moment: try again after `Retry-After`',
};

const pascalCase = (word: string) => word.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `GET /api/energy-contracts/:id/versions` is `getEnergyContractsByIdVersions`: as stable as the address. */
export const operationId = ({ method, path }: Pick<ApiCall, 'method' | 'path'>): string =>
  method.toLowerCase() +
  path
    .split('/')
    .slice(2)
    .map((part) => (part.startsWith(':') ? `By${pascalCase(part.slice(1))}` : pascalCase(part)))
    .join('');

/** `admin energy-contracts`: the administrators' calls of a kind stand apart. */
export function tagOf({ path }: Pick<ApiCall, 'path'>): string {
  const isAdministrators = path.startsWith('/api/admin/');
  const name = path.split('/')[isAdministrators ? 3 : 2]?.replace(/^:kind$/, 'cases') ?? 'service';
  return isAdministrators ? `admin ${name}` : name;
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'Chosen by the caller, new for each record. The same call with the same key and body gets the first answer again for 24 hours and creates nothing; with another body it is refused with 409.',
} as const;

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  schema: { type: 'string' },
  description:
    'The `version` on which the change is based, such as `"3"`. If the record has another one by now, the call is refused with 412 and changes nothing.',
} as const;

const header = (type: 'string' | 'integer', description: string) => ({ schema: { type }, description });
const requestIdHeader = { 'X-Request-Id': header('string', 'Finds the request in the log of the server.') };
const retryAfter = { 'Retry-After': header('integer', 'Seconds to wait.') };
const location = { Location: header('string', 'The other address.') };
const etag = { ETag: header('string', 'The version of the record, for `If-Match`.') };

export const headerParameters = ({ idempotent, versioned }: ApiCall): readonly object[] => [
  ...(idempotent ? [idempotencyKey] : []),
  ...(versioned ? [ifMatch] : []),
];

const rateLimit = {
  'RateLimit-Policy': header('string', 'To calls with an API key: how many it may make in how many seconds.'),
  RateLimit: header('string', 'To calls with an API key: how many are left, as `r`.'),
};

/** @param hasVersion whether the record of the answer has a version */
export const responseHeaders = (status: number, { forKeys }: ApiCall, hasVersion: boolean): object => ({
  ...requestIdHeader,
  ...(forKeys && (status < 300 || status === 429) && rateLimit),
  ...((status === 429 || status === 503) && retryAfter),
  ...(status === 302 && location),
  ...(status < 300 && hasVersion && etag),
});

export const meaningOf = (status: number, call: ApiCall): string => meanings[status] ?? call.summary;

/** The first paragraph says who may call; rights on the single record come on top. */
export const accessSentence = ({ access, forKeys }: Pick<ApiCall, 'access' | 'forKeys'>): string =>
  forKeys && access !== 'public' ? `${who[access]} API keys too.` : who[access];
