// The cookie of a session in browsers: scripts cannot read it, and browsers send it to this host alone.
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
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

export function setSessionCookie(reply: FastifyReply, config: Config, token: string, isAdmin: boolean): void {
  const { total } = isAdmin ? sessionLimits.admin : sessionLimits.user;
  reply.setCookie(sessionCookie(config), token, { ...cookieOptions(config), maxAge: total / 1000 });
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  reply.clearCookie(sessionCookie(config), cookieOptions(config));
}
