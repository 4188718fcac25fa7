// One request to the API: it carries the session cookie, and a refusal becomes an ApiError.
import type { Problem } from '@wattpact/domain/api/problem';
import { apiOrigin } from './api-origin.ts';
import { requestProof } from './fresh-proof.ts';
import { noteBuild } from './served-build.ts';
import { type Answered, repeatedWhenBusy } from './when-busy.ts';

export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.title);
    this.name = 'ApiError';
    this.problem = problem;
  }
  get status(): number {
    return this.problem.status;
  }
}

export const isMissing = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What every request may carry in addition to its input. */
export interface Extras {
  signal?: AbortSignal | undefined;
  /** The version that the caller has seen, sent as `If-Match`; a stale one is refused with 412. */
  version?: number | undefined;
  /** The idempotency key: repeated with the same body within a day, it creates nothing new. */
  idempotencyKey?: string | undefined;
  /** A 401 is an expected answer here (sign-in, "who am I"), not the end of the session. */
  anonymous?: boolean | undefined;
  /** The call is the proof of identity itself, or already carries it: do not ask for a proof again. */
  proven?: boolean | undefined;
}

export interface RequestInput extends Extras {
  params?: Record<string, unknown> | undefined;
  query?: object | undefined;
  body?: unknown;
}

/** Whether the same person has a session; `gone`: the page is being left. */
export type Standing = 'holds' | 'gone' | 'unknown';

/** What happens when a call finds the session gone; the app sets it once. */
export const sessionEnd: { handle: () => Promise<Standing> } = { handle: async () => 'unknown' };

/** Is told of each call that was answered, by method and pattern of its path; set while acts are counted. */
export const afterCall: { note?: ((name: string) => void) | undefined } = {};

export function urlOf(path: string, params: Record<string, unknown> = {}, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  return apiOrigin + filled + (search.size > 0 ? `?${search}` : '');
}

/** The id of the page's own socket while it is connected; set by the socket's module. */
export const ownSocket: { id: string | undefined } = { id: undefined };

function headersOf(method: string, { body, version, idempotencyKey }: RequestInput): Record<string, string> {
  return {
    accept: 'application/json',
    // The server does not send this page the events that this request causes.
    ...(method !== 'GET' && ownSocket.id !== undefined && { 'x-socket-id': ownSocket.id }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
  };
}

/** Something in between, such as a proxy, may have answered in another form. */
const problemOf = (json: unknown, { statusText: title, status, headers }: Response): Problem => {
  const problem = json as Problem | null | undefined;
  if (problem?.status) return problem;
  return { type: '', title, status, code: 'error_unexpected', requestId: headers.get('x-request-id') ?? '' };
};

async function jsonOf(response: Response): Promise<unknown> {
  return response.headers.get('content-type')?.includes('json') ? response.json() : undefined;
}

async function ask(method: string, path: string, input: RequestInput): Promise<Answered> {
  const response = await fetch(urlOf(path, input.params, input.query), {
    method,
    credentials: 'include',
    headers: headersOf(method, input),
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: input.signal ?? null,
  });
  noteBuild(response);
  return { response, json: await jsonOf(response) };
}

/** Another 401 is about the input: a wrong password, an old code. */
const isWithoutSession = ({ response, json }: Answered): boolean =>
  response.status === 401 && problemOf(json, response).code === 'error_not_signed_in';

/** Without a session the server has done nothing, so the call can be repeated with a new session. */
async function inSession(send: () => Promise<Answered>): Promise<Answered> {
  const answer = await send();
  return isWithoutSession(answer) && (await sessionEnd.handle()) === 'holds' ? send() : answer;
}

export async function request<Result>(method: string, path: string, input: RequestInput = {}): Promise<Result> {
  const send = () => repeatedWhenBusy(() => ask(method, path, input), input.signal);
  const answer = await (input.anonymous ? send() : inSession(send));
  if (answer.response.ok) {
    afterCall.note?.(`${method} ${path}`);
    return answer.json as Result;
  }
  const problem = problemOf(answer.json, answer.response);
  if (problem.code === 'error_fresh_sign_in_required' && !input.proven) {
    const proof = await requestProof();
    if (proof === 'given') return request<Result>(method, path, { ...input, proven: true });
    if (proof === 'refused') problem.code = 'error_confirmation_cancelled';
  }
  throw new ApiError(problem);
}

/** The answer of a call whose answer is a file. @throws ApiError with the server's reason */
export async function requestFile(url: string): Promise<Response> {
  const send = async () => {
    const response = await fetch(url, { credentials: 'include' });
    return { response, json: response.ok ? undefined : await jsonOf(response) };
  };
  const { response, json } = await inSession(() => repeatedWhenBusy(send));
  if (!response.ok) throw new ApiError(problemOf(json, response));
  return response;
}
