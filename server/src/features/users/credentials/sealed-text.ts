// Texts that only this installation can read (sealed) or have written (signed), with keys derived from SECRET_KEY.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/** The purpose of the key: a text sealed for one purpose does not open for another. */
type Purpose = 'second-factor' | 'provider-sign-in' | 'known-device';

const keyFor = (secretKey: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', `wattpact:${purpose}`, 32));

/** AES-256-GCM; the result is base64url of nonce, tag and ciphertext. */
export function seal(secretKey: string, purpose: Purpose, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Undefined when it was not sealed here, or was changed. */
export function unseal(secretKey: string, purpose: Purpose, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < 28) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secretKey, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

export const sign = (secretKey: string, purpose: Purpose, text: string): string =>
  createHmac('sha256', keyFor(secretKey, purpose)).update(text).digest('base64url');

export function isSigned(secretKey: string, purpose: Purpose, text: string, signature: string): boolean {
  const expected = Buffer.from(sign(secretKey, purpose, text));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
