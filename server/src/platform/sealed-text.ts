// Texts that only this installation can read (sealed) or have written (signed), with a key for each purpose that is
// derived from SECRET_KEY. What SECRET_KEY_PREVIOUS has sealed or signed counts too, so that the key can be changed.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** A text that is sealed or signed for one purpose counts for no other. */
type Purpose =
  | 'second-factor'
  | 'provider-sign-in'
  | 'known-device'
  | 'file-link'
  | 'end-digests'
  | 'idempotency'
  | 'network'
  | 'account'
  | 'backup'
  | 'webhook';

export interface Keys {
  secretKey: string;
  secretKeyPrevious?: string | undefined;
}

const derived = new Map<string, Buffer>();

function keyFor(secretKey: string, purpose: Purpose): Buffer {
  const name = `${purpose} ${secretKey}`;
  const key = derived.get(name) ?? Buffer.from(hkdfSync('sha256', secretKey, '', `wattpact:${purpose}`, 32));
  derived.set(name, key);
  return key;
}

/** Of today, and before it. */
export const allKeys = ({ secretKey, secretKeyPrevious }: Keys): string[] =>
  secretKeyPrevious === undefined ? [secretKey] : [secretKey, secretKeyPrevious];

/** AES-256-GCM; the result is base64url of nonce, tag and ciphertext. */
export function seal({ secretKey }: Keys, purpose: Purpose, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function open(key: Buffer, bytes: Buffer): string | undefined {
  if (bytes.length < 28) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

interface Unsealed {
  text: string;
  /** Sealed with the previous key: to be sealed anew while that one still counts. */
  isOld: boolean;
}

/** Undefined when it was not sealed here, or was changed. */
export function unseal(keys: Keys, purpose: Purpose, sealed: string): Unsealed | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of allKeys(keys)) {
    const text = open(keyFor(key, purpose), bytes);
    if (text !== undefined) return { text, isOld: key !== keys.secretKey };
  }
  return undefined;
}

const macOf = (secretKey: string, purpose: Purpose, text: string): Buffer =>
  createHmac('sha256', keyFor(secretKey, purpose)).update(text).digest();

export const sign = ({ secretKey }: Keys, purpose: Purpose, text: string): string =>
  macOf(secretKey, purpose, text).toString('base64url');

/** Takes the same time wherever the two differ. */
export function isSameText(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export const isSigned = (keys: Keys, purpose: Purpose, text: string, signature: string): boolean =>
  allKeys(keys).some((key) => isSameText(macOf(key, purpose, text).toString('base64url'), signature));
