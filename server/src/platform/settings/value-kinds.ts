// The kinds of values that settings take. Each message follows the setting's name: "PORT must be a whole number …".
import { z } from 'zod';

export const onOff = z
  .enum(['on', 'off', 'true', 'false', '1', '0', 'yes', 'no'], 'must be on or off')
  .transform((word) => ['on', 'true', '1', 'yes'].includes(word));

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`);

export const isAddress = (text: string, protocol: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === protocol;

export const address = (...protocols: string[]) =>
  z.string().refine((text) => protocols.some((protocol) => isAddress(text, protocol)), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Without a slash at its end. */
export const webAddress = address('http:', 'https:').transform((text) => text.replace(/\/+$/, ''));

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `must be one of ${words.join(', ')}`);

export const hostName = z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'must be a host name, with a port if need be');

export const mailAddress = z.email('must be an e-mail address');

/** "Wattpact <no-reply@example.org>" or the bare address. */
export const sender = z
  .string()
  .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'must be an e-mail address, or Name <address>');

/** Every fourth random key of 64 hexadecimal digits lacks one of the sixteen, so twelve are enough. */
const isVaried = (key: string) => new Set(key).size >= (/^[0-9a-f]{64,}$/i.test(key) ? 12 : 16);

export const secretKey = z
  .string()
  .min(32, 'must have at least 32 characters')
  .refine(
    isVaried,
    'must have at least 16 different characters (12 where it is 64 hexadecimal digits or more): make one with `openssl rand -base64 32`',
  );
