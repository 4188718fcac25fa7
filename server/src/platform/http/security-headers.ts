// Headers that restrict the browser to this site: no inline script, no frame, no foreign source, no caching.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const self = ["'self'"];
const none = ["'none'"];
const sources = {
  defaultSrc: self,
  scriptSrc: self,
  styleSrc: self,
  imgSrc: [...self, 'data:', 'blob:'],
  fontSrc: self,
  connectSrc: self,
  objectSrc: none,
  baseUri: none,
  formAction: self,
  frameAncestors: none,
};
const directivesOf = (secure: boolean) => ({ ...sources, ...(secure && { upgradeInsecureRequests: [] }) });
const referrer = 'strict-origin-when-cross-origin';
const transport = { maxAge: 31_536_000, includeSubDomains: false };

const policyOf = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...values].join(' '))
    .join(';');

/** The same for every answer, because making them costs as much as finding the session. */
const apiHeaders = (secure: boolean): Readonly<Record<string, string>> =>
  Object.freeze({
    'content-security-policy': policyOf(directivesOf(secure)),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': referrer,
    ...(secure && { 'strict-transport-security': `max-age=${transport.maxAge}` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });

export async function useSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { secure } = app.platform.config;
  // Each page has a nonce for the style tags that its own script adds: `reply.cspNonce.style`.
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: directivesOf(secure),
    },
    strictTransportSecurity: secure ? transport : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: referrer },
  });
  const constant = apiHeaders(secure);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.call) reply.headers(constant);
  });
  app.addHook('onSend', async (request, reply) => {
    // API answers are personal, so no shared computer and no proxy may cache them unless the call says otherwise.
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
