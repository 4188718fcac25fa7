// Where the API has a host of its own (API_HOST), the apps' pages call it from another origin: exactly those of PUBLIC_URL
// and ADMIN_HOST may read its answers, with the session's cookie.
import type { FastifyInstance } from 'fastify';
import { appUrl, isApiHost } from '../app-url.ts';
import type { Config } from '../config.ts';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const sentHeaders = 'authorization, content-type, idempotency-key, if-match, x-socket-id';
const readHeaders = 'content-disposition, etag, retry-after, x-request-id, x-web-build';
/** In seconds, for which a browser remembers the answer to its preflight; Chromium takes two hours at most. */
const remembered = '7200';

/** The origins of the two apps' pages. */
export const pageOrigins = (config: Config): string[] => [
  ...new Set([false, true].map((isAdmin) => new URL(appUrl(config, isAdmin)).origin)),
];

export function useCrossOrigin(app: FastifyInstance): void {
  const { config } = app.platform;
  if (config.apiHost === undefined) return;
  const allowed = pageOrigins(config);
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiHost(config, request.headers.host) || !request.url.startsWith('/api/')) return;
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !allowed.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': readHeaders,
    });
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': sentHeaders,
        'access-control-max-age': remembered,
      })
      .send();
  });
}
