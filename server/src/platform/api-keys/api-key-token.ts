// The secret of an API key: `wattpact_`, 43 random letters and digits, and a checksum of six by which a mistyped key, and
// most of what only looks like one, is told without asking the database. Scanners for secrets find it by its form.
import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { apiKeyPattern } from '@wattpact/domain/api-keys/api-key';

const prefix = 'wattpact_';
const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 43 signs of 62 are 256 bits. */
const secretLength = 43;
const checksumLength = 6;

function checksumOf(secret: string): string {
  let rest = crc32(secret);
  let written = '';
  for (let place = 0; place < checksumLength; place += 1) {
    written = (signs[rest % signs.length] ?? '') + written;
    rest = Math.floor(rest / signs.length);
  }
  return written;
}

export function newApiKeyToken(): string {
  const secret = prefix + Array.from({ length: secretLength }, () => signs[randomInt(signs.length)]).join('');
  return secret + checksumOf(secret);
}

/** Whether it claims to be an API key; a session's token never does. */
export const isApiKeyToken = (token: string): boolean => token.startsWith(prefix);

/** Whether it may be a key at all. */
export const isWellFormed = (token: string): boolean =>
  apiKeyPattern.test(token) && token.endsWith(checksumOf(token.slice(0, -checksumLength)));

/** Its random part has 256 bits, so a hash without a salt is as good as one with. */
export const hashApiKey = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The last signs, by which its owner tells it from others. */
export const hintOf = (token: string): string => token.slice(-4);
