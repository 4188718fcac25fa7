// The person behind a socket: the session of its handshake, looked up again each time it matters.
import type { Socket } from 'socket.io';
import { steadyNow } from '../clock.ts';
import type { SignedIn } from '../http/context.ts';
import { allowedOrigins, isForeign } from '../http/guard.ts';
import type { Platform } from '../platform.ts';
import { sessionCookie } from '../sessions/session-cookie.ts';
import { findSession } from '../sessions/session-queries.ts';

const cookieOf = (header: string | undefined, name: string): string | undefined =>
  header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The handshake's bearer token takes precedence over the cookie. */
export async function identify({ config, db }: Platform, { handshake }: Socket): Promise<SignedIn | null> {
  const { auth, headers } = handshake;
  const given = (auth as { token?: unknown }).token;
  if (typeof given === 'string') return findSession(db, given, steadyNow());
  if (isForeign(headers, allowedOrigins(config))) return null;
  const token = cookieOf(headers.cookie, sessionCookie(config));
  return token ? findSession(db, token, steadyNow()) : null;
}
