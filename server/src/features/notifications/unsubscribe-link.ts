// The link in every digest that ends the digests without a session: anybody with the mail may use it (RFC 8058).
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../platform/config.ts';

const sign = ({ secretKey }: Config, userId: string) =>
  createHmac('sha256', secretKey).update(`end digests\n${userId}`).digest('base64url');

export const unsubscribeUrl = (config: Config, userId: string): string =>
  `${config.publicUrl}/api/notifications/unsubscribe?${new URLSearchParams({ user: userId, signature: sign(config, userId) })}`;

export function isUnsubscribeValid(config: Config, { user, signature }: { user: string; signature: string }): boolean {
  const right = Buffer.from(sign(config, user));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given);
}
