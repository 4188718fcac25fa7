// The client of the Wattpact API: typed calls that are repeated where that is safe, and refusals as errors.
import createFetchClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.gen.ts';
import { patientFetch, type RepeatOptions } from './patient-fetch.ts';
import { problemOf } from './wattpact-problem.ts';

export type { components, operations, paths } from './api.gen.ts';
export { type FieldProblem, WattpactProblem } from './wattpact-problem.ts';

export interface WattpactOptions extends RepeatOptions {
  /** The address of the installation, such as `https://market.example`, without `/api`. */
  baseUrl: string;
  /** An API key of a company, or the token of a session. Without one only public calls answer. */
  key?: string;
}

export type WattpactClient = Client<paths>;

/**
 * Calls are made by method and path: `client.GET('/api/projects', { params: { query: { limit: 20 } } })`. A refused
 * call throws `WattpactProblem`. Calls that change nothing, and creating calls (which get an `Idempotency-Key`), are
 * repeated after a lost connection, 429 and 503; others only after 429, which is refused before anything is done.
 */
export function createWattpactClient({ baseUrl, key, ...repeats }: WattpactOptions): WattpactClient {
  const client = createFetchClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: patientFetch(repeats),
    ...(key !== undefined && { headers: { authorization: `Bearer ${key}` } }),
  });
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await problemOf(response);
    },
  });
  return client;
}

/** The answer of a call, without its envelope: `const page = await answerOf(client.GET('/api/projects'));` */
export async function answerOf<Data>(call: Promise<{ data?: Data }>): Promise<NonNullable<Data>> {
  const { data } = await call;
  if (data === undefined || data === null) throw new Error('The call has no answer.');
  return data;
}
