// The usual mix of requests, sent by callers that each wait for their answer. No request is repeated: what is refused
// counts.
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Pair } from './market.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  token: string;
  body?: object;
  /** The idempotency key. */
  key?: string;
}

export interface Answered {
  status: number;
  body: string;
  ms: number;
}

const agents = new Map<string, Agent>();
/** Callers keep their connections to nginx, as browsers do. */
const agentOf = (url: string): Agent => {
  const known = agents.get(url) ?? new Agent({ keepAlive: true, maxSockets: 64 });
  agents.set(url, known);
  return known;
};

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part as string;
  return text;
}

/** A connection that breaks is status 0. */
export async function send(url: string, { method, path, token, body, key }: Call): Promise<Answered> {
  const begun = performance.now();
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const call = request(`${url}${path}`, { method, headers, agent: agentOf(url), timeout: 60_000 }, resolve);
      call.on('timeout', () => call.destroy(new Error('no answer'))).on('error', reject);
      call.end(text);
    });
    return { status: answer.statusCode ?? 0, body: await textOf(answer), ms: performance.now() - begun };
  } catch (error) {
    return { status: 0, body: String(error), ms: performance.now() - begun };
  }
}

const market = '/api/search/projects?limit=20';
type Make = (pair: Pair, number: number) => Omit<Call, 'token'>;
const get =
  (path: string | ((pair: Pair) => string)): Make =>
  (pair) => ({ method: 'GET', path: typeof path === 'string' ? path : path(pair) });

/** In hundredths of all requests. */
const mix: [share: number, make: Make][] = [
  [22, (_, number) => ({ method: 'GET', path: `${market}&countries=portugal&maxPrice=${30 + (number % 60)}` })],
  [10, (_, number) => ({ method: 'GET', path: `${market}&sortByPrice=true&page=${1 + (number % 20)}` })],
  [10, get('/api/projects?limit=20')],
  [18, get(({ projectId }) => `/api/projects/${projectId}`)],
  [10, get('/api/negotiations?limit=20')],
  [10, get('/api/notifications')],
  [8, get('/api/tasks')],
  [4, get('/api/users/me')],
  [
    5,
    ({ negotiationId }, number) => ({
      method: 'POST',
      path: `/api/negotiations/${negotiationId}/messages`,
      body: { text: `Message ${number}` },
      key: crypto.randomUUID(),
    }),
  ],
  [
    3,
    ({ projectId }, number) => ({
      method: 'PATCH',
      path: `/api/projects/${projectId}/settings`,
      body: { isPublishedInMarketplace: number % 2 === 0 },
    }),
  ],
];
const picks = mix.flatMap(([share, make]) => Array.from({ length: share }, () => make));

/** The same sequence in every round; 37 is prime to 100, so the kinds are spread evenly. */
export function usualCall(pairs: readonly Pair[], number: number): Call {
  const pair = pairs[number % pairs.length] as Pair;
  const make = picks[(number * 37) % picks.length] as Make;
  const call = make(pair, number);
  const byBuyer = call.method === 'GET' && number % 3 === 0 && !call.path.includes(pair.projectId);
  return { ...call, token: byBuyer ? pair.buyer.token : pair.seller.token };
}

export interface Load {
  answered: number;
  longestMs: number;
  /** Each answer that was not a success, in short. */
  refused: string[];
}

/** @param goesOn is asked before each request */
export async function load(
  url: string,
  callOf: (number: number) => Call,
  { callers, goesOn }: { callers: number; goesOn: (number: number) => boolean },
): Promise<Load> {
  const outcome: Load = { answered: 0, longestMs: 0, refused: [] };
  let next = 0;
  const caller = async () => {
    for (let number = next++; goesOn(number); number = next++) {
      const call = callOf(number);
      const { status, body, ms } = await send(url, call);
      outcome.longestMs = Math.max(outcome.longestMs, ms);
      if (status >= 200 && status < 300) outcome.answered += 1;
      else outcome.refused.push(`${call.method} ${call.path} ${status} ${body.slice(0, 120)}`);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return outcome;
}

export function endConnections(): void {
  for (const agent of agents.values()) agent.destroy();
}
