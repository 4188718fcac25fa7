// The cookie of a session in browsers: scripts cannot read it, and browsers send it to this host alone.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiUrl } from '../app-url.ts';
import type { Config } from '../config.ts';
import { sharedDomain } from '../same-site.ts';
import { sessionLimits } from './session-queries.ts';

/** The attributes of all our cookies; `__Host-` demands the path and the absence of a domain. */
export const cookieOptions = (config: Config): CookieSerializeOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: config.secure,
});

/** The name of one of our cookies, bound to this host where the connection is encrypted. */
export const cookieName = (config: Config, name: string): string => (config.secure ? `__Host-${name}` : name);

export const sessionCookie = (config: Config): string => cookieName(config, 'session');

/**
 * Where the API has a host of its own, the pages' host does not receive the session's cookie. This one says only that there
 * is a session, so that the home address answers with the app.
 */
const signedInCookie = 'signed_in';

function signedInOptions(config: Config): CookieSerializeOptions | undefined {
  const [page, api] = [new URL(config.publicUrl).hostname, new URL(apiUrl(config)).hostname];
  const domain = sharedDomain(page, api);
  // On another port of the same host the cookies are the same.
  return page === api || domain === undefined ? undefined : { ...cookieOptions(config), domain };
}

/** Whether the browser that asks for a page seems to have a session. */
export const seemsSignedIn = ({ cookies }: FastifyRequest, config: Config): boolean =>
  cookies[sessionCookie(config)] !== undefined ||
  (signedInOptions(config) !== undefined && cookies[signedInCookie] !== undefined);

export function setSessionCookie(reply: FastifyReply, config: Config, token: string, isAdmin: boolean): void {
  const maxAge = (isAdmin ? sessionLimits.admin : sessionLimits.user).total / 1000;
  reply.setCookie(sessionCookie(config), token, { ...cookieOptions(config), maxAge });
  const shared = signedInOptions(config);
  if (shared) reply.setCookie(signedInCookie, '1', { ...shared, maxAge });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookie(config), cookieOptions(config));
  const shared = signedInOptions(config);
  if (shared) reply.clearCookie(signedInCookie, shared);
}
