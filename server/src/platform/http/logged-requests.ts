// What the log says of a request: no signature, no token, no code of a link ever stands in it.
import type { FastifyRequest } from 'fastify';

const openPaths = /^\/api\/(?!auth\/|files\/content\/)/;

/** The address without its query, where that may hold a secret: links to files, links in mails, sign-in callbacks. */
export function redactUrl(url: string): string {
  const at = url.indexOf('?');
  return at === -1 || openPaths.test(url) ? url : url.slice(0, at);
}

/** For pino: takes the place of Fastify's own. */
export const requestSerializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({ method, url: redactUrl(url), host, remoteAddress: ip }),
};
