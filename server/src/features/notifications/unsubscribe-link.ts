// The link in every digest that ends the digests without a session: anybody with the mail may use it (RFC 8058).
// It never expires, because mail programs offer it for as long as the mail is kept; it ends digests and nothing else.
import { createHmac } from 'node:crypto';
import type { Config } from '../../platform/config.ts';
import { allKeys, isSameText, isSigned, sign } from '../../platform/sealed-text.ts';

export const unsubscribeUrl = (config: Config, userId: string): string =>
  `${config.publicUrl}/api/notifications/unsubscribe?${new URLSearchParams({ user: userId, signature: sign(config, 'end-digests', userId) })}`;

/** Digests bore this signature until each purpose had a key of its own; people keep those mails. */
const oldSignature = (secretKey: string, userId: string): string =>
  createHmac('sha256', secretKey).update(`end digests\n${userId}`).digest('base64url');

export const isUnsubscribeValid = (config: Config, { user, signature }: { user: string; signature: string }): boolean =>
  isSigned(config, 'end-digests', user, signature) ||
  allKeys(config).some((key) => isSameText(oldSignature(key, user), signature));
