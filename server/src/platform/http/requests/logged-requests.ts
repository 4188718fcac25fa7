// What the log contains of a request: never a signature, a token or a code of a link.
import type { FastifyRequest } from 'fastify';

const openPaths = /^\/api\/(?!auth\/|files\/content\/)/;
/** Open paths need none of these parameters; one that is sent there by mistake is still secret. */
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
  /** The multipart parser gets all headers, including the session. */
  busboyOptions: ({ limits }: { limits?: unknown }) => ({ limits }),
};
