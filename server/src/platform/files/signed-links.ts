// Links that open one file for five minutes without a session: anyone who has the link can read the file.
import type { Config } from '../config.ts';
import { isSigned, sign } from '../sealed-text.ts';

const lifetime = 5 * 60_000;

const textOf = (fileId: string, expires: string) => `${fileId}\n${expires}`;

/** @param origin of the page that asked, so that it may fetch the link */
export function signLink(config: Config, fileId: string, { origin, now }: { origin: string; now: Date }): string {
  const expires = String(now.getTime() + lifetime);
  const query = new URLSearchParams({ expires, signature: sign(config, 'file-link', textOf(fileId, expires)) });
  return `${origin}/api/files/content/${fileId}?${query}`;
}

interface LinkParts {
  expires: string;
  signature: string;
}

export const isLinkValid = (config: Config, fileId: string, { expires, signature }: LinkParts, now: Date): boolean =>
  isSigned(config, 'file-link', textOf(fileId, expires), signature) && now.getTime() <= Number(expires);
