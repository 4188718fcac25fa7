// The headers of a webhook, in the form of the Standard Webhooks specification: https://www.standardwebhooks.com
import { createHmac, randomBytes } from 'node:crypto';
import { secretPrefix, signedText } from '@wattpact/domain/webhooks/webhook-body';
import type { Config } from '../../platform/config.ts';
import { seal, unseal } from '../../platform/sealed-text.ts';

/** In bytes: as long as the hash. */
const secretLength = 32;

/** `whsec_` and base64, as the libraries of the specification take it. */
export const newSecret = (): string => secretPrefix + randomBytes(secretLength).toString('base64');

export const sealSecret = (config: Config, secret: string): string => seal(config, 'webhook', secret);

/** Undefined where neither the key of today nor the one before has sealed it. */
export const unsealSecret = (config: Config, sealed: string) => unseal(config, 'webhook', sealed);

function signatureOf(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return `v1,${createHmac('sha256', key)
    .update(signedText(id, timestamp, body))
    .digest('base64')}`;
}

interface Signed {
  messageId: string;
  body: string;
  isReplay: boolean;
  now: Date;
  /** The present one first; the one before while it counts. */
  secrets: readonly string[];
}

/** The time is that of the try: a receiver refuses what is older than some minutes. */
export function signedHeaders({ messageId, body, isReplay, now, secrets }: Signed): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'Wattpact-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map((secret) => signatureOf(secret, messageId, timestamp, body)).join(' '),
    ...(isReplay && { 'wattpact-replay': 'true' }),
  };
}
