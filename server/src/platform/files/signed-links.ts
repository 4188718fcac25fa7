// Links that open one file for five minutes without a session: anyone who has the link can read the file.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';

const lifetime = 5 * 60_000;

const sign = ({ secretKey }: Config, fileId: string, expires: string) =>
  createHmac('sha256', secretKey).update(`file link\n${fileId}\n${expires}`).digest('base64url');

/** @param origin of the page that asked, so that it may fetch the link */
export function signLink(config: Config, fileId: string, { origin, now }: { origin: string; now: Date }): string {
  const expires = String(now.getTime() + lifetime);
  const query = new URLSearchParams({ expires, signature: sign(config, fileId, expires) });
  return `${origin}/api/files/content/${fileId}?${query}`;
}

interface LinkParts {
  expires: string;
  signature: string;
}

export function isLinkValid(config: Config, fileId: string, { expires, signature }: LinkParts, now: Date): boolean {
  const right = Buffer.from(sign(config, fileId, expires));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given) && now.getTime() <= Number(expires);
}
