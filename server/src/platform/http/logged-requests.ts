// What the log says of a request: no signature, no token, no code of a link ever stands in it.
import type { FastifyRequest } from 'fastify';

const openPaths = /^\/api\/(?!auth\/|files\/content\/)/;
/** Elsewhere nobody needs them; who sends them all the same meant a place that does. */
const secretNames = /([?&](?:token|code|state|signature|challenge|password)=)[^&]*/gi;

/** The address without its query, where that may hold a secret: links to files, links in mails, sign-in callbacks. */
function redactUrl(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  return openPaths.test(url) ? url.replace(secretNames, '$1-') : url.slice(0, at);
}

/** For pino: takes the place of Fastify's own. */
export const requestSerializers = {
  req: ({ method, url, host, ip }: FastifyRequest) => ({ method, url: redactUrl(url), host, remoteAddress: ip }),
  /** The multipart parser is given all headers, the session among them. */
  busboyOptions: ({ limits }: { limits?: unknown }) => ({ limits }),
};
