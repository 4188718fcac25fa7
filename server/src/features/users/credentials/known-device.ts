// A device on which the account's owner has signed in before: a stranger's wrong tries do not lock it out.
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config.ts';
import { isSigned, sign } from '../../../platform/sealed-text.ts';
import { cookieName, cookieOptions } from '../../../platform/sessions/session-cookie.ts';

export interface Account {
  id: string;
  password_hash: string | null;
}

const lifetimeSeconds = 365 * 86_400;

/** One cookie per account, so that several people may use one browser. */
const nameFor = (config: Config, { id }: Account) =>
  cookieName(config, `device-${createHash('sha256').update(id).digest('hex').slice(0, 16)}`);

/** A new password makes every device unknown. */
const textOf = ({ id, password_hash }: Account, since: string) => `${id} ${password_hash ?? ''} ${since}`;

export function rememberDevice(reply: FastifyReply, config: Config, account: Account, now: Date): void {
  const since = String(Math.floor(now.getTime() / 1000));
  const signature = sign(config, 'known-device', textOf(account, since));
  reply.setCookie(nameFor(config, account), `${since}.${signature}`, {
    ...cookieOptions(config),
    maxAge: lifetimeSeconds,
  });
}

/** The device's mark, if this account is known on it. */
export function knownDevice(request: FastifyRequest, config: Config, account: Account, now: Date): string | undefined {
  const cookie = request.cookies[nameFor(config, account)];
  const [since = '', signature = ''] = cookie?.split('.') ?? [];
  const age = now.getTime() / 1000 - Number(since);
  if (!/^\d+$/.test(since) || age > lifetimeSeconds) return undefined;
  return isSigned(config, 'known-device', textOf(account, since), signature) ? signature : undefined;
}
