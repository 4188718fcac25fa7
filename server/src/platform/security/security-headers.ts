// Headers that restrict the browser to this site: no inline script, no frame, no foreign source, no caching.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { apiUrl } from '../app-url.ts';
import type { Config } from '../config.ts';

const self = ["'self'"];
const none = ["'none'"];
const sources = {
  defaultSrc: self,
  scriptSrc: self,
  workerSrc: self,
  styleSrc: self,
  imgSrc: [...self, 'data:', 'blob:'],
  fontSrc: self,
  connectSrc: self,
  objectSrc: none,
  baseUri: none,
  formAction: self,
  frameAncestors: none,
};

/** The API's own host answers calls, sockets, and the pictures of people. */
function directivesOf(config: Config) {
  const { origin } = new URL(apiUrl(config));
  const other = config.apiHost === undefined ? [] : [origin];
  return {
    ...sources,
    imgSrc: [...sources.imgSrc, ...other],
    connectSrc: [...self, ...other, ...other.map((one) => one.replace(/^http/, 'ws'))],
    ...(config.secure && { upgradeInsecureRequests: [] }),
  };
}
const referrer = 'strict-origin-when-cross-origin';
/**
 * For subdomains too, unless the operator serves some without TLS: a page on one of them could otherwise be forged and
 * set cookies for this host.
 */
const transportOf = ({ secure, hstsSubdomains }: Config) =>
  secure && { maxAge: 31_536_000, includeSubDomains: hstsSubdomains };
/** No page uses the device; the clipboard, which pages write to, is not named. */
const permissions = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

const policyOf = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...values].join(' '))
    .join(';');

/** The same for every answer of the API, because making them costs as much as finding the session. */
export function apiHeaders(config: Config): Readonly<Record<string, string>> {
  const transport = transportOf(config);
  const subdomains = config.hstsSubdomains ? '; includeSubDomains' : '';
  return Object.freeze({
    'content-security-policy': policyOf(directivesOf(config)),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': config.apiHost === undefined ? 'same-origin' : 'same-site',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissions,
    'referrer-policy': referrer,
    ...(transport && { 'strict-transport-security': `max-age=${transport.maxAge}${subdomains}` }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
}

export async function useSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { config } = app.platform;
  // Each page has a nonce for the style tags that its own script adds: `reply.cspNonce.style`.
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: directivesOf(config),
    },
    strictTransportSecurity: transportOf(config),
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: referrer },
  });
  const constant = apiHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.call) reply.headers(constant);
    else reply.header('permissions-policy', permissions);
  });
  app.addHook('onSend', async (request, reply) => {
    // API answers are personal, and an unknown address may be known tomorrow, so no shared computer and no proxy may cache
    // them unless the call says otherwise.
    const isKept = !request.url.startsWith('/api/') && reply.statusCode < 400;
    if (!isKept && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
