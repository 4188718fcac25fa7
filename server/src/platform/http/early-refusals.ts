// Answers a call that the gate would refuse before Fastify sees it: with its routing, hooks and headers a refusal costs as
// much as a small call, and many times the load would leave no time for those that are let in.
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Problem } from '@wattpact/domain/api/problem';
import type { FastifyInstance, FastifyServerFactory, RouteOptions } from 'fastify';
import { apiHeaders } from '../security/security-headers.ts';
import type { HttpTimeouts } from '../timeouts/http-timeouts.ts';
import { requestIds } from './requests/request-id.ts';

/** A body that is not read keeps its connection busy: whoever sends more is refused in the usual way. */
const longestBody = 16_000;

/** @returns whether it has answered */
type Refuse = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface EarlyRefusals {
  serverFactory: FastifyServerFactory;
  /** Asked for each request from then on. */
  refuse: Refuse;
}

/** The server that Fastify would make itself, with somebody before it. */
export function createEarlyRefusals({ headers, request, silence, keepAlive, check }: HttpTimeouts): EarlyRefusals {
  const early: EarlyRefusals = {
    refuse: () => false,
    serverFactory(handler) {
      const settings = { headersTimeout: headers, connectionsCheckingInterval: check };
      const server = createServer(settings, (asked, answered) => {
        if (!early.refuse(asked, answered)) handler(asked, answered);
      });
      server.keepAliveTimeout = keepAlive;
      server.requestTimeout = request;
      return server.setTimeout(silence);
    },
  };
  return early;
}

/** The addresses of the API that no gate closes. */
function openAddresses(app: FastifyInstance, isExempt: (route: RouteOptions) => boolean): (path: string) => boolean {
  const whole = new Set<string>();
  const beginnings: string[] = [];
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/') || !isExempt(route)) return;
    const [fixed = ''] = route.url.split(/[:*]/);
    if (fixed === route.url) whole.add(fixed);
    else beginnings.push(fixed);
  });
  return (path) => whole.has(path) || beginnings.some((beginning) => path.startsWith(beginning));
}

const isShort = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= longestBody;

interface Refusals {
  isFull: () => boolean;
  isExempt: (route: RouteOptions) => boolean;
  retryAfterSeconds: number;
  /** Of the served pages. */
  build: string | undefined;
  /** Notes that a call is refused. */
  note: () => void;
}

/** Before the routes are added. */
export function refusesBefore(
  app: FastifyInstance,
  { isFull, isExempt, retryAfterSeconds, build, note }: Refusals,
): Refuse {
  const { config, metrics } = app.platform;
  const idOf = requestIds(config.trustProxy);
  const isOpen = openAddresses(app, isExempt);
  /** Those of every answer of the API. */
  const constant = {
    ...apiHeaders(config),
    'cache-control': 'no-store',
    ...(build !== undefined && { 'x-web-build': build }),
  };

  function isMeant(request: IncomingMessage): boolean {
    const [path = ''] = (request.url ?? '').split('?');
    // Pages of another origin need headers to read their answers.
    const isForeign = config.apiHost !== undefined && request.headers.origin !== undefined;
    return path.startsWith('/api/') && !isForeign && isShort(request) && !isOpen(path);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const requestId = idOf(request);
    const about = { type: 'about:blank', title: STATUS_CODES[503] ?? 'Error', status: 503, requestId };
    const body = JSON.stringify({ ...about, code: 'error_too_busy' } satisfies Problem);
    response.writeHead(503, {
      ...constant,
      'content-type': 'application/problem+json',
      'content-length': Buffer.byteLength(body),
      'retry-after': String(retryAfterSeconds),
      'x-request-id': requestId,
      ...(app.draining.isOn && { connection: 'close' }),
    });
    response.end(body);
  }

  return (request, response) => {
    if (!isFull() || !isMeant(request)) return false;
    note();
    answer(request, response);
    metrics?.ended('other', 503, 0);
    return true;
  };
}
